import { phraseFinder } from '../../../../language/phraseLists.ts';
import { lengthOfPatties } from '../company/sandwichParts.ts';
import { readNumber } from './number.ts';
import { phrasesOf } from './phrases.ts';
import { lengthOfHalves, lengthOfPeople } from './sharing.ts';
import { LEFT_OUT, LESS, SUGARS } from './structureWords.ts';
import type { Token } from './tokens.ts';
import { SIZE_WORDS } from './units.ts';
import { wordList } from './wordLists.ts';

/** What tells how a food was and names none: "kam tel", "dal like water", "on a banana leaf". Tea with less sugar is a food of its own. */

const PLACES = wordList('places');
const NUMBERED = wordList('numbered');
const ORDINALS = wordList('ordinals');
const ORDINALS_ALONE = wordList('ordinals alone');
const ORDINAL_ENDS = wordList('ends of ordinals');
const DETERMINERS = wordList('determiner');
const OF = wordList('of');
const JUICE = wordList('juice');
const SPICES = wordList('spices');
const lengthOfPhrase = phraseFinder(phrasesOf('passed over'));
const WALA = wordList('wala', 'genitive');

/** How many tokens one passes over from here. */
export function lengthPassedOver(tokens: Token[], at: number): number {
  const start = SIZE_WORDS.get(tokens[at]?.key ?? '') === 'little' && isLess(tokens[at + 1]) ? at + 1 : at;
  const isIngredient = (token: Token | undefined) =>
    (LEFT_OUT.has(token?.key ?? '') && !SUGARS.has(token?.key ?? '')) || SPICES.has(token?.key ?? '');
  const isLessOf =
    (isLess(tokens[start]) && isIngredient(tokens[start + 1])) ||
    (isIngredient(tokens[start]) && isLess(tokens[start + 1]));
  if (isLessOf) return start + 2 - at + (WALA.has(tokens[start + 2]?.key ?? '') ? 1 : 0);
  return (
    lengthOfPhrase(tokens, at) ||
    lengthOfNumbered(tokens, at) ||
    lengthOfOrdinal(tokens, at) ||
    lengthOfPlace(tokens, at) ||
    lengthOfHalves(tokens, at) ||
    lengthOfPeople(tokens, at) ||
    lengthOfPatties(tokens, at) ||
    lengthOfJuiceOf(tokens, at)
  );
}

/** "Platform 2", "table 5" count nothing. */
function lengthOfNumbered(tokens: Token[], at: number): number {
  return NUMBERED.has(tokens[at]?.key ?? '') && tokens[at + 1]?.kind === 'number' ? 2 : 0;
}

/** "My fourth coffee", "the 5th roti", "teesri chai" is one. */
function lengthOfOrdinal(tokens: Token[], at: number): number {
  const [token, ending] = tokens.slice(at, at + 2);
  const isGlued = token?.kind === 'number' && ORDINAL_ENDS.has(ending?.key ?? '') && ending?.start === token.end;
  const next = tokens[isGlued ? at + 2 : at + 1];
  if (next?.kind !== 'word' || OF.has(next.key)) return 0;
  if (isGlued) return 2;
  const isSaid = ORDINALS.has(token?.key ?? '') && DETERMINERS.has(tokens[at - 1]?.key ?? '');
  return isSaid || ORDINALS_ALONE.has(token?.key ?? '') ? 1 : 0;
}

/** "A cup of restaurant potato salad" is potato salad. */
function lengthOfPlace(tokens: Token[], at: number): number {
  const isOf = tokens[at - 1]?.key === 'of' && tokens[at + 1]?.kind === 'word';
  return isOf && PLACES.has(tokens[at]?.key ?? '') ? 1 : 0;
}

/** "The juice of a lemon" is counted in lemons. */
function lengthOfJuiceOf(tokens: Token[], at: number): number {
  const isJuiceOf = tokens[at - 1]?.key === 'the' && JUICE.has(tokens[at]?.key ?? '') && tokens[at + 1]?.key === 'of';
  return isJuiceOf && readNumber(tokens, at + 2) ? 2 : 0;
}

function isLess(token: Token | undefined): boolean {
  return LESS.has(token?.key ?? '');
}
