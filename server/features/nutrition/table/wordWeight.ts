import { wordListsOf } from './wordLists.ts';

const listed = wordListsOf(new URL('wordWeight.txt', import.meta.url));

/** Words of a sentence that neither name a food nor tell one from another. */
const FILLERS = listed('fillers');

/** Kinds and preparations: they tell variants of a food apart, and matter little when no variant differs by them. */
const DESCRIPTORS = listed('kinds and preparations');

/** Preparations that a name may add without meaning anything special: "rice" is cooked rice. */
const EXPECTED = listed('expected');
/** What is bought rather than eaten: meant only when it is said. */
const UNCOOKED = listed('uncooked');
const PREPOSITIONS = listed('prepositions');

/** How much a word of a sentence says about which food is meant. */
export function weightInSentence(word: string): number {
  if (FILLERS.has(word) || PREPOSITIONS.has(word)) return 0;
  return DESCRIPTORS.has(word) ? 0.35 : 1;
}

/** How much a word of a food's name must be there for the name to be meant. */
export function weightInName(word: string): number {
  if (PREPOSITIONS.has(word)) return 0;
  if (EXPECTED.has(word) || FILLERS.has(word)) return 0.1;
  if (UNCOOKED.has(word)) return 0.6;
  return DESCRIPTORS.has(word) ? 0.35 : 1;
}
