import { type Role, wordsOf } from '../../../../language/lexicon.ts';
import { wordKey } from '../../table/nameKey.ts';
import { weightInSentence } from '../../table/wordWeight.ts';
import { isNoName } from '../names/phraseWords.ts';
import type { Token } from './tokens.ts';
import { wordList } from './wordLists.ts';

/**
 * The words that carry the structure of a sentence about food. Everything that is on none of these lists may name a
 * food. A word that is part of a food's full name ("hot dog", "half and half") is never read as structure there.
 */

/** Words of the scripts that hardly two languages share: the lexicon has them for every reader. */
function inOwnScript(...roles: Role[]): Set<string> {
  const words = roles.flatMap((role) => [...wordsOf(role)]);
  return new Set(words.filter((word) => /^[^a-z\u0900-\u097f]+$/.test(word)).map(wordKey));
}

/** Say that something was consumed; what follows is food. */
export const EATING = new Set([...wordList('eating'), ...inOwnScript('eaten', 'took')]);

/** Hindi verbs of the future: khaunga, jayenge, खाऊंगा. */
export const FUTURE =
  /(?:(?<!mur)unga|(?<!^ra)ungi|oonga|oongi|[aynr]enge|[aynr]eg[ai]|ूंगा|ूंगी|ऊंगा|ऊंगी|एंगे|ेंगे|ेगा|ेगी|एगा|एगी)$/;

/** Tamil, Telugu, Kannada and Malayalam put "didn't" into the verb: sapidala, tinaledu, kazhichilla. */
export const NEGATED_VERB =
  /^(?:saa?pp?[ai]?d[ai]?la(?:i)?|saa?pp?[ti]+ala(?:i)?|kudik[ck]?ala|th?ina?le(?:dh?u)?|th?aa?gale(?:dh?u)?|(?:kazhi|kudi)(?:chi|kki|chitti)?lla|thindh?illa)$/;

/** Say that something was eaten when the person is their subject ("I made pasta"); otherwise they describe a food. */
export const EATING_AFTER_SUBJECT = wordList('eating after subject');
export const SUBJECTS = wordList('subject');

/** Stand between two foods, or between a food and what comes with it. */
export const AND_WORDS = wordList('and');
/** Start a food of its own, whatever came before. */
export const PLUS_WORDS = wordList('plus');
export const WITH_WORDS = wordList('with');
/** Name what a dish is made or cooked with: they choose the variant, and add no food. */
export const MADE_WITH_WORDS = wordList('made with');
/** The same, in front of a preposition: "filled with", "cooked in"; alone they describe a food. */
export const MADE_PARTICIPLES = wordList('made');
export const PREPOSITIONS = wordList('prepositions');
export const WITHOUT_WORDS = wordList('without');
export const INSTEAD_WORDS = wordList('instead');

/** Break a phrase: what stands before and after belongs to different things. */
export const BREAKS = new Set([
  ...wordList('breaks'),
  ...inOwnScript('time', 'today', 'yesterday', 'self', 'recipient', 'meal', 'filler'),
]);

/** A meal's main dish that holds its ingredients: "sandwich with lettuce" names one food. */
export const HOLDS_ITS_INGREDIENTS = wordList('holds its ingredients');

export const POTATO = wordList('potato');
export const SUGARS = wordList('sugar');
export const LESS = wordList('less');
/** What people leave out of a drink or a dish. */
export const LEFT_OUT = wordList('sugar', 'left out');

export const DRUNK = wordList('drunk');
/** Served beside a dish, never inside it. */
export const SERVED_BESIDE = wordList('served beside');

/** Parts of a food rather than foods of their own, wherever they come with something. */
export const PARTS_OF_FOOD = wordList('parts of food');

/** Foods that Indian speech names side by side, without "and": "dal chawal", "chai biscuit", "bread butter". */
export const NAMED_SIDE_BY_SIDE = wordList('named side by side');

/** Longer phrases are no names of foods. */
export const LONGEST_PHRASE = 16;

/** Adverbs are written so; "chakli", "machli" and "dabeli" are foods. */
const WRITTEN_WITH_I = /li$/;

/** A word that may name a food, rather than describe or measure it. */
export function isTelling({ key, word }: Token): boolean {
  return weightInSentence(key) === 1 && (!isNoName(key) || WRITTEN_WITH_I.test(word));
}
