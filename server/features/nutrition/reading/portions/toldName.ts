import { nameWords } from '../../table/nameKey.ts';
import { isOneTypoApart, soundOf } from '../../table/spelling.ts';
import type { FoodMatch } from '../names/matchFood.ts';
import type { Item } from '../search/item.ts';
import { isTelling, WITH_WORDS, WITHOUT_WORDS } from '../words/structureWords.ts';
import { sliceOf, type Token } from '../words/tokens.ts';
import { COUNTED_UNITS } from '../words/units.ts';
import { wordList } from '../words/wordLists.ts';

/** From here on a word that the table's name hasn't is taken for a piece of the name. */
const LIKELY_NAME = 0.5;
const LONGEST = 60;
const SHORTEST_SHORT_FORM = 3;
const SHORTEST_TYPO = 5;
const inDevanagari = /\p{Script=Devanagari}/u;
/** "Makki ki roti" is one name. */
const WITHIN_NAMES = wordList('genitive');

/** What a food was called in the text, where that is no spelling of the table's own name: "bathua ka raita", "pulihora". */
export function toldName(text: string, { core }: Item, { food, matched }: FoodMatch): string | undefined {
  const isNaming = (word: Token) =>
    word.kind === 'word' && !isJoining(word) && !isWithin(word) && (matched.has(word.key) || mayName(word));
  const [first, last] = [core.findIndex(isNaming), core.findLastIndex(isNaming)];
  const naming = core.slice(first, last + 1);
  const known = [food.name, food.names.find((name) => inDevanagari.test(name)) ?? ''].flatMap(nameWords);
  const isOtherwise = naming.some((word) => isNaming(word) && !known.some((one) => areSame(one, word.key)));
  if (first < 0 || !isOtherwise || !naming.every((word) => isNaming(word) || isWithin(word))) return undefined;
  const told = sliceOf(text, naming);
  return told.length > LONGEST ? undefined : told.charAt(0).toUpperCase() + told.slice(1);
}

/** What stands with another food, or without it, goes by the table's name. */
const isJoining = ({ key }: Token): boolean => WITH_WORDS.has(key) || WITHOUT_WORDS.has(key);

const mayName = (word: Token): boolean =>
  isTelling(word) && !COUNTED_UNITS.has(word.key) && (word.isName ?? 0) >= LIKELY_NAME;

const isWithin = ({ kind, key }: Token): boolean => kind === 'mark' || WITHIN_NAMES.has(key);

/** Another spelling, "omlette", or "veg" and "avo". */
const areSame = (one: string, other: string): boolean =>
  soundOf(one) === soundOf(other) ||
  (other.length >= SHORTEST_TYPO && isOneTypoApart(one, other)) ||
  (other.length >= SHORTEST_SHORT_FORM && one.startsWith(other));
