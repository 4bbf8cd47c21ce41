import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'Sleep Log', hi: 'नींद' });
export const hoursShort = onPages({ en: 'Sleep (hrs)', hi: 'नींद (घंटे)' });
export const hours = onPages({ en: 'Sleep (hours)', hi: 'नींद (घंटे)' });
export const slept = onPages({ en: 'Slept', hi: 'नींद' });
export const ofSleep = onPages({
  en: (duration: string) => `${duration} of sleep`,
  hi: (duration) => `${duration} की नींद`,
});
export const add = onPages({ en: 'Add sleep', hi: 'नींद जोड़ें' });
export const edit = onPages({ en: 'Edit sleep', hi: 'नींद की एंट्री बदलें' });
export const notAdded = onPages({ en: 'Failed to add sleep log', hi: 'नींद दर्ज नहीं हुई' });
export const notSaved = onPages({ en: 'Failed to save', hi: 'सेव नहीं हुआ' });
