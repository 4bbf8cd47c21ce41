import { type NutrientName, nutrients } from '../../../../contract/nutrients.ts';
import * as texts from '../../../../texts/food/nutrients.ts';
import { figure } from '../../../../texts/numbers.ts';
import { findTargetPerson } from '../../care/data.ts';
import { listNutrientDays, type NutrientDay } from '../../food/data.ts';
import { type ReferenceIntakes, referenceIntakes } from '../../nutrition/table/referenceIntakes.ts';
import type { Ask } from '../reading.ts';
import type { Reader } from './answer.ts';
import { capitalised, rangeText } from './ranges.ts';

/** A food with what so much of it holds; what isn't known is left out or null. */
interface Holding {
  name: string;
  nutrients: Partial<Record<NutrientName, number | null>>;
}

/** What foods hold of these nutrients, beside a day's reference intake; what isn't known is told as unknown. */
export async function describeNutrients(foods: Holding[], names: NutrientName[], reader: Reader): Promise<string> {
  const { locale } = reader;
  const references = await referencesOf(reader);
  const lines = foods.flatMap((food) =>
    names.map((name) => {
      const called = texts.nutrientNames[name](locale);
      const held = food.nutrients[name];
      return typeof held === 'number'
        ? texts.inFood(locale, food.name, called, amountOf(name, held), shareOf(name, held, references, reader))
        : texts.unknownInFood(locale, food.name, called);
    }),
  );
  return lines.join('\n');
}

/** How much of a nutrient was eaten in a range, a day's mean over longer ones. */
export async function describeEatenNutrient(
  name: NutrientName,
  { range }: Pick<Ask, 'range'>,
  reader: Reader,
): Promise<string> {
  const { db, owner, locale, today } = reader;
  const days = await listNutrientDays(db, owner, range.from, range.to);
  const known = days.flatMap(({ amounts }) => amounts[name] ?? []);
  const called = texts.nutrientNames[name](locale);
  const when = rangeText(locale, range, today);
  if (known.length === 0) return texts.eatenUnknown(locale, called, when);
  const average = known.reduce((sum, amount) => sum + amount, 0) / days.length;
  const share = shareOf(name, average, await referencesOf(reader), reader);
  const amount = amountOf(name, average);
  const told = range.from === range.to ? amount : texts.eatenADay(locale, amount, days.length);
  const percent = Math.round(100 * knownShareOf(name, days));
  return [
    capitalised(texts.eatenOf(locale, called, when, told, share)),
    ...(percent < 100 ? [texts.partlyKnown(locale, percent)] : []),
  ].join('\n');
}

/** Of the energy that was eaten. */
function knownShareOf(name: NutrientName, days: NutrientDay[]): number {
  const energyOf = ({ amounts }: NutrientDay) => amounts.energyKcal ?? 0;
  const all = days.reduce((sum, day) => sum + energyOf(day), 0);
  const known = days.reduce((sum, day) => sum + energyOf(day) * day.knownShares[name], 0);
  return all > 0 ? known / all : 1;
}

const referencesOf = async ({ db, owner, now, goals }: Reader): Promise<ReferenceIntakes> =>
  referenceIntakes(await findTargetPerson(db, owner, now), goals.caloriesConsumePerDay);

function amountOf(name: NutrientName, amount: number): string {
  const { unit, decimals } = nutrients.find((nutrient) => nutrient.name === name) as (typeof nutrients)[number];
  return `${figure(amount, decimals)} ${unit}`;
}

function shareOf(name: NutrientName, amount: number, references: ReferenceIntakes, { locale }: Reader): string {
  const reference = references[name];
  if (!reference) return '';
  const text = reference.kind === 'atLeast' ? texts.ofAllowance : texts.ofLimit;
  return text(locale, (100 * amount) / reference.amount, amountOf(name, reference.amount));
}
