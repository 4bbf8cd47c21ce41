import { type DiaryDay, type Meal, otherKinds } from '../../../contract/diary.ts';
import { type FoodEntry, mealTypes } from '../../../contract/entries/food.ts';
import type { WaitingEntry } from '../../lib/outbox/waiting.ts';
import { isDeleted, waitingFigures, withWaiting } from '../../lib/outbox/waitingEntries.ts';

/** A day as it will be once what waits on this device is sent: its entries, and the sums that follow from them. */
export function dayWithWaiting(day: DiaryDay, waiting: WaitingEntry[]): DiaryDay {
  if (waiting.length === 0) return day;
  const { date, totals, left } = day;
  const known = day.meals.flatMap(({ entries }) => entries);
  const foods = withWaiting('food', date, known, waiting);
  const more = waitingFigures(waiting, date, date);
  const others = otherKinds.map((kind) => [kind, withWaiting(kind, date, day[kind], waiting)]);
  return {
    ...day,
    ...Object.fromEntries(others),
    meals: foods === known ? day.meals : mealsOf(foods),
    totals: {
      ...totals,
      calories: totals.calories + more.energyKcal,
      proteinG: totals.proteinG + more.proteinG,
      carbsG: totals.carbsG + more.carbohydrateG,
      fatG: totals.fatG + more.fatG,
      fiberG: totals.fiberG + more.fiberG,
      waterMl: totals.waterMl + more.waterMl,
      burnedKcal: totals.burnedKcal + more.burnedKcal,
      activeMin: totals.activeMin + more.activeMin,
      distanceKm: totals.distanceKm + more.distanceKm,
      steps: totals.steps + more.steps,
      sleepHr: totals.sleepHr + more.sleepHr,
    },
    left: left && { calories: left.calories - more.energyKcal },
  };
}

const mealsOf = (foods: FoodEntry[]): Meal[] =>
  mealTypes.flatMap((mealType) => {
    const entries = foods.filter((food) => food.mealType === mealType);
    const eaten = entries.filter((food) => !isDeleted(food));
    const sum = (name: 'calories' | 'proteinG' | 'carbsG' | 'fatG' | 'fiberG') =>
      eaten.reduce((total, food) => total + food[name], 0);
    const totals = {
      ...{ calories: sum('calories'), proteinG: sum('proteinG'), carbsG: sum('carbsG') },
      ...{ fatG: sum('fatG'), fiberG: sum('fiberG') },
    };
    return entries.length > 0 ? [{ mealType, entries, totals }] : [];
  });
