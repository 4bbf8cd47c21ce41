import type { MealType } from '../../../../contract/entries/food.ts';
import * as corrections from '../../../../texts/food/corrections.ts';
import * as texts from '../../../../texts/food/food.ts';
import type { Outcome, Reach, Turn } from '../../../assistant/skill.ts';
import { type EntryRow, listEntries } from '../../../db/entries.ts';
import type { Correction } from '../../../language/corrections/correction.ts';
import { readCorrections } from '../../../language/corrections/several.ts';
import { readMessage } from '../../../language/message.ts';
import { addDays, localDateOf } from '../../../lib/dates.ts';
import { COUNTED_UNITS } from '../../nutrition/reading/words/units.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { nameWords, wordKey } from '../../nutrition/table/nameKey.ts';
import { correctByWords, removeItems } from './correction.ts';
import { logMeals } from './logging.ts';
import { moveFoods, toldTogether } from './move.ts';
import { replace } from './replace.ts';
import { entriesCalled, foodCalled, isAlsoCalled, isJustLogged, isName, lastFoods } from './requests.ts';
import { scaleEntries } from './scale.ts';
import { entryText } from './wording.ts';

type Row = EntryRow<'foodEntries'>;
type Of<Kind extends Correction['kind']> = Extract<Correction, { kind: Kind }>;

const smaller = 0.75;
const larger = 1.25;
/** Of what is kept in g or ml, a bare number from here on is one of these. */
const leastMeasured = 20;
const measured = /^(?:g|kg|mg|ml|l|oz|lb)$/;

/** Corrections that name a food; those that name none come after what was asked: see `changeFoods`. */
export async function answerCorrection(text: string, turn: Turn): Promise<Outcome | undefined> {
  const [correction, ...others] = readCorrections(readMessage(text), turn.daysAgo);
  if (others.length > 0) return undefined;
  // A day that was taken out of "the coffee was on monday" is where it goes, not where it is.
  const about = correction?.kind === 'moved' ? { ...turn, daysAgo: 0 } : turn;
  return correction && namesFood(correction) ? changeFoods(correction, about, 'latest') : undefined;
}

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
  const last = await lastFoods(turn);
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
      return move(correction, last, turn);
    case 'remove':
      return removeNth(correction, last, turn);
    case 'notHad':
      return last.length === 1 ? removeItems(last, turn) : askWhatIsWrong(last, turn);
    case 'added':
      return add(correction, last, turn);
    case 'twice':
      return removeRepeat(correction, turn);
    case 'unsaid':
      return askWhatIsWrong(last, turn);
  }
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
  const today = localDateOf(now, person.timeZone);
  return listEntries(db, 'foodEntries', person.owner, addDays(today, -1), today);
}

