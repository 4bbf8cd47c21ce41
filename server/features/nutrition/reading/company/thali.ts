import type { Item } from '../search/item.ts';
import { wordList } from '../words/wordLists.ts';

const THALI = wordList('thali');
/** A thali of which fewer parts are named holds more than those. */
const leastParts = 2;

/** "Veg thali with 2 rotis, dal and rice" is its parts: the plate itself is not counted again. */
export function withoutNamedThali(items: Item[]): Item[] {
  return items.filter((item, at) => {
    if (!item.core.some(({ key }) => THALI.has(key)) || items[at + 1]?.joiner !== 'with') return true;
    const parts = items.slice(at + 1).filter(({ matches }) => matches.length > 0);
    return parts.length < leastParts;
  });
}
