import type { Item } from '../search/item.ts';
import { type Amount, UNSAID } from './amount.ts';
import { readNumber } from './number.ts';
import { AND_WORDS } from './structureWords.ts';
import type { Token } from './tokens.ts';
import { USUAL } from './units.ts';
import { wordList } from './wordLists.ts';

/** What was on the plate and not eaten: "5 poori thi, 1 chhod di", "biryani, left half", "4 roti li, 1 roti chhod di". */

const LEFT = wordList('left');
const VERB_ENDS = wordList('verb ends');
const PERSONS = wordList('who left it');
const OF_IT = wordList('left of it');
const KO = wordList('recipient');
const GAVE = wordList('gave');
const GIVEN = wordList('given');
const ATE = wordList('ate it');
const KHAYA = wordList('khaya');
const ONLY = wordList('only', 'hi');
/** "My youngest brother's son". */
const FARTHEST_RECIPIENT = 4;

/** How many foods back one looks for the one that was left. */
const NEAR = 10;

interface Leaving {
  quantity: number;
  length: number;
}

/** "1 maine chhod di", "left half of it": how much was left, and how many tokens say so. */
export function leavingAt(tokens: Token[], at: number): Leaving | undefined {
  const isFirst = LEFT.has(tokens[at]?.key ?? '');
  const number = readNumber(tokens, isFirst ? at + 1 : at);
  if (!number?.counted) return undefined;
  let next = number.next;
  if (isFirst) {
    while (OF_IT.has(tokens[next]?.key ?? '')) next += 1;
    return endsThere(tokens, next) ? { quantity: number.value, length: next - at } : undefined;
  }
  const given = endOfGift(tokens, next);
  if (given > 0) return { quantity: number.value, length: given - at };
  if (PERSONS.has(tokens[next]?.key ?? '')) next += 1;
  if (!LEFT.has(tokens[next]?.key ?? '')) return undefined;
  next += 1;
  while (VERB_ENDS.has(tokens[next]?.key ?? '')) next += 1;
  return { quantity: number.value, length: next - at };
}

/** "1 behen ko de di": where what was given to somebody ends, or 0. */
function endOfGift(tokens: Token[], at: number): number {
  let to = at;
  while (to < at + FARTHEST_RECIPIENT && tokens[to]?.kind === 'word' && !KO.has(tokens[to]?.key ?? '')) to += 1;
  if (to === at || !KO.has(tokens[to]?.key ?? '') || !GIVEN.has(tokens[to + 1]?.key ?? '')) return 0;
  let next = to + 2;
  while (GIVEN.has(tokens[next]?.key ?? '') || VERB_ENDS.has(tokens[next]?.key ?? '')) next += 1;
  return next;
}

/** "Gave one to my brother": how much was given away, and how many tokens say so. */
export function gaveAwayAt(tokens: Token[], at: number): Leaving | undefined {
  const number = GAVE.has(tokens[at]?.key ?? '') ? readNumber(tokens, at + 1) : undefined;
  if (!number?.counted) return undefined;
  let next = number.next;
  while (OF_IT.has(tokens[next]?.key ?? '')) next += 1;
  if (tokens[next]?.key !== 'to') return undefined;
  const farthest = next + FARTHEST_RECIPIENT;
  while (next <= farthest && tokens[next]?.kind === 'word') next += 1;
  return { quantity: number.value, length: next - at };
}

/** "Ate half", "had only 2 of them", "aadha khaya", "ek khayi": so much of what was named before, said as a clause. */
export function eatenOfItAt(tokens: Token[], at: number): Leaving | undefined {
  if (ATE.has(tokens[at]?.key ?? '')) return amountEaten(tokens, passOver(tokens, at + 1, ONLY), at);
  if (!startsClause(tokens, at)) return undefined;
  // "Maine 2 khayi".
  const from = PERSONS.has(tokens[at]?.key ?? '') ? at + 1 : at;
  return amountEaten(tokens, from, at, KHAYA);
}

