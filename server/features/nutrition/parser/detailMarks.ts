import { findWholeName, type NameIndex } from '../table/nameIndex.ts';
import { wordSet } from '../table/nameKey.ts';
import { readAmount } from './amount.ts';
import type { Mention } from './mention.ts';
import type { Token } from './tokens.ts';

/** Brackets, colons and dashes: what they follow is a heading, a place, or a food of which they tell more. */

export const FROM_WORDS = wordSet('se corner stall shop centre center dukaan dukan thela tapri dhaba से');
/** Meals of several dishes, which are named after them: "Fish thali - rice, fish fry". */
export const HEADINGS = wordSet('thali meal combo platter lunchbox tiffin dabba box food khana थाली खाना');

/** Whether what follows a mark tells more of what stands before it, if `before` the mark it did. */
export function detailsFollowAt(tokens: Token[], at: number, before: boolean): boolean {
  const key = tokens[at]?.key ?? '';
  if (key === ':' && tokens[at + 1]?.kind === 'number' && isTimeOrLabel(tokens, at)) return before;
  if (key === '(' || key === '[' || key === ':' || isSpacedDash(tokens, at)) return at > 0;
  return key === ')' || key === ']' ? false : before;
}

/** "8:30" and "rice:150g chicken:100g", but not "bread omelette: 2 bread, 2 eggs". */
function isTimeOrLabel(tokens: Token[], at: number): boolean {
  const amount = readAmount(tokens, at + 1)?.amount;
  return tokens[at - 1]?.kind === 'number' || amount?.measure !== undefined || amount?.unit !== undefined;
}

/** "sabzi - lauki" and "sabzi- lauki", but not "Parle-G". */
export function isSpacedDash(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  return tokens[at]?.key === '-' && next !== undefined && next.start > (tokens[at]?.end ?? 0);
}

/** "dal- 1 katori": the dash is written to the name, and the amount of it follows. */
export function isLabel(tokens: Token[], at: number): boolean {
  return tokens[at - 1]?.end === tokens[at]?.start && readAmount(tokens, at + 1)?.amount.counted === true;
}

/**
 * "Veg thali: 3 roti, dal" is a heading and "subway se" a place: neither is eaten. "Dal: 1 katori" is eaten, and so is
 * "Salad: cucumber, tomato".
 */
export function endsAside(tokens: Token[], at: number, current: Mention, index: NameIndex): boolean {
  if (current.amount || current.words.length === 0) return false;
  const key = tokens[at]?.key ?? '';
  if (key === '-' || key === '(') {
    const isOpening = key === '(' || isSpacedDash(tokens, at);
    return isOpening && endsWithHeading(current) && !isAmountAlone(tokens, at + 1);
  }
  if (key !== ':') return FROM_WORDS.has(key);
  if (isAmountAlone(tokens, at + 1)) return false;
  return (
    endsWithHeading(current) ||
    !findWholeName(
      index,
      current.words.map((word) => word.key),
    )
  );
}

function endsWithHeading({ words }: Mention): boolean {
  return HEADINGS.has(words[words.length - 1]?.key ?? '');
}

function isAmountAlone(tokens: Token[], at: number): boolean {
  const amount = readAmount(tokens, at);
  return amount !== undefined && tokens[amount.next]?.kind !== 'word';
}
