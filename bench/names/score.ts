import { plainWater } from '../../server/features/nutrition/policy.ts';
import type { MealUnderstanding } from '../../server/features/nutrition/types.ts';
import { groupsOf } from '../told/groups.ts';
import { type Recorded, today } from '../told/play.ts';
import type { ExpectedEntry, ToldRow } from '../told/rows.ts';
import { areSumsRight, fits } from '../told/score.ts';
import { foodTold } from './read.ts';

export interface FoodRow {
  hand: string;
  line: number;
  text: string;
  expected: ExpectedEntry[];
}

/** What was read of the foods of one message. */
export interface Judged {
  row: FoodRow;
  wanted: number;
  found: number;
  /** Found, with energy in range. */
  fitting: number;
  /** What was read and nobody named. */
  strangers: string[];
  isNothing: boolean;
  isRight: boolean;
  meals: MealUnderstanding[];
}

/** A row of bench/told whose message tells of food, as what it tells of food alone; its day, hour and meal are left aside. */
export function foodRowOf({ hand, line, message, log }: ToldRow): FoodRow[] {
  const text = foodTold(message);
  const expected = (log ?? []).flatMap(({ kind, name, kcal, maybe }): ExpectedEntry[] =>
    kind === 'food' && name ? [{ kind, name, ...(kcal && { kcal }), ...(maybe && { maybe }) }] : [],
  );
  return text !== '' && expected.some(({ maybe }) => !maybe) ? [{ hand, line, text, expected }] : [];
}

/** What a diary would hold of such meals; plain water is no food. */
export const recordsOf = (meals: MealUnderstanding[]): Recorded[] =>
  meals
    .flatMap(({ items }) => items)
    .filter(({ foodId }) => foodId !== plainWater)
    .map(({ foodName, toldName, nutrients }) => {
      const { energyKcal } = nutrients;
      return { table: 'foodEntries', row: { foodName, toldName, energyKcal, localDate: today } };
    });

export function judge(row: FoodRow, meals: MealUnderstanding[]): Judged {
  const records = recordsOf(meals);
  const wanted = row.expected.filter(({ maybe }) => !maybe);
  const groups = groupsOf(row.expected, records, fits);
  const found = wanted.filter((entry) => records.some((record) => fits(record, entry)));
  const fitting = found.filter((entry) => groups.some((group) => group.entries.includes(entry) && areSumsRight(group)));
  const strangers = records
    .filter((record) => !row.expected.some((entry) => fits(record, entry)))
    .map(({ row: { foodName } }) => String(foodName));
  return {
    row,
    wanted: wanted.length,
    found: found.length,
    fitting: fitting.length,
    strangers,
    isNothing: records.length === 0,
    isRight: found.length === wanted.length && strangers.length === 0 && groups.every(areSumsRight),
    meals,
  };
}

export function summarise(judged: Judged[]) {
  const sum = (part: 'wanted' | 'found' | 'fitting') => judged.reduce((whole, one) => whole + one[part], 0);
  const share = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);
  const of = (holds: (one: Judged) => boolean) => share(judged.filter(holds).length, judged.length);
  return {
    messages: judged.length,
    foods: sum('wanted'),
    found: share(sum('found'), sum('wanted')),
    'energy right': share(sum('fitting'), sum('found')),
    'nobody named': of(({ strangers }) => strangers.length > 0),
    nothing: of(({ isNothing }) => isNothing),
    'all right': of(({ isRight }) => isRight),
    'nothing, asked': of((one) => one.isNothing && isAsked(one)),
    'found, asked': of((one) => one.found === one.wanted && isAsked(one)),
  };
}

const isAsked = ({ meals }: Judged): boolean =>
  meals.some(({ unknown, questions }) => unknown.length + questions.length > 0);
