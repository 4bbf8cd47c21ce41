import type { Candidate } from './candidates.ts';
import type { ToldEntry } from './diary.ts';
import type { Heard } from './heard.ts';
import type { Mention } from './mentions.ts';

/** "The almonds were at 5, not in breakfast", "shift the chai to snacks": another meal, time or day of it. */
export function moves(heard: Heard, entry: ToldEntry, mention: Mention | undefined): Candidate[] {
  const { has, clock, meals, deniedMeals, daysAgo, numbers } = heard;
  if (!mention || numbers.length > 0) return [];
  const isOfMeal = entry.isOfMeal;
  const meal = isOfMeal && meals.find((word) => !isOfMeal(word));
  const day = daysAgo !== undefined && daysAgo !== entry.daysAgo ? daysAgo : undefined;
  if (meal === undefined && !clock && day === undefined) return [];
  const isDenied = deniedMeals.some((word) => isOfMeal?.(word));
  if (!isDenied && !has('change') && !(has('was') && (clock || day !== undefined))) return [];
  const time = meal === undefined && clock ? { minutes: clock.minutes, isSure: clock.isSure } : undefined;
  const correction = { kind: 'moved', of: undefined, daysAgo: day, time, meal } as const;
  return [{ correction, weight: 2 + (meal === undefined ? 0 : 3), uses: [] }];
}
