import { wordListsOf } from '../../table/wordLists.ts';

/** The words of some lists of words.txt, in the form that tokens have. */
export const wordList = wordListsOf(new URL('words.txt', import.meta.url));
