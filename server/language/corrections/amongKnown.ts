import type { Role } from '../lexicon.ts';
import type { Message } from '../message.ts';
import { type Correction, readSaid } from './correction.ts';
import { type Element, elementsOf, type NumberElement } from './elements.ts';
import { amountOf } from './ofOne.ts';
import { type NameElement, type Said, saidOf } from './said.ts';

/** Longer messages tell of more than a correction. */
const mostTokens = 24;
const mistakes: Role[] = ['corrected', 'mistaken'];
const signs: Role[] = [
  ...mistakes,
  ...(['no', 'negation', 'change', 'remove', 'instead', 'inPlace', 'notEaten', 'share', 'left', 'gave'] as const),
];
const asks: Role[] = ['question', 'plan', 'log', 'tellMe'];
const news: Role[] = ['eaten', 'took', 'eat', 'self'];
const kinds = new Set<Correction['kind']>(['amount', 'without', 'scale', 'size', 'more']);

/** Whether it may put right something that it names, among words that name nothing. */
export const saysAmong = (said: Said): boolean =>
  said.names.length > 0 &&
  said.message.tokens.length <= mostTokens &&
  !said.message.text.includes('?') &&
  (signs.some(said.has) || said.numbers.some((number) => said.has('was') || isOnly(said.message, number)));

/**
 * What a message corrects but for the names that nothing in the diary has: "three rotis, wife is correcting me". `known` gives
 * of each of its names the part that is known.
 */
export function readAmongKnown(message: Message, known: ReadonlyMap<string, string>, daysAgo: number) {
  const all = elementsOf(message);
  const isKnown = (element: Element) => element.kind !== 'name' || known.has(element.text);
  const elements = all
    .filter(isKnown)
    .map((element) => (element.kind === 'name' ? { ...element, text: known.get(element.text) ?? '' } : element));
  const isMistake = message.roles.some((roles) => mistakes.some((role) => roles.has(role)));
  const said = saidOf(message, elements, isMistake);
  const strange = all.filter((element): element is NameElement => !isKnown(element));
  const isStrange = ({ span }: NumberElement) =>
    strange.some((name) => name.span.to === span.from || name.span.from === span.to);
  // "Puttu 2 kashnam": it may be a measure.
  const isMeasured = strange.some((name) => said.numbers.some(({ span }) => name.span.from === span.to));
  const isDenied = said.numbers.length > 1 && said.elements.some(({ kind }) => kind === 'no');
  if (said.names.length === 0 && (strange.length === 0 || (said.numbers.some(isStrange) && !isDenied)))
    return undefined;
  // "Dudh ma sakar hati be chamchi" is no amount of milk.
  const isOfPart = strange.length > 0 && said.names.some(({ isWhole }) => isWhole) && said.numbers.length > 0;
  if (isOfPart || (isMeasured && !isDenied)) return undefined;
  const only = readOnly(said);
  if (only || asks.some(said.has) || (news.some(said.has) && !said.has('remove'))) return only;
  // "Brown rice not white": what nobody knows is what is denied.
  if (strange.length > 0 && said.numbers.length === 0 && !(said.has('remove') || said.has('notEaten')))
    return undefined;
  const correction = readSaid(said, daysAgo);
  return correction && kinds.has(correction.kind) ? correction : undefined;
}

/** "Paratha maine dedh hi khaya tha, aadha bete ne liya": the one figure that is said to be all. */
function readOnly({ elements, numbers, message, has }: Said): Correction | undefined {
  // "Dinner two rotis only" tells of a meal.
  if (has('meal') || has('log')) return undefined;
  const [number, ...further] = numbers.filter((one) => isOnly(message, one));
  if (!number || further.length > 0) return undefined;
  const at = elements.indexOf(number);
  const from = elements.findLastIndex(({ kind }, place) => place < at && kind === 'comma') + 1;
  const to = elements.findIndex(({ kind }, place) => place > at && kind === 'comma');
  const ofPart = elements.slice(from, to === -1 ? undefined : to).filter(({ kind }) => kind === 'name');
  // "One roti is for tomorrow, I had only 2".
  const [name, ...others] = ofPart.length > 0 ? ofPart : elements.filter(({ kind }) => kind === 'name');
  if (name?.kind !== 'name' || others.length > 0) return undefined;
  return { ...amountOf(number, name.text), isOnly: true };
}

/** "Only 2", "2 hi", "दोनच". */
const isOnly = (message: Message, { span }: NumberElement): boolean =>
  message.roles.slice(Math.max(0, span.from - 1), span.to + 1).some((roles) => roles.has('just'));
