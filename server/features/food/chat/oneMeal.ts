import { mealAt } from '../../../../contract/entries/food.ts';
import type { LoggedFoods, OneMeal } from '../../../assistant/partsOfMeal.ts';
import { findEntries } from '../../../db/entries.ts';
import { localMinutesOf } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';

const occasionOf = (foods: LoggedFoods): string | undefined => {
  const occasions = new Set(foods.map(({ mealType, localDate }) => `${mealType} ${localDate}`));
  return occasions.size === 1 ? [...occasions][0] : undefined;
};

/**
 * Two messages are one meal where they are of one occasion as a whole, and the second names no other one than now; a food that both
 * name may be corrected or had again, which is left as it is said.
 */
export const oneMeal: OneMeal = {
  async loggedBy(db, owner, effects) {
    const isPlain =
      effects.length > 0 && effects.every(({ table, change }) => table === 'foodEntries' && change === 'created');
    if (!isPlain) return undefined;
    const rows = await findEntries(
      db,
      'foodEntries',
      owner,
      effects.map(({ id }) => id),
    );
    return rows.length === effects.length ? rows : undefined;
  },

  isOne({ first, second, together }, { now, person }) {
    const whole = occasionOf(together);
    const ofNow = `${mealAt(localMinutesOf(now, person.timeZone))} ${diaryDateOf(now, person)}`;
    const isOfOneOccasion = whole === occasionOf(first) && [whole, ofNow].includes(occasionOf(second));
    const repeats = second.some(({ foodId }) => first.some((food) => food.foodId === foodId));
    return whole !== undefined && isOfOneOccasion && !repeats && together.length >= first.length;
  },
};
