import { onPages } from '../../locale.ts';

export const title = onPages({ en: 'Weight Log', hi: 'वज़न' });
export const weight = onPages({ en: 'Weight', hi: 'वज़न' });
export const weightIn = onPages({ en: (unit: string) => `Weight (${unit})`, hi: (unit) => `वज़न (${unit})` });
export const weighIn = onPages({ en: 'Weigh-in', hi: 'वज़न' });
export const add = onPages({ en: 'Add weight', hi: 'वज़न जोड़ें' });
export const edit = onPages({ en: 'Edit weight', hi: 'वज़न बदलें' });
export const notAdded = onPages({ en: 'Failed to add weight log', hi: 'वज़न दर्ज नहीं हुआ' });
export const notLogged = onPages({ en: 'Failed to log weight', hi: 'वज़न दर्ज नहीं हुआ' });
export const notSaved = onPages({ en: 'Failed to save', hi: 'सेव नहीं हुआ' });
