import type { MealType } from '../../../../contract/entries/food.ts';
import * as corrections from '../../../../texts/food/corrections.ts';
import * as texts from '../../../../texts/food/food.ts';
import type { Outcome, Reach, Turn } from '../../../assistant/skill.ts';
import { type EntryRow, findEntries, listEntries } from '../../../db/entries.ts';
import type { Correction } from '../../../language/corrections/correction.ts';
import { readCorrections } from '../../../language/corrections/several.ts';
import { readMessage } from '../../../language/message.ts';
import { addDays } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { MEASURED_UNITS } from '../../nutrition/reading/words/units.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { nameWords } from '../../nutrition/table/nameKey.ts';
import { addMore, correctAmount } from './correctedAmounts.ts';
import { askWhatIsWrong, correctByWords, openCorrection, removeItems } from './correction.ts';
import { logMeals } from './logging.ts';
import { moveFoods, toldTogether } from './move.ts';
import { replace } from './replace.ts';
import { entriesCalled, foodCalled, isAlsoCalled, isName, lastFoods, namesFoodKept } from './requests.ts';
import { restate } from './restate.ts';
import { resize, scale } from './sizes.ts';
import { takeOut } from './takenOut.ts';

type Row = EntryRow<'foodEntries'>;
type Of<Kind extends Correction['kind']> = Extract<Correction, { kind: Kind }>;

/** By less than this the table's figure of a food is the same with and without a part. */
const leastKcal = 1;

/** Corrections that name a food; those that name none come after what was asked: see `changeFoods`. */
export async function answerCorrection(text: string, turn: Turn): Promise<Outcome | undefined> {
  const [correction, ...others] = readCorrections(readMessage(text), turn.daysAgo);
  if (others.length > 0) return undefined;
  // "Remove the peanuts, that was Srinu": of what is denied nothing is known here.
  const denied = correction?.kind === 'replace' ? correction.was : undefined;
  if (denied !== undefined && !(await namesFoodKept(denied, turn))) return undefined;
  // A day that was taken out of "the coffee was on monday" is where it goes, not where it is.
  const about = correction?.kind === 'moved' ? { ...turn, daysAgo: 0 } : turn;
  return correction && namesFood(correction) ? changeFoods(correction, about, 'latest') : undefined;
}

/** Nobody eats as much of one food: it is a body's weight. */
const mostOfFoodG = 20_000;

/** "4 ghante", "5 km", "70.1 kg". */
export const measuresNoFood = (amount: string, quantity: number): boolean => {
  const { tokens, roles } = readMessage(amount);
  const isHeavy = tokens.some(({ word }) => quantity * (MEASURED_UNITS.get(word)?.amount ?? 0) >= mostOfFoodG);
  return isHeavy || roles.some((known) => known.has('measure'));
};

const namesFood = (correction: Correction): boolean =>
  correction.kind === 'replace' ||
  correction.kind === 'without' ||
  correction.kind === 'added' ||
  ('of' in correction && correction.of !== undefined && isName(correction.of));

/**
 * "Do nahi teen khaye", "not curd, raita", "just half of it": changes what was logged and logs nothing again. Undefined
 * when the message is no correction, or speaks of nothing in the diary: then it is news.
 */
export async function changeFoods(correction: Correction, turn: Turn, reach: Reach): Promise<Outcome | undefined> {
  if (correction.kind === 'amount' && correction.hasUnit && measuresNoFood(correction.amount, correction.quantity))
    return undefined;
  const last =
    typeof reach === 'object'
      ? await findEntries(turn.db, 'foodEntries', turn.person.owner, reach.entries)
      : await lastFoods(turn);
  if (reach === 'earlier') return correctEarlier(correction, last, turn);
  if (last.length === 0 && !namesFood(correction))
    return correction.kind === 'scale' ? { text: texts.nothingToChange(turn.person.locale) } : undefined;
  switch (correction.kind) {
    case 'amount':
      return correctAmount(correction, last, turn);
    case 'replace':
      return replace(correction, last, turn);
    case 'without':
      return takeOut(correction, last, turn);
    case 'scale':
      return scale(correction, last, turn);
    case 'size':
      return resize(correction, last, turn);
    case 'more':
      return addMore(correction, last, turn);
    case 'moved':
      return typeof reach === 'object' ? moveFoods(correction, last, turn) : move(correction, last, turn);
    case 'remove':
      return removeNth(correction, last, turn);
    case 'notHad':
      return last.length === 1 ? removeItems(last, turn) : askWhatIsWrong(last, turn);
    case 'added':
      return add(correction, last, turn);
    case 'twice':
      return removeRepeat(correction, turn);
    case 'unsaid':
      return askAbout(correction, last, turn);
    case 'figures':
      return restate(correction, last, turn);
    case 'undo':
    case 'redo':
      return undefined;
  }
}

