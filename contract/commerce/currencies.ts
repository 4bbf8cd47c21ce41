/** What Telegram calls its Stars in place of a currency. */
export const starsCurrency = 'XTR';
export const currencies = ['INR', starsCurrency] as const;
export type Currency = (typeof currencies)[number];
