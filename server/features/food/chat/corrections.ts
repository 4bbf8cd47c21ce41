import * as texts from '../../../../texts/food/food.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import type { EntryRow } from '../../../db/entries.ts';
import { type Correction, readCorrection } from '../../../language/correction.ts';
import { readMessage } from '../../../language/message.ts';
import { COUNTED_UNITS } from '../../nutrition/reading/words/units.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { nameWords, wordKey } from '../../nutrition/table/nameKey.ts';
import { correctByWords, removeItems } from './correction.ts';
import { moveToDay } from './move.ts';
import { changeTo, entriesCalled, isAlsoCalled, lastFoods } from './requests.ts';
import { scaleEntries } from './scale.ts';
import { entryText } from './wording.ts';

type Row = EntryRow<'foodEntries'>;
type Of<Kind extends Correction['kind']> = Extract<Correction, { kind: Kind }>;

const smaller = 0.75;
const larger = 1.25;
/** Of what is kept in g or ml, a bare number from here on is one of these. */
const leastMeasured = 20;
const measured = /^(?:g|kg|mg|ml|l|oz|lb)$/;

/** Corrections that name a food; those that name none come after what was asked: see `changeLast`. */
export async function answerCorrection(text: string, turn: Turn): Promise<Outcome | undefined> {
  const correction = readCorrection(readMessage(text));
  return correction && namesFood(correction) ? apply(correction, turn) : undefined;
}

/** "Actually 4", "double it", "one more": about the foods of the last message that logged or changed any. */
export const changeLast = async (correction: Correction, turn: Turn): Promise<Outcome | undefined> =>
  namesFood(correction) ? undefined : apply(correction, turn);

const namesFood = (correction: Correction): boolean =>
  correction.kind === 'replace' ||
  correction.kind === 'without' ||
  ('of' in correction && correction.of !== undefined && isName(correction.of));

/** The letter of "9.8k" is none. */
const isName = (of: string): boolean => of.trim().length > 1;

/**
 * "Do nahi teen khaye", "not curd, raita", "just half of it": changes what was logged and logs nothing again. Undefined
 * when the message is no correction, or speaks of nothing in the diary: then it is news.
 */
async function apply(correction: Correction, turn: Turn): Promise<Outcome | undefined> {
  const last = await lastFoods(turn);
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
      return moveToDay(correction, last, turn);
    case 'remove':
      return removeItems(last, turn);
    case 'unsaid':
      return askWhatIsWrong(last, turn);
  }
}

/** The latest entry of a food that is named, those of the last message first. */
async function foodCalled(of: string, last: Row[], turn: Turn): Promise<Row | undefined> {
  const rows = isName(of) ? await entriesCalled(of, turn) : 'unknown';
  if (rows === 'unknown') return undefined;
  return last.find(({ foodId }) => foodId !== null && foodId === rows[0]?.foodId) ?? rows[0];
}

async function correctAmount(
  { of, was, amount, quantity, hasUnit }: Of<'amount'>,
  last: Row[],
  turn: Turn,
): Promise<Outcome | undefined> {
  const row = of === undefined ? countedOf(last, was) : await foodCalled(of, last, turn);
  if (!row) return of === undefined && last.length > 0 ? { text: texts.whichOfLast(turn.person.locale) } : undefined;
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

/** "2 katoris" of what is kept in katoris. */
const isUnitOf = (amount: string, { servingUnit }: Row): boolean =>
  nameWords(amount).some((word) => word === wordKey(servingUnit) || COUNTED_UNITS.get(word) === servingUnit);

/** The only food, or the only one of which there were so many, or several. */
function countedOf(last: Row[], was: number | undefined): Row | undefined {
  if (last.length === 1) return last[0];
  const counted = last.filter(({ quantity }) => (was === undefined ? quantity > 1 : quantity === was));
  return counted.length === 1 ? counted[0] : undefined;
}

async function replace({ was, by, isSoft }: Of<'replace'>, last: Row[], turn: Turn): Promise<Outcome | undefined> {
  const row = was === undefined ? undefined : await foodCalled(was, last, turn);
  if (isSoft && !(row && isJustLogged(row, turn) && (await isOneFood(by, turn)))) return undefined;
  if (row && was !== undefined) return (await changeKind(row, was, by, turn)) ?? changeTo(row, by, turn);
  // "Brown rice actually", "makki ki roti, gehu ki nahi" are about the rice and the roti.
  const isAlike = (row: Row) => nameWords(by).some((word) => isAlsoCalled(row, [word]));
  const [only, ...others] = last.length === 1 ? last : last.filter(isAlike);
  return only && others.length === 0 && (await isOneFood(by, turn)) ? changeTo(only, by, turn) : undefined;
}

const justMs = 3_600_000;
const isJustLogged = ({ createdAt }: Row, { now }: Turn): boolean => now.getTime() - createdAt.getTime() < justMs;

const isOneFood = async (name: string, { db, person }: Turn): Promise<boolean> =>
  (await understandMealOf(db, person.owner, name)).items.length === 1;

/** "Fried, not steamed" is about how the momos were. */
async function changeKind(row: Row, was: string, by: string, turn: Turn): Promise<Outcome | undefined> {
  const isFood = (await understandMealOf(turn.db, turn.person.owner, by)).items.length > 0;
  if (isFood) return undefined;
  const others = nameWords(row.foodName).filter((word) => !nameWords(was).includes(word));
  return others.length > 0 ? changeTo(row, `${by} ${others.join(' ')}`, turn) : undefined;
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
