import type { Goals } from '../../../../contract/profile.ts';
import type { Locale, Text } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/targets.ts';
import { grams, hours, kcal, kilograms, litres, milligrams } from '../../../../texts/units.ts';

/** The unit of each target, in the order in which targets are told. */
const units: Record<keyof Goals, Text<[value: number]>> = {
  caloriesConsumePerDay: kcal,
  proteinG: grams,
  carbsG: grams,
  fatG: grams,
  fiberG: grams,
  sodiumMg: milligrams,
  waterLitersPerDay: litres,
  calorieBurnPerDay: kcal,
  stepsPerDay: texts.steps,
  sleepHrsTarget: hours,
  weightTarget: kilograms,
  lossKgPerWeek: texts.aWeek,
};
export const targetNames = Object.keys(units) as (keyof Goals)[];
/** Shown also where none is set, so that people know of them. */
const always: (keyof Goals)[] = ['caloriesConsumePerDay', 'waterLitersPerDay', 'calorieBurnPerDay', 'sleepHrsTarget'];

/** "1,800 kcal", or that none is set. */
export const targetAmount = (locale: Locale, name: keyof Goals, value: number): string =>
  value === 0 ? texts.none(locale) : units[name](locale, value);

/** "Protein: 120 g" */
export const targetLine = (locale: Locale, name: keyof Goals, value: number): string =>
  `${texts.labels[name](locale)}: ${targetAmount(locale, name, value)}`;

export function describeGoals(locale: Locale, goals: Goals): string {
  const shown = targetNames.filter((name) => goals[name] > 0 || always.includes(name));
  return [texts.title(locale), ...shown.map((name) => targetLine(locale, name, goals[name]))].join('\n');
}
