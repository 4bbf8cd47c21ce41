import { onPages } from '../locale.ts';

export const title = onPages({ en: 'Today', hi: 'आज' });
/** "Still to go: 52 g of protein, 1.2 l of water" */
export const toGo = onPages({
  en: (what: string) => `Still to go: ${what}`,
  hi: (what) => `अभी बाक़ी: ${what}`,
});
export const ofWhat = onPages({
  en: (amount: string, what: string) => `${amount} of ${what.toLowerCase()}`,
  hi: (amount, what) => `${amount} ${what}`,
});
export const allDone = onPages({
  en: 'You’ve reached your protein and water targets.',
  hi: 'आज का प्रोटीन और पानी पूरा हुआ।',
});
export const nothingNext = onPages({ en: 'No upcoming reminders.', hi: 'आगे कोई रिमाइंडर नहीं है।' });
export const allTold = onPages({ en: 'Today’s medicines are done.', hi: 'आज की दवाइयाँ पूरी हुईं।' });
export const addReminder = onPages({ en: 'Add a reminder', hi: 'रिमाइंडर जोड़ें' });
