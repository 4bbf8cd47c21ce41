import type { Role } from '../../lexicon.ts';
import { hasRole, type Span } from '../../words.ts';
import type { NumberElement } from '../elements.ts';
import { amountOf } from '../ofOne.ts';
import { countsPeople } from '../people.ts';
import type { Candidate } from './candidates.ts';
import { isSame, saidToBeAll, type ToldEntry } from './diary.ts';
import { figuresTogether } from './figures.ts';
import type { Heard } from './heard.ts';
import { lessMeant } from './less.ts';
import type { Mention } from './mentions.ts';

/** How much there was of it, or how much of it was not had. */
export async function amounts(heard: Heard, entry: ToldEntry, mention: Mention | undefined): Promise<Candidate[]> {
  const less = lessMeant(heard, entry);
  if (less) return [{ correction: less, weight: 2, uses: heard.numbers.map(({ span }) => span) }];
  const own = heard.numbers.filter(
    (number) => belongs(heard, number.span, mention) && !countsPeople(heard.message, number),
  );
  const fitting: NumberElement[] = [];
  for (const number of own) if (await entry.fits(number)) fitting.push(number);
  const isKept = ({ value, hasUnit }: NumberElement) => !hasUnit && isSame(value, entry.quantity);
  const isTwo = new Set(fitting.map(({ value }) => value)).size > 1;
  const denied = fitting.filter((number) => heard.isDenied(number.span) || (isTwo && isKept(number)));
  const right = fitting.filter((one) => !denied.includes(one));
  const number = (await figuresTogether(right, entry)) ?? rightOf(heard, right, mention);
  if (!number) return [];
  const [was] = denied;
  const same = fitting.filter(({ value }) => value === number.value);
  const uses = [number, ...same, ...denied].map(({ span }) => span);
  if (isTakenOff(heard, number) && number.value < entry.quantity && !was)
    return [{ correction: { kind: 'more', quantity: -number.value, of: undefined }, weight: 2, uses }];
  const isNew = !isSame(number.value, entry.quantity) || number.hasUnit;
  const ofDenied = was === undefined ? 0 : isSame(was.value, entry.quantity) ? 2 : mention ? 1 : -2;
  const ofUnit = number.hasUnit && entry.isCountedIn(number.text) ? 1.5 : 0;
  const ofSeveral = entry.quantity > 1 && !number.hasUnit ? 0.5 : 0;
  return [{ correction: amountOf(number, undefined), weight: (isNew ? 1 : -3) + ofDenied + ofUnit + ofSeveral, uses }];
}

/** The only one, else the one that is said to be all, else the one beside the name. */
function rightOf(
  { message }: Heard,
  numbers: NumberElement[],
  mention: Mention | undefined,
): NumberElement | undefined {
  const [first, ...others] = numbers;
  if (others.every(({ value }) => value === first?.value)) return first;
  const only = saidToBeAll(message, numbers);
  const beside = numbers.filter(({ span }) => mention && (span.to === mention.from || span.from === mention.to));
  return [only, beside].find((some) => some.length === 1)?.[0];
}

/** The number belongs to the name that stands next to it. */
function belongs({ mentions }: Heard, span: Span, mention: Mention | undefined): boolean {
  const named = mentions.filter(({ entries }) => entries.length > 0);
  if (!mention || named.length < 2) return true;
  const gap = (one: Mention) => Math.min(Math.abs(one.from - span.to), Math.abs(span.from - one.to));
  return named.every((one) => one === mention || gap(mention) <= gap(one));
}

const notHad: Role[] = ['smaller', 'spoilt', 'left', 'gave', 'remove', 'fed'];

/** "Ek kam karo", "munde ne 1 piece kha lya", "one of those idlis stayed on the plate": so much of it was not had. */
function isTakenOff({ message, has, said }: Heard, { span }: NumberElement): boolean {
  const isJust = hasRole(message, span.from - 1, 'just') || hasRole(message, span.to, 'just');
  if (isJust) return false;
  if ([span.from - 1, span.to, span.to + 1].some((at) => notHad.some((role) => hasRole(message, at, role))))
    return true;
  const isOneOf = message.tokens[span.to]?.word === 'of';
  if (isOneOf && has('spoilt', 'left', 'gave', 'fed', 'theyAte')) return true;
  return has('other', 'relative') && has('theyAte', 'by', 'gave', 'fed') && !has('just', 'was') && !said.isMarked;
}
