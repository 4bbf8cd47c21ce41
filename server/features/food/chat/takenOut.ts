import * as texts from '../../../../texts/food/food.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import type { EntryRow } from '../../../db/entries.ts';
import type { Correction } from '../../../language/corrections/correction.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { nameWords } from '../../nutrition/table/nameKey.ts';
import { correctByWords, removeItems } from './correction.ts';
import { leavePartOut } from './partLeftOut.ts';
import { replace } from './replace.ts';
import { foodCalled, isAlsoCalled, isJustLogged } from './requests.ts';

type Row = EntryRow<'foodEntries'>;

/** By less than this the table's figure of a food is the same with and without a part. */
const leastKcal = 1;
/** What holds less is not sweetened. */
const leastSugarG = 2;
const sugar = 'sugar';

/** An entry of its own is removed; else the food is taken without the part. */
export async function takeOut(
  { of, what, isPart, isOfLast }: Extract<Correction, { kind: 'without' }>,
  last: Row[],
  turn: Turn,
): Promise<Outcome | undefined> {
  const whole = of === undefined ? undefined : await foodCalled(of, last, turn);
  if (of !== undefined && !whole) return undefined;
  const two = whole || isPart || isOfLast ? undefined : await otherThan(what, last, turn);
  if (two) return replace({ kind: 'replace', ...two }, last, turn);
  const own = whole ? undefined : await foodCalled(what, last, turn);
  // "Without milk" is about what is in a tea that some call milk tea.
  const isOwn = own && (!isPart || nameWords(own.foodName).every((word) => nameWords(what).includes(word)));
  const isMeant = own && (!isOfLast || last.some(({ id }) => id === own.id) || isJustLogged(own, turn));
  if (isOwn && isMeant) return removeItems([own], turn);
  const among = whole ? [whole] : last;
  if (isPart) return takeOutOf(what, of, among, turn);
  if (own || isOfLast || !among.some((row) => isJustLogged(row, turn))) return undefined;
  // "Cheeni nahi thi" after tea; "no sugar tea" is one that was had.
  if (nameWords(what).length !== 1) return undefined;
  return denyPart(what, of, among, turn);
}

/** "Not upma poha": what it was not, and what it was; undefined where the words name no two foods. */
async function otherThan(what: string, last: Row[], turn: Turn): Promise<{ was: string; by: string } | undefined> {
  const { items } = await understandMealOf(turn.db, turn.person.owner, what);
  const [was, by, third] = items;
  if (!was || !by || third || /(?:^| )(?:and|aur|or|,)(?: |$)/i.test(what)) return undefined;
  return (await foodCalled(was.text, last, turn)) ? { was: was.text, by: by.text } : undefined;
}

/** "Without peanuts": of the food that was meant. */
async function takeOutOf(what: string, of: string | undefined, among: Row[], turn: Turn): Promise<Outcome | undefined> {
  const taken = await takePartOut(what, of, among, turn);
  const [first] = among;
  if (taken || !first) return taken;
  const left = await leavePartOut(what, first, true, turn);
  return left ?? { text: texts.cantTakeOut(turn.person.locale, what, first.foodName) };
}

/** "There were no peanuts": in what was just logged, where it is made with some. */
async function denyPart(what: string, of: string | undefined, among: Row[], turn: Turn): Promise<Outcome | undefined> {
  const taken = await takePartOut(what, of, among, turn);
  const [first] = among;
  const left = taken ?? (first && (await leavePartOut(what, first, false, turn)));
  return left ?? denyUnknown(what, turn);
}

/** A food that is denied and was never logged: nothing changes, and it is said so. */
async function denyUnknown(what: string, { db, person }: Turn): Promise<Outcome | undefined> {
  const { items } = await understandMealOf(db, person.owner, what);
  const isNamed = items.length === 1 && items.some((item) => isAlsoCalled(item, nameWords(what)));
  return isNamed ? { text: texts.notEatenLately(person.locale, what) } : undefined;
}

/** "Roti with ghee" is a roti, a "Sweet lassi" a lassi. */
const plainerNames = (name: string): string[] => [name, name.replace(/ with .*$/i, ''), name.replace(/^\S+ /, '')];

async function takePartOut(
  what: string,
  of: string | undefined,
  candidates: Row[],
  turn: Turn,
): Promise<Outcome | undefined> {
  for (const row of candidates) {
    if (what === sugar && (row.sugarG ?? 0) < leastSugarG) continue;
    for (const name of [...(of === undefined ? [] : [of]), ...plainerNames(row.foodName)]) {
      const told = `${row.quantity} ${row.servingUnit} ${name} without ${what}`;
      const [item, ...others] = (await understandMealOf(turn.db, turn.person.owner, told)).items;
      const isLess = item && others.length === 0 && item.nutrients.energyKcal <= row.energyKcal - leastKcal;
      if (isLess) return correctByWords({ kind: 'correction', entryId: row.id }, told, turn);
    }
  }
  return undefined;
}
