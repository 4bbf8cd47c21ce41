import type { Role } from '../lexicon.ts';
import { hasRole } from '../words.ts';
import type { Correction } from './correction.ts';
import { amountOf } from './ofOne.ts';
import type { Said } from './said.ts';

const mostTokens = 16;
const gaveOrAte: Role[] = ['gave', 'theyAte', 'fed'];

/** "Roti 4 thi, ek kutte ko khila di", "handvo no ek piece dikra e khadho": what somebody else had of it is taken off. */
export function readGiven({ names, numbers, has, message }: Said): Correction | undefined {
  const { tokens } = message;
  const somebody = tokens.findIndex((_, at) => hasRole(message, at, 'relative') || hasRole(message, at, 'other'));
  const isTheirs = gaveOrAte.some(has) || (has('by') && has('eaten'));
  // "I gave one to the cat" tells of nothing that was eaten.
  const isOwn = has('self') && (has('eaten') || !(has('gave') || has('fed')));
  if (somebody === -1 || !isTheirs || isOwn || has('meal') || tokens.length > mostTokens) return undefined;
  const [name, ...others] = names.filter(({ span }) => span.from < somebody || span.from > somebody);
  const of = others.length === 0 ? name?.text : undefined;
  const left = numbers.find(({ span }) => span.from > somebody);
  // "Ek hi khaya" after it tells what is left.
  if (left && has('just') && has('eaten')) return amountOf(left, of);
  const before = numbers.filter(({ span }) => span.from < somebody);
  const [given, total] = [before.at(-1), before.at(-2)];
  if (!given || others.length > 0) return undefined;
  if (!total) return name && { kind: 'more', quantity: -given.value, of: name.text };
  // "Whites only 4, 2 went to my roommate".
  if (hasRole(message, total.span.to, 'just') || hasRole(message, total.span.from - 1, 'just'))
    return amountOf(total, of);
  const quantity = total.value - given.value;
  return quantity > 0 ? amountOf({ ...total, value: quantity, text: `${quantity}` }, of) : undefined;
}
