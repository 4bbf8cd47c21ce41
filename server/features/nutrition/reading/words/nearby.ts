import type { Token } from './tokens.ts';
import { wordList } from './wordLists.ts';

const OF = wordList('genitive');
const NEARBY = wordList('nearby');
const WALA = wordList('wala');
const PLACES = wordList('places nearby');
const FROM = wordList('par', 'at a place');

/** "Laddu ke pass wali dukan se": how many tokens say that what stands before them is a place; "roti ke saath dal" says nothing so. */
export function lengthOfNearby(tokens: Token[], at: number): number {
  const has = (words: ReadonlySet<string>, place: number) => words.has(tokens[place]?.key ?? '');
  if (!has(OF, at) || !has(NEARBY, at + 1)) return 0;
  const place = has(WALA, at + 2) ? at + 3 : at + 2;
  if (!has(PLACES, place)) return 0;
  return (has(FROM, place + 1) ? place + 2 : place + 1) - at;
}
