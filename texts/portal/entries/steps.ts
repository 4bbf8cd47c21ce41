import { onPages } from '../../locale.ts';

export const steps = onPages({ en: 'Steps', hi: 'कदम' });
export const add = onPages({ en: 'Add steps', hi: 'कदम जोड़ें' });
export const edit = onPages({ en: 'Edit steps', hi: 'कदमों की एंट्री बदलें' });
export const notLogged = onPages({ en: 'Failed to log steps', hi: 'कदम दर्ज नहीं हुए' });
export const notSaved = onPages({ en: 'Failed to save', hi: 'सेव नहीं हुआ' });
