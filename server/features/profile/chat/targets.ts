import type { Goals } from '../../../../contract/accounts/profile.ts';
import * as texts from '../../../../texts/targets.ts';
import { bodyWeight, dayVolume, grams, hours, kcal, type Listener, milligrams } from '../../../../texts/units.ts';

/** Each target in its unit, in the order in which targets are told. */
const amounts: Record<keyof Goals, (listener: Listener, value: number) => string> = {
  caloriesConsumePerDay: ({ locale }, value) => kcal(locale, value),
  proteinG: ({ locale }, value) => grams(locale, value),
  carbsG: ({ locale }, value) => grams(locale, value),
  netCarbsG: ({ locale }, value) => grams(locale, value),
  fatG: ({ locale }, value) => grams(locale, value),
  fiberG: ({ locale }, value) => grams(locale, value),
  sodiumMg: ({ locale }, value) => milligrams(locale, value),
  waterLitersPerDay: (listener, value) => dayVolume(listener, value * 1_000),
  calorieBurnPerDay: ({ locale }, value) => kcal(locale, value),
  stepsPerDay: ({ locale }, value) => texts.steps(locale, value),
  sleepHrsTarget: ({ locale }, value) => hours(locale, value),
  weightTarget: (listener, value) => bodyWeight(listener, value),
  lossKgPerWeek: (listener, value) => texts.aWeek(listener.locale, bodyWeight(listener, value, 2)),
};
export const targetNames = Object.keys(amounts) as (keyof Goals)[];
/** Shown also where none is set, so that people know of them. */
const always: (keyof Goals)[] = ['caloriesConsumePerDay', 'waterLitersPerDay', 'calorieBurnPerDay', 'sleepHrsTarget'];

/** "1,800 kcal", or that none is set. */
export const targetAmount = (listener: Listener, name: keyof Goals, value: number): string =>
  value === 0 ? texts.none(listener.locale) : amounts[name](listener, value);

/** "Protein: 120 g" */
export const targetLine = (listener: Listener, name: keyof Goals, value: number): string =>
  `${texts.labels[name](listener.locale)}: ${targetAmount(listener, name, value)}`;

/** The targets that are set; `named` ones are told of in any case. */
export function describeGoals(listener: Listener, goals: Goals, named: (keyof Goals)[] = []): string {
  const shown = targetNames.filter((name) => goals[name] > 0 || [...always, ...named].includes(name));
  return [texts.title(listener.locale), ...shown.map((name) => targetLine(listener, name, goals[name]))].join('\n');
}
