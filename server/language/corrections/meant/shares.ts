import { hasRole } from '../../words.ts';
import type { Correction } from '../correction.ts';
import type { NumberElement } from '../elements.ts';
import { countsPeople, peopleIn } from '../people.ts';
import { wordsOfList } from '../words.ts';
import { isSame, saidToBeAll, type ToldEntry } from './diary.ts';
import type { Heard } from './heard.ts';

/** "A third", "two thirds", "ek tihai", as a part of 1. */
function partIn({ tokens }: Heard['message'], numbers: NumberElement[]): number | undefined {
  const at = tokens.findIndex(({ word }) => thirds.has(word) || quarters.has(word));
  if (at < 0) return undefined;
  const times = numbers.find(({ span }) => span.to === at)?.value ?? 1;
  return times / (thirds.has(tokens[at]?.word ?? '') ? 3 : 4);
}
const thirds = wordsOfList('thirds');
const quarters = wordsOfList('quarters');

/** "Half of the second one is left", "doosri aadhi": of so many but the last. */
export function halfOfLast({ has, said, numbers }: Heard, { quantity, isOfMeal }: ToldEntry): Correction | undefined {
  const { nth } = said;
  const all = isOfMeal ? quantity : nth;
  const isHalf = has('halve') || numbers.some(({ value, hasUnit }) => value === 0.5 && !hasUnit);
  if (!nth || nth < 2 || !all || all < nth || !isHalf) return undefined;
  return { kind: 'scale', of: undefined, factor: (all - 0.5) / all };
}

/** "Left a third", "my brother took one of the two", "shared with 2 friends", "we were 3 people on it". */
export function shareMeant(heard: Heard, entry: ToldEntry): Correction | undefined {
  return halfOfLast(heard, entry) ?? shareOf(heard, entry);
}

function shareOf(heard: Heard, { quantity }: ToldEntry): Correction | undefined {
  const { message, has } = heard;
  const part = partIn(message, heard.numbers);
  const people = peopleSharing(heard);
  const counted = heard.numbers.filter((one) => !countsPeople(message, one));
  const told = saidToBeAll(message, counted);
  const [number, another] = told.length > 1 ? told.filter(({ value }) => !isSame(value, quantity)) : told;
  const share = part ?? (number && !another && !people ? shareIn(number, quantity) : undefined);
  const isAll = number !== undefined && counted.length > 1 && told.length === 1;
  const isLeft = !isAll && (has('left', 'gave', 'spoilt') || isEatenByOthers(heard));
  if (share !== undefined) return scaled(isLeft ? 1 - share : share);
  if (has('halve')) return scaled(0.5);
  return people ? scaled(1 / people) : undefined;
}

/** Among how many something was shared. */
export function peopleSharing({ message, numbers, has }: Heard): number | undefined {
  const isAmong = (one: NumberElement) => has('share') || (countsPeople(message, one) && !has('gave', 'fed'));
  return numbers
    .filter(isAmong)
    .map((one) => peopleIn(message, one))
    .find(Boolean);
}

/** "Munde ne 1 piece kha lya", and not "I ate one, he the other". */
function isEatenByOthers({ message, has }: Heard): boolean {
  if (has('self') || !has('theyAte', 'relative', 'other')) return false;
  const isBy = message.tokens.some(
    (_, at) =>
      (['relative', 'other'] as const).some((role) => hasRole(message, at, role)) && hasRole(message, at + 1, 'by'),
  );
  return isBy || !has('eaten');
}

const scaled = (factor: number): Correction | undefined =>
  factor > 0 && factor < 1 ? { kind: 'scale', of: undefined, factor } : undefined;

function shareIn({ value }: NumberElement, quantity: number): number | undefined {
  if (value < 1) return value;
  return value < quantity ? value / quantity : undefined;
}
