import type { Item } from '../search/item.ts';
import { readNumber } from '../words/number.ts';
import { isTelling, WITH_WORDS } from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { SIZE_WORDS } from '../words/units.ts';
import { wordList } from '../words/wordLists.ts';

/** "A cheeseburger on a wheat bun with two small patties": bread and patties are the sandwich itself. */

const SANDWICHES = wordList('sandwiches');
const BREADS = wordList('breads');
const KINDS_OF_BREAD = wordList('kinds of bread');
const PATTIES = wordList('patties');

export function isBreadOfSandwich(sandwich: Token[], { joiner, amount, words }: Item): boolean {
  if (joiner !== 'with' || amount?.counted || amount?.measure) return false;
  if (!sandwich.some(({ key }) => SANDWICHES.has(key))) return false;
  const telling = words.filter(isTelling);
  return (
    telling.some(({ key }) => BREADS.has(key)) && telling.every(({ key }) => BREADS.has(key) || KINDS_OF_BREAD.has(key))
  );
}

/** How many tokens of "with two small patties" one passes over here: all but the size, which is that of the burger. */
export function lengthOfPatties(tokens: Token[], at: number): number {
  if (PATTIES.has(tokens[at]?.key ?? '')) return startOfPatties(tokens, at - 1) === undefined ? 0 : 1;
  const number = WITH_WORDS.has(tokens[at]?.key ?? '') ? readNumber(tokens, at + 1) : undefined;
  if (!number) return 0;
  const isSized = SIZE_WORDS.has(tokens[number.next]?.key ?? '');
  const end = number.next + (isSized ? 1 : 0);
  if (!PATTIES.has(tokens[end]?.key ?? '')) return 0;
  return (isSized ? number.next : end + 1) - at;
}

function startOfPatties(tokens: Token[], sizeAt: number): number | undefined {
  if (!SIZE_WORDS.has(tokens[sizeAt]?.key ?? '')) return undefined;
  const isBefore = (at: number) => WITH_WORDS.has(tokens[at]?.key ?? '') && readNumber(tokens, at + 1)?.next === sizeAt;
  return [sizeAt - 2, sizeAt - 3].find(isBefore);
}
