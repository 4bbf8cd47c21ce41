import type { MealType } from '../../../../contract/entries/food.ts';
import { saidIn } from '../../../language/corrections/said.ts';
import { dayIn } from '../../../language/corrections/when.ts';
import type { Role } from '../../../language/lexicon.ts';
import type { Message } from '../../../language/message.ts';

const mealsOfPart: [Role, MealType[]][] = [
  ['morning', ['breakfast', 'snack']],
  ['noon', ['lunch', 'asnack']],
  ['evening', ['asnack', 'esnack']],
  ['night', ['dinner']],
];

/** The meals of the part of the day that a message names. */
export const mealsOfPartIn = ({ roles }: Message): MealType[] =>
  mealsOfPart.find(([role]) => roles.some((known) => known.has(role)))?.[1] ?? [];

/** "Delete everything from morning", "aaj ka sab hata do": the meals that all go; undefined where the message asks something else. */
export function readRemovedMeals(message: Message): MealType[] | 'all' | undefined {
  const { names, numbers, has, nth } = saidIn(message, false);
  if (!has('remove') || !has('all') || names.length > 0 || numbers.length > 0 || nth !== undefined) return undefined;
  // A meal that is named besides is what goes.
  if (has('meal') || has('yesterday')) return undefined;
  const part = mealsOfPart.find(([role]) => has(role));
  return part?.[1] ?? (has('today') ? 'all' : undefined);
}

const mealsCalled: [Role, MealType[]][] = [
  ['breakfast', ['breakfast']],
  ['lunch', ['lunch']],
  ['dinner', ['dinner']],
];

/** "Yesterday's dinner", "kal ka lunch": the whole meal of a day that is named; undefined where more is said. */
export function readMealOfDay(message: Message): { daysAgo: number; meals: MealType[] } | undefined {
  const { names, numbers, has, nth } = saidIn(message, false);
  const isOther = names.length > 0 || numbers.length > 0 || nth !== undefined;
  const [only, another] = mealsCalled.filter(([role]) => has(role));
  const daysAgo = dayIn(message);
  return !isOther && only && !another && daysAgo !== undefined ? { daysAgo, meals: only[1] } : undefined;
}

const longestOfDay = 6;

/** "Kal wala bhi hatao", "delete yesterday's": the day of which something goes that nobody names; undefined where it is named. */
export function readRemovedOfDay(message: Message): number | undefined {
  const { names, numbers, has, nth } = saidIn(message, false);
  const isNamed = names.length > 0 || numbers.length > 0 || nth !== undefined || has('meal') || has('all');
  const isShort = message.tokens.length <= longestOfDay;
  return has('remove') && !isNamed && isShort && !has('that') ? dayIn(message) : undefined;
}
