import type { Goals } from '../../../contract/accounts/profile.ts';
import { mealTypes } from '../../../contract/entries/food.ts';
import { dayTitle } from '../../../texts/dates.ts';
import { energyOfDay, macronutrients, macroTargets, water, weight } from '../../../texts/day.ts';
import * as texts from '../../../texts/dayCards.ts';
import { mealTitle } from '../../../texts/food/meals.ts';
import { bodyWeight, dayFigure, dayVolume, type Listener } from '../../../texts/units.ts';
import type { DayTotals } from '../../db/dailyTotals.ts';
import { nutrientTargets } from '../profile/policy.ts';
import type { MealSum } from './data.ts';

/** A card is edited no more often than that. */
export const betweenEditsMs = 4_000;

/** Whether a day holds nothing that a card shows. */
export const isEmpty = ({ foodEntries, waterEntries, weightEntries }: DayTotals): boolean =>
  foodEntries + waterEntries + weightEntries === 0;

interface ShownDay {
  date: string;
  totals: DayTotals;
  /** As they may be shown: where deficits are hidden, there is no target of energy and nothing is left or over. */
  goals: Goals;
  meals: MealSum[];
  weightKg: number | undefined;
}

/** What the card says of the day. */
export function composeCard(listener: Listener, { date, totals, goals, meals, weightKg }: ShownDay): string {
  const { locale } = listener;
  const { energyKcal, proteinG, carbohydrateG, fatG, waterMl } = totals;
  const targets = nutrientTargets(totals, goals);
  const eaten = mealTypes.flatMap((meal) => meals.find(({ mealType }) => mealType === meal) ?? []);
  return [
    energyOfDay(locale, dayTitle(locale, date, date), energyKcal, goals.caloriesConsumePerDay),
    targets.length > 0 ? macroTargets(locale, targets) : macronutrients(locale, proteinG, carbohydrateG, fatG),
    ...eaten.map((meal) => texts.meal(locale, mealTitle(locale, meal.mealType), meal.energyKcal)),
    water(locale, dayFigure(listener, waterMl), dayVolume(listener, goals.waterLitersPerDay * 1_000)),
    ...(weightKg === undefined ? [] : [weight(locale, bodyWeight(listener, weightKg))]),
  ].join('\n');
}
