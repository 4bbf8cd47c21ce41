import { readPhraseLists } from '../../../../language/phraseLists.ts';

/** The phrases of a list of phrases.txt. */
export const phrasesOf = readPhraseLists(new URL('./phrases.txt', import.meta.url));
