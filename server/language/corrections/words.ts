import { readWordLists } from '../phraseLists.ts';

/** The words of a list of words.txt. */
export const wordsOfList = readWordLists(new URL('./words.txt', import.meta.url));
