import * as texts from '../../../../texts/food/corrections.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import type { EntryRow } from '../../../db/entries.ts';
import type { Correction } from '../../../language/corrections/correction.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { loadFoodTable } from '../../nutrition/table/foodTable.ts';
import { isNamedJust, nameWords } from '../../nutrition/table/nameKey.ts';
import type { EstimatedItem } from '../../nutrition/types.ts';
import { changeTo, foodCalled, isAlsoCalled, isJustLogged, namesOf } from './requests.ts';

type Row = EntryRow<'foodEntries'>;

/** "Not curd, raita", "biryani was veg": another food, or the same one of another kind. */
export async function replace(
  { was, by, isSoft }: Extract<Correction, { kind: 'replace' }>,
  last: Row[],
  turn: Turn,
): Promise<Outcome | undefined> {
  const row = was === undefined ? undefined : await foodCalled(was, last, turn);
  const [drink] = was === undefined && last.length === 1 ? last : [];
  if (drink && isInDrink(by, drink)) return changeDrink(drink, by, turn);
  const kind = await kindMeant(was, by, row ? [row] : last, turn);
  if (kind && isJustLogged(kind.row, turn)) return changeTo(kind.row, kind.name, turn);
  if (row && isJustLogged(row, turn) && (await isSoAlready(row, was, by, turn)))
    return { text: texts.soAlready(turn.person.locale, row.foodName) };
  if (isSoft && !(row && isJustLogged(row, turn) && (await isOneFood(by, turn)))) return undefined;
  if (row && was !== undefined) return (await changeKind(row, was, by, turn)) ?? changeTo(row, by, turn);
  // "Brown rice actually", "makki ki roti, gehu ki nahi" are about the rice and the roti.
  const isAlike = (row: Row) => nameWords(by).some((word) => isAlsoCalled(row, [word]));
  const [only, ...others] = last.length === 1 ? last : last.filter(isAlike);
  return only && others.length === 0 && (await isOneFood(by, turn)) ? changeTo(only, by, turn) : undefined;
}

/** "Papad was roasted" of a roasted papad, "kurma was veg" of a vegetable kurma. */
async function isSoAlready(row: Row, was: string | undefined, by: string, { db, person }: Turn): Promise<boolean> {
  const words = nameWords(by);
  if (words.length > 0 && words.every((word) => nameWords(row.foodName).includes(word))) return true;
  const [item, ...others] = (await understandMealOf(db, person.owner, `${by} ${was ?? ''}`)).items;
  return item !== undefined && others.length === 0 && item.foodId === row.foodId;
}

/** "That was skim milk" of a milk coffee is about the milk in it. */
function isInDrink(by: string, { foodId, foodName }: Row): boolean {
  const words = nameWords(foodName);
  const isDrink = foodId !== null && loadFoodTable().byId.get(foodId)?.traits.has('drink');
  return Boolean(isDrink) && words.slice(0, -1).includes(nameWords(by).at(-1) ?? '');
}

/** The drink made with another part, where the table has it, and else nothing. */
async function changeDrink(row: Row, by: string, turn: Turn): Promise<Outcome> {
  const drink = nameWords(row.foodName).at(-1) ?? '';
  const { items } = await understandMealOf(turn.db, turn.person.owner, `${drink} with ${by}`);
  const [item] = items;
  const isKnown = item && items.length === 1 && item.foodId !== row.foodId && nameWords(item.foodName).includes(drink);
  return isKnown
    ? changeTo(row, `${drink} with ${by}`, turn)
    : { text: texts.cantMakeWith(turn.person.locale, by, row.foodName) };
}

/** "Biryani was veg", "not chicken, veg", "whites only" after eggs: the same food of another kind, where the table has it. */
async function kindMeant(was: string | undefined, by: string, rows: Row[], { db, person }: Turn) {
  const alike = rows.length > 1 ? rows.filter((row) => nameWords(by).some((word) => isAlsoCalled(row, [word]))) : rows;
  const [row, ...further] = alike;
  if (!row || further.length > 0) return undefined;
  const other = nameWords(by);
  const ofRow = nameWords(row.foodName);
  const wrong = was === undefined ? [] : nameWords(was);
  // "Puri nahi kachori" is no puri of another kind.
  const isAllWrong = isWhollyNamed(wrong, row);
  if (isAllWrong && (await isNameOfFood(by, { db, person }))) return undefined;
  // "Gobi paratha" says itself what it is of.
  const isWhole = other.some((word) => ofRow.includes(word));
  for (const rest of [
    ...(isWhole ? [[]] : []),
    wrong,
    ofRow.filter((word) => !wrong.includes(word)),
    ofRow.slice(-1),
  ]) {
    const words = [...other, ...rest];
    if ((rest.length === 0 && !isWhole) || new Set(words).size < words.length) continue;
    const name = words.join(' ');
    const [item, ...others] = (await understandMealOf(db, person.owner, name)).items;
    const isOther = item && others.length === 0 && item.foodId !== row.foodId;
    if (isOther && (hasName(item, words) || isOfHead(item, rest, ofRow))) return { row, name };
  }
  return undefined;
}

/** The words are all of its name, or one that it has: "kadhi" of a kadhi pakora. */
function isWhollyNamed(words: string[], row: Row): boolean {
  const [only = '', ...further] = words;
  const isItsName = further.length === 0 && namesOf(row).some((name) => name.length === 1 && name.includes(only));
  return words.length > 0 && (isItsName || nameWords(row.foodName).every((word) => words.includes(word)));
}

/** "Bajre roti" is a bajra roti, and no roti of which nothing else is known. */
const isOfHead = ({ foodName }: EstimatedItem, rest: string[], ofRow: string[]): boolean => {
  const [words, head] = [nameWords(foodName), ofRow.at(-1)];
  return words.length > rest.length && rest.at(-1) === head && words.at(-1) === head;
};

async function isNameOfFood(name: string, { db, person }: Pick<Turn, 'db' | 'person'>): Promise<boolean> {
  const [item, ...others] = (await understandMealOf(db, person.owner, name)).items;
  return item !== undefined && others.length === 0 && hasName(item, nameWords(name));
}

const hasName = ({ foodId, foodName }: EstimatedItem, words: string[]): boolean =>
  isNamedJust([foodName, ...(loadFoodTable().byId.get(foodId)?.names ?? [])], words);

const isOneFood = async (name: string, { db, person }: Turn): Promise<boolean> =>
  (await understandMealOf(db, person.owner, name)).items.length === 1;

/** "Fried, not steamed" is about how the momos were. */
async function changeKind(row: Row, was: string, by: string, turn: Turn): Promise<Outcome | undefined> {
  const isFood = (await understandMealOf(turn.db, turn.person.owner, by)).items.length > 0;
  if (isFood) return undefined;
  const others = nameWords(row.foodName).filter((word) => !nameWords(was).includes(word));
  return others.length > 0 ? changeTo(row, `${by} ${others.join(' ')}`, turn) : undefined;
}
