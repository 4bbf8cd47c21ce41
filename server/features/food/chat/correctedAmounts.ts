import * as texts from '../../../../texts/food/food.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import type { EntryRow } from '../../../db/entries.ts';
import type { Correction } from '../../../language/corrections/correction.ts';
import { COUNTED_UNITS } from '../../nutrition/reading/words/units.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { nameWords, wordKey } from '../../nutrition/table/nameKey.ts';
import { askWhatIsWrong, correctByWords, removeItems } from './correction.ts';
import { replace } from './replace.ts';
import { foodCalled, isJustLogged } from './requests.ts';
import { scaleEntries } from './scale.ts';
import { takeOut } from './takenOut.ts';

type Row = EntryRow<'foodEntries'>;
type Of<Kind extends Correction['kind']> = Extract<Correction, { kind: Kind }>;

/** Of what is kept in g or ml, a bare number from here on is one of these. */
const leastMeasured = 20;
const measured = /^(?:g|kg|mg|ml|l|oz|lb)$/;

export async function correctAmount(correction: Of<'amount'>, last: Row[], turn: Turn): Promise<Outcome | undefined> {
  const { of, was, amount, quantity, hasUnit, insteadOf } = correction;
  const row = of === undefined ? countedOf(last, was) : await foodCalled(of, last, turn);
  if (of !== undefined && insteadOf !== undefined) return correctBoth(correction, row, last, turn);
  if (!row) return askAboutPart(correction, last, turn);
  if (!isOfThat(row, correction, last, turn)) return undefined;
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

/** "It was 2 eggs" after an omelette tells of no more eggs. */
const askAboutPart = ({ isOfThat }: Of<'amount'>, last: Row[], turn: Turn): Outcome | undefined =>
  isOfThat && last.some((row) => isJustLogged(row, turn)) ? askWhatIsWrong(last, turn) : undefined;

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

const restatedMs = 1_200_000;

/** What is only said again is of what was told a moment ago, and "only 2" of more than that. */
const isOfThat = (row: Row, correction: Of<'amount'>, last: Row[], turn: Turn): boolean => {
  const { isRestated, isOnly, hasUnit, quantity } = correction;
  if (isRestated && !isJustTold(row, correction, last, turn)) return false;
  return !isOnly || (isJustLogged(row, turn) && (hasUnit || quantity < row.quantity));
};

/** Told in the last message, in another amount. */
const isJustTold = (row: Row, { quantity, hasUnit }: Of<'amount'>, last: Row[], { now }: Turn): boolean =>
  last.some(({ id }) => id === row.id) &&
  now.getTime() - row.createdAt.getTime() <= restatedMs &&
  (hasUnit || row.quantity !== quantity);

/** "2 katoris" of what is kept in katoris. */
export const isUnitOf = (amount: string, { servingUnit }: Row): boolean =>
  nameWords(amount).some((word) => word === wordKey(servingUnit) || COUNTED_UNITS.get(word) === servingUnit);

/** The only food, or the only one of which there were so many, or several. */
function countedOf(last: Row[], was: number | undefined): Row | undefined {
  if (last.length === 1) return last[0];
  const counted = last.filter(({ quantity }) => (was === undefined ? quantity > 1 : quantity === was));
  return counted.length === 1 ? counted[0] : undefined;
}

export async function addMore(
  { quantity, amount, of }: Of<'more'>,
  last: Row[],
  turn: Turn,
): Promise<Outcome | undefined> {
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