/** "Kadhi galat hai": the next message says how much of it there was, or what it really was. */
async function askAbout({ of }: Of<'unsaid'>, last: Row[], turn: Turn): Promise<Outcome> {
  const row = of === undefined ? undefined : await foodCalled(of, last, turn);
  return row ? openCorrection(row.id, turn) : askWhatIsWrong(last, turn);
}

/** A figure that is taken back may be one of today's or yesterday's; else it is said that nothing is like that. */
async function correctEarlier(correction: Correction, last: Row[], turn: Turn): Promise<Outcome | undefined> {
  const { locale } = turn.person;
  if (correction.kind === 'twice') return { text: corrections.onlyOnce(locale, correction.of ?? '') };
  if (correction.kind !== 'amount' || correction.of !== undefined) return undefined;
  const { was } = correction;
  const rows = was === undefined ? [] : (await lately(turn)).filter(({ quantity }) => quantity === was);
  const [only, ...others] = rows;
  if (only && others.length === 0) return correctAmount(correction, [only], turn);
  if (last.length > 0) return { text: texts.whichOfLast(locale) };
  return was === undefined ? undefined : { text: corrections.nothingLikeThat(locale, `${was}`) };
}

/** What was eaten yesterday and today. */
async function lately({ db, person, now }: Turn): Promise<Row[]> {
  const today = diaryDateOf(now, person);
  return listEntries(db, 'foodEntries', person.owner, addDays(today, -1), today);
}

async function move(moved: Of<'moved'>, last: Row[], turn: Turn): Promise<Outcome | undefined> {
  if (moved.of === undefined)
    return last.length > 0 ? moveFoods(moved, await toldTogether(last, turn), turn) : undefined;
  // The day that is named is where it goes.
  const rows = await entriesCalled(moved.of, { ...turn, said: '' });
  return rows === 'unknown' || rows.length === 0 ? undefined : moveFoods(moved, rows, turn);
}

/** What was on a food is told with it; else it is an entry of the same meal. */
async function add({ of, what, isBeside }: Of<'added'>, last: Row[], turn: Turn): Promise<Outcome | undefined> {
  const row = of === undefined ? last.at(-1) : await foodCalled(of, last, turn);
  const [item, ...others] = (await understandMealOf(turn.db, turn.person.owner, what)).items;
  if (!row || !item || others.length > 0) return undefined;
  const { occurredAt, localDate } = row;
  const occasion = { occurredAt, localDate, mealType: row.mealType as MealType };
  if (isBeside) return logMeals([{ items: [item], occasion }], turn);
  const together = `${row.quantity} ${row.servingUnit} ${row.foodName} with ${what}`;
  const [whole, ...parts] = (await understandMealOf(turn.db, turn.person.owner, together)).items;
  if (whole && parts.length === 0 && whole.nutrients.energyKcal >= row.energyKcal + leastKcal)
    return correctByWords({ kind: 'correction', entryId: row.id }, together, turn);
  return logMeals([{ items: [item], occasion }], turn);
}

/** The one that is counted off among those of one message. */
async function removeNth({ nth }: Of<'remove'>, last: Row[], turn: Turn): Promise<Outcome | undefined> {
  if (nth === undefined) return removeItems(last, turn);
  const row = (await toldTogether(last, turn))[nth - 1];
  return row && removeItems([row], turn);
}

/** Of two that are alike the later one goes, also where one was only said otherwise: "chai" and "tea". */
async function removeRepeat({ of }: Of<'twice'>, turn: Turn): Promise<Outcome | undefined> {
  const rows = await lately(turn);
  const named = of === undefined ? rows : rows.filter((row) => isAlsoCalled(row, nameWords(of)));
  const isAlike = (one: Row, other: Row) =>
    one.localDate === other.localDate && one.foodId === other.foodId && one.quantity === other.quantity;
  const repeat = named.findLast((row, at) => named.slice(0, at).some((other) => isAlike(row, other)));
  return repeat && removeItems([repeat], turn);
}
