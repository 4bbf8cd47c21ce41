import { readPhraseLists } from '../phraseLists.ts';

const phrasesOf = readPhraseLists(new URL('./words.txt', import.meta.url));

/** The words of a list of words.txt. */
export const wordsOfList = (name: string): ReadonlySet<string> => new Set(phrasesOf(name));
