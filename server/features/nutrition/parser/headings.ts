import { wordSet } from '../table/nameKey.ts';
import { clockTimeAt } from './clockTimes.ts';
import type { Token } from './tokens.ts';

/** What a diary puts in front of its entries: "Breakfast: poha", "8 am - chai", "1) roti 2) dal". */

const MEALS_OF_DAY = wordSet(`
  breakfast brunch lunch dinner supper snack snacks morning evening afternoon night noon midmorning bedtime
  nashta nashte naashta subah dopahar dopeher shaam sham raat नाश्ता नाश्ते सुबह दोपहर शाम रात
`);
const MOST_ENTRIES = 30;
const LONGEST_BRACKET = 30;

/** How many tokens the heading takes that starts here. */
export function lengthOfHeading(tokens: Token[], at: number): number {
  const token = tokens[at];
  if (!token) return 0;
  const time = clockTimeAt(tokens, at)?.length ?? 0;
  if (time > 0 && isColonOrDash(tokens[at + time])) return time + 1;
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
