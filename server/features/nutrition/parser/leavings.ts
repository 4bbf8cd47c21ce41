import { wordSet } from '../table/nameKey.ts';
import { type Amount, UNSAID } from './amount.ts';
import { readNumber } from './number.ts';
import type { Settled } from './settle.ts';
import type { Token } from './tokens.ts';
import { USUAL } from './units.ts';

/** What was on the plate and not eaten: "5 poori thi, 1 chhod di", "biryani, left half", "4 roti li, 1 roti chhod di". */

const LEFT = wordSet(
  'left leaving wasted threw chhod chod chhoda chhodi choda chodi bach bacha bachi bache waste छोड़ बची बचा',
);
const VERB_ENDS = wordSet('di diya dee de do gaya gayi gyi li liya hai thi tha दी दिया गया गई');
const PERSONS = wordSet('i maine main mene we मैंने');
const OF_IT = wordSet('of it piece pieces them');

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
  if (PERSONS.has(tokens[next]?.key ?? '')) next += 1;
  if (!LEFT.has(tokens[next]?.key ?? '')) return undefined;
  next += 1;
  while (VERB_ENDS.has(tokens[next]?.key ?? '')) next += 1;
  return { quantity: number.value, length: next - at };
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

/** What was eaten of an amount of which so much was left. */
export function without(amount: Amount | undefined, left: number): Amount {
  const eaten = amount?.quantity ?? 1;
  if (amount?.counted && eaten > left && eaten > 1) return { ...amount, quantity: eaten - left };
  if (left >= 1 || eaten < 1) return amount ?? UNSAID;
  const isUsual = !amount?.unit && !amount?.measure && !amount?.counted;
  return { ...(amount ?? UNSAID), unit: isUsual ? USUAL : amount?.unit, quantity: eaten * (1 - left), counted: true };
}

/** "4 roti li, 1 roti chhod di": what was left of a food is taken from what was said of it before. */
export function takeLeavings(mentions: Settled[]): Settled[] {
  const kept: Settled[] = [];
  for (const mention of mentions) {
    const isLeft = mention.joiner === 'without' && mention.amount?.counted === true;
    const near = isLeft ? kept.slice(-NEAR).findLastIndex((before) => isLeftOf(before, mention)) : -1;
    const at = Math.max(0, kept.length - NEAR) + near;
    const before = near === -1 ? undefined : kept[at];
    if (before && mention.amount?.quantity)
      kept[at] = { ...before, amount: without(before.amount, mention.amount.quantity) };
    kept.push(mention);
  }
  return kept;
}

function isLeftOf({ amount, joiner, matches }: Settled, left: Settled): boolean {
  const isSame = matches[0] !== undefined && matches[0].food.id === left.matches[0]?.food.id;
  return isSame && amount?.counted === true && joiner !== 'without';
}