/** The number at `from` and what stands behind it, up to the end of its clause; `verb` has to follow where it is given. */
function amountEaten(tokens: Token[], from: number, start: number, verb?: Set<string>): Leaving | undefined {
  const number = readNumber(tokens, from);
  if (!number?.counted) return undefined;
  let next = passOver(tokens, number.next, OF_IT, ONLY);
  if (verb && !verb.has(tokens[next]?.key ?? '')) return undefined;
  if (verb) next = passOver(tokens, next + 1, VERB_ENDS);
  return endsThere(tokens, next) ? { quantity: number.value, length: next - start } : undefined;
}

function passOver(tokens: Token[], from: number, ...passed: Set<string>[]): number {
  let at = from;
  while (passed.some((words) => words.has(tokens[at]?.key ?? ''))) at += 1;
  return at;
}

/** "…, but I only ate half", "par ek bhai ko de di": a clause that tells how much of what was named was eaten. */
export function tellsOfPart(tokens: Token[], at: number): boolean {
  let next = at;
  while (PERSONS.has(tokens[next]?.key ?? '') || ONLY.has(tokens[next]?.key ?? '')) next += 1;
  return [leavingAt, gaveAwayAt, eatenOfItAt].some((read) => read(tokens, next) !== undefined);
}

function startsClause(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && (before.kind === 'mark' || AND_WORDS.has(before.key) || ONLY.has(before.key));
}

/** What was eaten of an amount: a part of it, or so many of those that were there. */
export function onlyEaten(amount: Amount | undefined, eaten: number): Amount {
  const had = amount?.quantity ?? 1;
  if (eaten >= 1)
    return { ...(amount ?? UNSAID), quantity: amount?.counted ? Math.min(had, eaten) : eaten, counted: true };
  return without(amount?.counted && had > 1 ? { ...amount, quantity: had * eaten } : amount, had > 1 ? 0 : 1 - eaten);
}

/** "Left half in the box" ends there, "left half of the dosa" and "left 1 roti" don't. */
function endsThere(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  return !token || token.kind === 'mark' || /^(?:in|on|for|because|as|and|behind|over)$/.test(token.key);
}

/** "Left 1 roti" names what was left. */
export function startsLeavings(tokens: Token[], at: number): boolean {
  return LEFT.has(tokens[at]?.key ?? '') && readNumber(tokens, at + 1)?.counted === true;
}

/** "Left a third of the pasta" tells how much was eaten, whatever came before. */
export function leavesPart(tokens: Token[], at: number): boolean {
  return (readNumber(tokens, at + 1)?.value ?? 1) < 1;
}

/** What was eaten of an amount of which so much was left. */
export function without(amount: Amount | undefined, left: number): Amount {
  const eaten = amount?.quantity ?? 1;
  if (amount?.counted && eaten > left && eaten > 1) return { ...amount, quantity: eaten - left };
  if (left >= 1 || eaten < 1) return amount ?? UNSAID;
  const isUsual = !amount?.unit && !amount?.measure && !amount?.counted;
  return { ...(amount ?? UNSAID), unit: isUsual ? USUAL : amount?.unit, quantity: eaten * (1 - left), counted: true };
}

/** "4 roti li, 1 roti chhod di": what was left of a food is taken from what was said of it before. */
export function takeLeavings(mentions: Item[]): Item[] {
  const kept: Item[] = [];
  for (const mention of mentions) {
    const isLeft = mention.joiner === 'without' && mention.amount?.counted === true;
    const near = isLeft ? kept.slice(-NEAR).findLastIndex((before) => isLeftOf(before, mention)) : -1;
    const at = Math.max(0, kept.length - NEAR) + near;
    const before = near === -1 ? undefined : kept[at];
    if (before && mention.amount?.quantity)
      kept[at] = { ...before, amount: without(before.amount, mention.amount.quantity) };
    const left = mention.amount?.quantity ?? 1;
    // "Left a third of the pasta": the rest of it was eaten.
    const isPart = isLeft && !before && left < 1;
    kept.push(isPart ? { ...mention, joiner: 'start', amount: without(undefined, left), expected: true } : mention);
  }
  return kept;
}

function isLeftOf({ amount, joiner, matches }: Item, left: Item): boolean {
  const isSame = matches[0] !== undefined && matches[0].food.id === left.matches[0]?.food.id;
  return isSame && amount?.counted === true && joiner !== 'without';
}
