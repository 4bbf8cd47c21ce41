import type { MealType } from '../../../../contract/entries/food.ts';
import { saidIn } from '../../../language/corrections/said.ts';
import type { Role } from '../../../language/lexicon.ts';
import type { Message } from '../../../language/message.ts';

const mealsOfPart: [Role, MealType[]][] = [
  ['morning', ['breakfast', 'snack']],
  ['noon', ['lunch', 'asnack']],
  ['evening', ['asnack', 'esnack']],
  ['night', ['dinner']],
];

/** "Delete everything from morning", "aaj ka sab hata do": the meals that all go; undefined where the message asks something else. */
export function readRemovedMeals(message: Message): MealType[] | 'all' | undefined {
  const { names, numbers, has, nth } = saidIn(message, false);
  if (!has('remove') || !has('all') || names.length > 0 || numbers.length > 0 || nth !== undefined) return undefined;
  // A meal that is named besides is what goes.
  if (has('meal') || has('yesterday')) return undefined;
  const part = mealsOfPart.find(([role]) => has(role));
  return part?.[1] ?? (has('today') ? 'all' : undefined);
}