async function move(moved: Of<'moved'>, last: Row[], turn: Turn): Promise<Outcome | undefined> {
  if (moved.of === undefined)
    return last.length > 0 ? moveFoods(moved, await toldTogether(last, turn), turn) : undefined;
  const rows = await entriesCalled(moved.of, turn);
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
  if (whole && parts.length === 0 && whole.nutrients.energyKcal > row.energyKcal)
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

async function correctAmount(correction: Of<'amount'>, last: Row[], turn: Turn): Promise<Outcome | undefined> {
  const { of, was, amount, quantity, hasUnit, insteadOf } = correction;
  const row = of === undefined ? countedOf(last, was) : await foodCalled(of, last, turn);
  if (of !== undefined && insteadOf !== undefined) return correctBoth(correction, row, last, turn);
  if (!row || (correction.isRestated && !isJustTold(row, correction, last, turn))) return undefined;
  // "2 eggs, not 3" of an omelette of 1.5 pieces.
  const isOther = was !== undefined && ![was, quantity].includes(row.quantity) && isJustLogged(row, turn);
  if (isOther && !hasUnit && was > 0 && quantity > 0)
    return scaleEntries([row.id], quantity / was, turn, texts.changed);
  // "5 not 6" and "not 5, 6": what it is already was wrong.
  const meant = was !== undefined && row.quantity === quantity ? was : quantity;
  if (meant === 0) return removeItems([row], turn);
  const isOfUnit = hasUnit ? isUnitOf(amount, row) : !measured.test(row.servingUnit) || quantity >= leastMeasured;
  if (isOfUnit) return scaleEntries([row.id], meant / row.quantity, turn, texts.changed);
  const open = { kind: 'correction', entryId: row.id } as const;
  const told =
    (await correctByWords(open, amount, turn)) ?? (await correctByWords(open, `${amount} ${of ?? ''}`.trim(), turn));
  return told ?? (of === undefined ? undefined : { text: texts.whichOfLast(turn.person.locale) });
}

/** "Bhat nahi, bhakri ek": one went and the other changed, or the one was the other. */
async function correctBoth(
  { insteadOf = '', ...correction }: Of<'amount'>,
  row: Row | undefined,
  last: Row[],
  turn: Turn,
): Promise<Outcome | undefined> {
  const { amount, of } = correction;
  if (!row) return replace({ kind: 'replace', was: insteadOf, by: `${amount} ${of}` }, last, turn);
  const wrong = { kind: 'without', of: undefined, what: insteadOf, isPart: false, isOfLast: false } as const;
  const [removed, changed] = [await takeOut(wrong, last, turn), await correctAmount(correction, last, turn)];
  if (!removed || !changed) return removed ?? changed;
  return {
    ...changed,
    text: `${removed.text}\n\n${changed.text}`,
    effects: [...(removed.effects ?? []), ...(changed.effects ?? [])],
  };
}

const restatedMs = 600_000;

/** Told in the last message, in another amount. */
const isJustTold = (row: Row, { quantity, hasUnit }: Of<'amount'>, last: Row[], { now }: Turn): boolean =>
  last.some(({ id }) => id === row.id) &&
  now.getTime() - row.createdAt.getTime() <= restatedMs &&
  (hasUnit || row.quantity !== quantity);

/** "2 katoris" of what is kept in katoris. */
const isUnitOf = (amount: string, { servingUnit }: Row): boolean =>
  nameWords(amount).some((word) => word === wordKey(servingUnit) || COUNTED_UNITS.get(word) === servingUnit);

/** The only food, or the only one of which there were so many, or several. */
function countedOf(last: Row[], was: number | undefined): Row | undefined {
  if (last.length === 1) return last[0];
  const counted = last.filter(({ quantity }) => (was === undefined ? quantity > 1 : quantity === was));
  return counted.length === 1 ? counted[0] : undefined;
}

/** An entry of its own is removed; else the food is taken without the part. */
async function takeOut(
  { of, what, isPart, isOfLast }: Of<'without'>,
  last: Row[],
  turn: Turn,
): Promise<Outcome | undefined> {
  const whole = of === undefined ? undefined : await foodCalled(of, last, turn);
  if (of !== undefined && !whole) return undefined;
  const own = whole ? undefined : await foodCalled(what, last, turn);
  const isOwn = own && (!isPart || nameWords(own.foodName).length <= nameWords(what).length);
  const isMeant = own && (!isOfLast || last.some(({ id }) => id === own.id) || isJustLogged(own, turn));
  if (isOwn && isMeant) return removeItems([own], turn);
  return isPart ? takePartOut(what, of, whole ? [whole] : last, turn) : undefined;
}

/** "Roti with ghee" is a roti, a "Sweet lassi" a lassi. */
const plainerNames = (name: string): string[] => [name, name.replace(/ with .*$/i, ''), name.replace(/^\S+ /, '')];

async function takePartOut(what: string, of: string | undefined, candidates: Row[], turn: Turn) {
  for (const row of candidates) {
    for (const name of [...(of === undefined ? [] : [of]), ...plainerNames(row.foodName)]) {
      const told = `${row.quantity} ${row.servingUnit} ${name} without ${what}`;
      const [item, ...others] = (await understandMealOf(turn.db, turn.person.owner, told)).items;
      const isLess = item && others.length === 0 && item.nutrients.energyKcal < row.energyKcal;
      if (isLess) return correctByWords({ kind: 'correction', entryId: row.id }, told, turn);
    }
  }
  const [first] = candidates;
  return first && { text: texts.cantTakeOut(turn.person.locale, what, first.foodName) };
}

async function scale({ of, factor, isThat }: Of<'scale'>, last: Row[], turn: Turn): Promise<Outcome | undefined> {
  // "That shake" may be called otherwise, where it is all that was told of.
  const only = isThat && last.length === 1 ? last[0] : undefined;
  const row = of === undefined ? undefined : ((await foodCalled(of, last, turn)) ?? only);
  if (of !== undefined && !row) return undefined;
  const title = factor === 0.5 || factor === 2 ? undefined : texts.changed;
  return scaleEntries(row ? [row.id] : last.map(({ id }) => id), factor, turn, title);
}

/** Of several pieces one was small; of several foods the one that is counted off; else the food itself. */
async function resize({ of, nth, size }: Of<'size'>, last: Row[], turn: Turn): Promise<Outcome | undefined> {
  const named = of === undefined ? undefined : await foodCalled(of, last, turn);
  if (of !== undefined && !named) return undefined;
  const [only, ...others] = last;
  const row =
    named ?? (nth !== undefined && others.length > 0 ? last[nth - 1] : others.length === 0 ? only : undefined);
  if (!row) return { text: texts.whichOfLast(turn.person.locale) };
  const factor = size === 'small' ? smaller : larger;
  const isOneOfThem = nth !== undefined && row.quantity >= 2;
  return scaleEntries([row.id], isOneOfThem ? (row.quantity - 1 + factor) / row.quantity : factor, turn, texts.changed);
}

async function addMore({ quantity, amount, of }: Of<'more'>, last: Row[], turn: Turn): Promise<Outcome | undefined> {
  const named = of === undefined ? undefined : await foodCalled(of, last, turn);
  if (of !== undefined && !named) return undefined;
  const [only, ...others] = named ? [named] : last;
  if (!only || others.length > 0) return { text: texts.whichOfLast(turn.person.locale) };
  // "Another 100 g" of a katori.
  if (amount !== undefined && !isUnitOf(amount, only)) return addMeasured(amount, Math.sign(quantity), only, turn);
  const left = only.quantity + quantity;
  return left > 0 ? scaleEntries([only.id], left / only.quantity, turn, texts.changed) : removeItems([only], turn);
}

async function addMeasured(amount: string, sign: number, row: Row, turn: Turn): Promise<Outcome | undefined> {
  const [item, ...others] = (await understandMealOf(turn.db, turn.person.owner, `${amount} ${row.foodName}`)).items;
  if (!item || others.length > 0 || !row.grams) return undefined;
  const left = row.grams + sign * item.grams;
  return left > 0 ? scaleEntries([row.id], left / row.grams, turn, texts.changed) : removeItems([row], turn);
}

function askWhatIsWrong(last: Row[], { person }: Turn): Outcome {
  return {
    text: texts.whatIsWrong(person.locale),
    buttons: () => last.map((row) => [{ label: entryText(person.locale, row), action: `food.item:${row.id}` }]),
  };
}
