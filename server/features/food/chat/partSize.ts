import * as corrections from '../../../../texts/food/corrections.ts';
import type { Effect, Outcome, Turn } from '../../../assistant/skill.ts';
import { type EntryRow, updateEntry } from '../../../db/entries.ts';
import { roundNutrients } from '../../nutrition/policy.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { loadFoodTable } from '../../nutrition/table/foodTable.ts';
import { correctByWords } from './correction.ts';
import { dayLine, mealButtons } from './logging.ts';
import { isJustLogged } from './requests.ts';
import { entryText } from './wording.ts';

type Row = EntryRow<'foodEntries'>;

/** "Less oil" is a quarter less of the fat, as "a little less" is of a food. */
const share = 0.25;
const kcalPerGramOfFat = 9;
const leastKcal = 1;
/** Of 100 g, what is hardly anything but fat: oil, ghee, butter. */
const leastFatShare = 0.7;

/** "Less sugar", "sabzi me tel kam tha" of what was just told: by another food of the table, or by the fat. */
export async function resizePart(
  part: string,
  size: 'small' | 'large',
  candidates: Row[],
  turn: Turn,
): Promise<Outcome | undefined> {
  const fresh = candidates.filter((row) => isJustLogged(row, turn));
  if (size === 'small')
    for (const row of fresh) {
      const told = `${row.quantity} ${row.servingUnit} ${row.foodName} with less ${part}`;
      const [item, ...others] = (await understandMealOf(turn.db, turn.person.owner, told)).items;
      const isLess = item && others.length === 0 && item.nutrients.energyKcal <= row.energyKcal - leastKcal;
      if (isLess) return correctByWords({ kind: 'correction', entryId: row.id }, told, turn);
    }
  return (await isFat(part, turn)) ? changeFat(fresh, size, turn) : undefined;
}

/** What is had in something else. */
export async function isSeasoning(name: string, { db, person }: Turn): Promise<boolean> {
  const [item, ...others] = (await understandMealOf(db, person.owner, name)).items;
  return (
    others.length === 0 &&
    loadFoodTable()
      .byId.get(item?.foodId ?? '')
      ?.traits.has('seasoning') === true
  );
}

async function isFat(name: string, { db, person }: Turn): Promise<boolean> {
  const [item, ...others] = (await understandMealOf(db, person.owner, name)).items;
  return item !== undefined && others.length === 0 && (item.nutrients.fatG ?? 0) >= item.grams * leastFatShare;
}

/** Of several foods the fattest is meant: the curry, not the roti beside it. */
async function changeFat(rows: Row[], size: 'small' | 'large', turn: Turn): Promise<Outcome | undefined> {
  const [row] = rows.toSorted((one, other) => (other.fatG ?? 0) - (one.fatG ?? 0));
  const { fatG, saturatedFatG = null } = row ?? {};
  if (!row || !fatG) return undefined;
  const { db, person } = turn;
  const sign = size === 'small' ? -1 : 1;
  const changed = roundNutrients({
    energyKcal: row.energyKcal + sign * share * fatG * kcalPerGramOfFat,
    fatG: fatG * (1 + sign * share),
    ...(saturatedFatG !== null && { saturatedFatG: saturatedFatG * (1 + sign * share) }),
  });
  const after = await updateEntry(db, 'foodEntries', person.owner, row.id, changed);
  if (!after) return undefined;
  const before = { energyKcal: row.energyKcal, fatG, ...(saturatedFatG !== null && { saturatedFatG }) };
  const effects: Effect[] = [{ table: 'foodEntries', id: row.id, change: 'updated', before }];
  return {
    text: [
      corrections.changedTo(person.locale, entryText(person.locale, after)),
      corrections.itWas(person.locale, entryText(person.locale, row)),
      await dayLine(after.localDate, turn),
    ].join('\n'),
    effects,
    buttons: mealButtons(person.locale, 1),
  };
}
