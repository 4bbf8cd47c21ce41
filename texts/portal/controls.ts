import { onPages, type PageLocale } from '../locale.ts';

export const save = onPages({ en: 'Save', hi: 'सेव करें' });
export const saving = onPages({ en: 'Saving...', hi: 'सेव हो रहा है...' });
export const cancel = onPages({ en: 'Cancel', hi: 'रद्द करें' });
export const close = onPages({ en: 'Close', hi: 'बंद करें' });
export const dismiss = onPages({ en: 'Dismiss', hi: 'हटाएँ' });
export const undo = onPages({ en: 'Undo', hi: 'वापस लें' });
export const retry = onPages({ en: 'Retry', hi: 'फिर कोशिश करें' });
/** Several cards of a page can't be had. */
export const partNotShown = onPages({
  en: 'Part of this page can’t be shown',
  hi: 'इस पेज का कुछ हिस्सा नहीं दिख पा रहा',
});
export const showMore = onPages({ en: 'Show more', hi: 'और देखें' });
export const loading = onPages({ en: 'Loading...', hi: 'आ रहा है...' });
export const showTable = onPages({ en: 'Show as a table', hi: 'टेबल में देखें' });
export const asTable = onPages({
  en: (label: string) => `${label}, as a table`,
  hi: (label) => `${label}, टेबल में`,
});
export const optionalTime = onPages({ en: 'Time (optional)', hi: 'समय (चाहें तो)' });
export const time = onPages({ en: 'Time', hi: 'समय' });
export const notes = onPages({ en: 'Notes', hi: 'नोट' });
export const search = onPages({ en: 'Search', hi: 'खोजें' });
export const all = onPages({ en: 'All', hi: 'सब' });
export const action = onPages({ en: 'Action', hi: 'बदलें या हटाएँ' });
export const edit = onPages({ en: 'Edit', hi: 'बदलें' });
export const back = onPages({ en: 'Back', hi: 'वापस' });
export const remove = onPages({ en: 'Remove', hi: 'हटाएँ' });
export const deleteIt = onPages({ en: 'Delete', hi: 'हटाएँ' });
export const deleting = onPages({ en: 'Deleting...', hi: 'हट रहा है...' });
export const keepIt = onPages({ en: 'Keep it', hi: 'रहने दें' });
export const sending = onPages({ en: 'Sending...', hi: 'भेज रहे हैं...' });
export const download = onPages({ en: 'Download', hi: 'डाउनलोड करें' });
export const notSaved = onPages({ en: 'Failed to save', hi: 'सेव नहीं हो पाया' });
/** Where a sentence is put together of parts. */
export const fullStop = (locale: PageLocale) => (locale === 'hi' ? '।' : '.');
/** What the server asked about is meant. */
export const saveDoubted = onPages({ en: 'Yes, save it', hi: 'हाँ, सेव करें' });
