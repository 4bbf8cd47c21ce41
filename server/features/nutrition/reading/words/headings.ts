import { readAmount } from './amount.ts';
import { clockTimeAt, saying } from './mealTimes.ts';
import type { Token } from './tokens.ts';
import { wordList } from './wordLists.ts';

/** What a diary puts in front of its entries: "Breakfast: poha", "8 am - chai", "1) roti 2) dal". */

const MEALS_OF_DAY = saying('breakfast', 'lunch', 'dinner', 'snack', 'morning', 'noon', 'evening', 'night');
const MOST_ENTRIES = 30;
const LONGEST_BRACKET = 30;

/** How many tokens the heading takes that starts here. */
export function lengthOfHeading(tokens: Token[], at: number): number {
  const token = tokens[at];
  if (!token) return 0;
  const time = clockTimeAt(tokens, at);
  if (time && isColonOrDash(tokens[time.next])) return time.next + 1 - at;
  if (MEALS_OF_DAY.has(token.key) && isColonOrDash(tokens[at + 1])) return 2;
  return isEntryNumber(tokens, at) ? 2 : 0;
}

function isColonOrDash(token: Token | undefined): boolean {
  return token?.key === ':' || token?.key === '-';
}

/** The "2)" of a numbered list, and not the end of "idli (2)". */
function isEntryNumber(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind !== 'number' || !Number.isInteger(token.value) || token.value > MOST_ENTRIES) return false;
  if (tokens[at + 1]?.key !== ')' || tokens[at + 2] === undefined) return false;
  const lastBracket = tokens
    .slice(Math.max(0, at - LONGEST_BRACKET), at)
    .findLast(({ key }) => key === '(' || key === ')');
  return lastBracket?.key !== '(';
}

/** Brackets, colons and dashes: what they follow is a heading, a place, or a food of which they tell more. */

export const FROM_WORDS = wordList('from');
/** Meals of several dishes, which are named after them: "Fish thali - rice, fish fry". */
export const HEADINGS = wordList('headings');

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
