import { wordSet } from '../table/nameKey.ts';
import type { Mention } from './mention.ts';
import { readNumber } from './number.ts';
import { WITH_WORDS } from './structureWords.ts';
import { isTelling } from './telling.ts';
import type { Token } from './tokens.ts';
import { SIZE_WORDS } from './units.ts';

/** "A cheeseburger on a wheat bun with two small patties": bread and patties are the sandwich itself. */

const SANDWICHES = wordSet('sandwich burger hamburger cheeseburger slider sub hotdog dog melt blt reuben');
const BREADS = wordSet('bread bun roll bagel muffin biscuit croissant toast pita slice');
const KINDS_OF_BREAD = wordSet(
  'white wheat whole grain wholegrain brown rye sourdough hamburger hot dog kaiser hoagie submarine multigrain english toasted hard soft sesame seeded',
);
const PATTIES = wordSet('patty patties');

export function isBreadOfSandwich(sandwich: Token[], { joiner, amount, words }: Mention): boolean {
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
