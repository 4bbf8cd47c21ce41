import { onPages } from '../locale.ts';

export const day = onPages({ en: 'Day', hi: 'दिन' });
export const previousDay = onPages({ en: 'Previous day', hi: 'पिछला दिन' });
export const nextDay = onPages({ en: 'Next day', hi: 'अगला दिन' });
export const show = onPages({ en: 'Show', hi: 'तारीख़ चुनें' });
