import { onPages } from '../locale.ts';

export const title = onPages({ en: 'Map of the office', hi: 'दफ़्तर का नक़्शा' });
export const show = onPages({ en: 'Show the map', hi: 'नक़्शा दिखाएँ' });
export const note = onPages({
  en: 'Loads from OpenStreetMap, which then sees your address.',
  hi: 'OpenStreetMap से आता है, जिसे तब आपका IP पता दिखेगा।',
});
