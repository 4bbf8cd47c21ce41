import { onPages } from '../../locale.ts';

export const theme = onPages({ en: 'Theme', hi: 'थीम' });
export const light = onPages({ en: 'Light theme', hi: 'हल्की थीम' });
export const dark = onPages({ en: 'Dark theme', hi: 'गहरी थीम' });
export const auto = onPages({ en: 'Theme of the device', hi: 'डिवाइस जैसी थीम' });
