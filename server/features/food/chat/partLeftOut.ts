import { nutrients } from '../../../../contract/nutrients.ts';
import * as corrections from '../../../../texts/food/corrections.ts';
import * as texts from '../../../../texts/food/food.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { type EntryRow, updateEntry } from '../../../db/entries.ts';
import { roundNutrients } from '../../nutrition/policy.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { loadFoodTable } from '../../nutrition/table/foodTable.ts';
import { nameWords } from '../../nutrition/table/nameKey.ts';
import type { EstimatedItem } from '../../nutrition/types.ts';
import { dayLine, mealButtons } from './logging.ts';
import { entryText } from './wording.ts';

type Row = EntryRow<'foodEntries'>;

/** Where no recipe says how much of a dish is of the part, one helping of it, and at most so much of the dish. */
const mostOfDish = 0.3;
/** By less than this the figures are the same with and without the part. */
const leastKcal = 2;

/**
 * A dish of which the table knows no kind without the part: what the part brings is taken off its figures, and said to be a
 * guess. Where `isSaid` is false the words may be of something else, and only what the dish is made of is left out.
 */
export async function leavePartOut(what: string, row: Row, isSaid: boolean, turn: Turn): Promise<Outcome | undefined> {
  const { db, person } = turn;
  const [part, ...others] = (await understandMealOf(db, person.owner, what)).items;
  if (!part || others.length > 0) return undefined;
  const made = energyInDish(part, row);
  if (made === undefined && !isSaid) return undefined;
  const lessKcal = Math.min(made ?? Math.min(part.nutrients.energyKcal, mostOfDish * row.energyKcal), row.energyKcal);
  if (lessKcal < leastKcal) return { text: texts.sameWithout(person.locale, what, row.foodName) };
  const columns = withoutPart(part, row, lessKcal / part.nutrients.energyKcal);
  const after = await updateEntry(db, 'foodEntries', person.owner, row.id, columns);
  if (!after) return undefined;
  const before = Object.fromEntries(Object.keys(columns).map((name) => [name, row[name as keyof Row]]));
  return {
    text: [
      corrections.changedTo(person.locale, entryText(person.locale, after)),
      corrections.itWas(person.locale, entryText(person.locale, row)),
      texts.aboutWithout(person.locale, what),
      await dayLine(after.localDate, turn),
    ].join('\n'),
    effects: [{ table: 'foodEntries', id: row.id, change: 'updated', before }],
    buttons: mealButtons(person.locale, 1),
  };
}

/** The energy in kcal that the part brings to a dish by its recipe. */
function energyInDish({ foodName, foodId }: EstimatedItem, { foodId: dish, grams }: Row): number | undefined {
  const { byId } = loadFoodTable();
  const words = nameWords(foodName);
  const isPart = (id: string) =>
    id === foodId || words.some((word) => nameWords(byId.get(id)?.name ?? '').includes(word));
  const made = byId.get(dish ?? '')?.madeOf?.filter((one) => isPart(one.foodId)) ?? [];
  if (made.length === 0 || grams === null) return undefined;
  return made.reduce(
    (sum, { foodId: id, share }) => sum + share * (grams / 100) * (byId.get(id)?.per100g.energyKcal ?? 0),
    0,
  );
}

function withoutPart(part: EstimatedItem, row: Row, times: number): Partial<Row> {
  const left = nutrients.flatMap(({ name }) => {
    const [kept, less] = [row[name], part.nutrients[name]];
    return typeof kept === 'number' && less !== undefined ? [[name, Math.max(0, kept - less * times)] as const] : [];
  });
  return roundNutrients(Object.fromEntries(left));
}
