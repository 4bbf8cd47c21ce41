import type { ActivityEntry } from '../../../contract/activity.ts';
import { type FoodEntry, type MealType, mealTitles } from '../../../contract/food.ts';
import type { SleepEntry } from '../../../contract/sleep.ts';
import type { WaterEntry } from '../../../contract/water.ts';
import type { WeightEntry } from '../../../contract/weight.ts';
import { capitalised, duration, figure } from '../../lib/format.ts';

interface DayEntries {
  food: FoodEntry[];
  water: WaterEntry[];
  activity: ActivityEntry[];
  weight: WeightEntry[];
  sleep: SleepEntry[];
}

interface DiaryLine {
  id: string;
  text: string;
  detail: string;
  amount: string;
}

/** One meal, or one entry of another kind. */
export interface DiaryGroup {
  kind: keyof DayEntries;
  instant: string;
  title: string;
  total?: string;
  lines: DiaryLine[];
}

/** The day in time order; a meal stands where its first food does. */
export function toDiary({ food, water, activity, weight, sleep }: DayEntries): DiaryGroup[] {
  const meals = [...Map.groupBy(food, (entry) => entry.mealType)].map(([mealType, entries]) =>
    toMeal(mealType, entries),
  );
  const others: DiaryGroup[] = [
    ...water.map((entry) =>
      single('water', entry.createdAt, 'Water', {
        id: entry.entryId,
        text: capitalised(entry.drinkType),
        detail: entry.notes,
        amount: `${figure(entry.waterIntake.value)} ml`,
      }),
    ),
    ...activity.map((entry) =>
      single('activity', entry.activityDatetime, 'Activity', {
        id: entry.id,
        text: capitalised(entry.activityType),
        detail: activityDetail(entry),
        amount: entry.caloriesBurned === null ? '' : `${figure(entry.caloriesBurned)} kcal burned`,
      }),
    ),
    ...weight.map((entry) =>
      single('weight', entry.createdAt, 'Weight', {
        id: entry.id,
        text: 'Weigh-in',
        detail: '',
        amount: `${figure(entry.weightKg, 1)} kg`,
      }),
    ),
    ...sleep.map((entry) =>
      single('sleep', entry.createdAt, 'Sleep', {
        id: entry.id,
        text: 'Slept',
        detail: '',
        amount: duration(entry.sleepTimeHr),
      }),
    ),
  ];
  return [...meals, ...others].sort((a, b) => Date.parse(a.instant) - Date.parse(b.instant));
}

/** How many of breakfast, lunch and dinner have an entry. */
export function mainMeals(food: FoodEntry[]): number {
  const main: MealType[] = ['breakfast', 'lunch', 'dinner'];
  return main.filter((mealType) => food.some((entry) => entry.mealType === mealType)).length;
}

function toMeal(mealType: MealType, entries: FoodEntry[]): DiaryGroup {
  const ordered = entries.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const energyKcal = entries.reduce((sum, entry) => sum + entry.calories, 0);
  return {
    kind: 'food',
    instant: ordered[0]?.createdAt ?? '',
    title: mealTitles[mealType],
    total: `${figure(energyKcal)} kcal`,
    lines: ordered.map((entry) => ({
      id: entry.id,
      text: entry.foodName,
      detail: portion(entry),
      amount: `${figure(entry.calories)} kcal`,
    })),
  };
}

const single = (kind: DiaryGroup['kind'], instant: string, title: string, line: DiaryLine): DiaryGroup => ({
  kind,
  instant,
  title,
  lines: [line],
});

const plain = new Set(['g', 'kg', 'mg', 'ml', 'l', 'oz', 'lb']);

/** "2 pieces, 80 g" */
function portion({ quantity, servingUnit, servingSize, grams }: FoodEntry): string {
  if (plain.has(servingUnit))
    return grams === null ? `${figure(quantity * servingSize)} ${servingUnit}` : `${figure(grams)} g`;
  const ending = quantity > 1 ? (/(?:s|x|ch|sh)$/.test(servingUnit) ? 'es' : 's') : '';
  return [`${figure(quantity, 2)} ${servingUnit}${ending}`, grams !== null && `${figure(grams)} g`]
    .filter(Boolean)
    .join(', ');
}

const activityDetail = ({ durationMin, distanceKm }: ActivityEntry) =>
  [`${figure(durationMin)} min`, distanceKm !== null && distanceKm > 0 && `${figure(distanceKm, 2)} km`]
    .filter(Boolean)
    .join(', ');
