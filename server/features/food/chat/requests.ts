import { type MealType, mealTitles } from '../../../../contract/entries/food.ts';
import { soAlready } from '../../../../texts/food/corrections.ts';
import * as texts from '../../../../texts/food/food.ts';
import { findMeantEffects } from '../../../assistant/data.ts';
import { idsLeft, type Outcome, type Turn } from '../../../assistant/skill.ts';
import { type EntryRow, findEntries, listEntries } from '../../../db/entries.ts';
import { readCorrections } from '../../../language/corrections/several.ts';
import { dayIn } from '../../../language/corrections/when.ts';
import { readMessage } from '../../../language/message.ts';
import { soundOf } from '../../../language/sound.ts';
import { addDays } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { oncePer } from '../../../lib/oncePer.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { loadFoodTable } from '../../nutrition/table/foodTable.ts';
import { nameWords } from '../../nutrition/table/nameKey.ts';
import { isOneTypoApart } from '../../nutrition/table/spelling.ts';
import type { EstimatedItem, Food } from '../../nutrition/types.ts';
import { readRequest, saysHowMuch } from '../reading.ts';
import { askWhatIsWrong, correctByWords, removeItems } from './correction.ts';
import { moveToMeal } from './move.ts';
import { mealsOfPartIn, readMealOfDay, readRemovedMeals, readRemovedOfDay } from './removalReading.ts';
import { quoted } from './wording.ts';

type Row = EntryRow<'foodEntries'>;

/** "Remove the dal", "change lassi to buttermilk": about what is in the diary of today or yesterday. */
export async function answerRequest(text: string, turn: Turn): Promise<Outcome | undefined> {
  const message = readMessage(text);
  const meals = readRemovedMeals(message);
  if (meals) return removeMeals(meals, turn);
  const dayRemoved = readRemovedOfDay(message);
  if (dayRemoved !== undefined) return removeOneOf(dayRemoved, turn);
  const request = readRequest(text);
  const ofDay = request?.kind === 'remove' ? readMealOfDay(readMessage(request.food)) : undefined;
  if (ofDay) return removeMeals(ofDay.meals, { ...turn, daysAgo: ofDay.daysAgo });
  // "Remove last one" names none, "remove sugar from the chai" a part of one.
  const isCorrection = readCorrections(message).some(
    (correction) => correction.kind === 'remove' || (correction.kind === 'without' && correction.isPart),
  );
  if (request?.kind === 'remove' && isCorrection) return undefined;
  if (!request) return undefined;
  if (request.kind === 'move') return moveToMeal(request, turn);
  const rows = await entriesCalled(request.food, turn);
  if (rows === 'unknown') return undefined;
  const [latest] = rows;
  if (!latest) return { text: texts.notEatenLately(turn.person.locale, request.food) };
  return request.kind === 'change' ? changeTo(latest, request.other, turn) : removeItems(rows, turn);
}

/** All of today's foods of these meals, however many; undefined where there are none. */
async function removeMeals(meals: MealType[] | 'all', turn: Turn): Promise<Outcome | undefined> {
  const { db, person, now, daysAgo } = turn;
  const date = addDays(diaryDateOf(now, person), -daysAgo);
  const rows = await listEntries(db, 'foodEntries', person.owner, date);
  const meant = rows.filter(({ mealType }) => meals === 'all' || meals.some((meal) => meal === mealType));
  return meant.length > 0 ? removeItems(meant, turn) : { text: texts.nothingToRemove(person.locale) };
}

/** "Kal wala bhi hatao": the only food of that day, else which one is asked. */
async function removeOneOf(day: number, turn: Turn): Promise<Outcome> {
  const { db, person, now } = turn;
  const rows = await listEntries(db, 'foodEntries', person.owner, addDays(diaryDateOf(now, person), -day));
  if (rows.length === 0) return { text: texts.nothingToRemove(person.locale) };
  return rows.length === 1 ? removeItems(rows, turn) : askWhatIsWrong(rows, turn);
}

const freshMs = 12 * 3_600_000;

/** The foods that the latest change left, if they were logged lately or are replied to. */
export async function lastFoods(turn: Turn): Promise<Row[]> {
  const { db, person, now, about } = turn;
  const effects = await findMeantEffects(turn);
  const rows = await findEntries(db, 'foodEntries', person.owner, idsLeft(effects, 'foodEntries'));
  return rows.filter(({ createdAt }) => about || now.getTime() - createdAt.getTime() < freshMs);
}

/**
 * The entries of a meal that is named, or the latest one of a food; unknown where the words are neither. Of the day that the
 * message names, else of today and yesterday.
 */
export async function entriesCalled(about: string, turn: Turn, day = dayTold(turn)): Promise<Row[] | 'unknown'> {
  const { db, person, now } = turn;
  const today = addDays(diaryDateOf(now, person), -(day ?? 0));
  const days = (day === undefined ? [today, addDays(today, -1)] : [today]).map((date) =>
    listEntries(db, 'foodEntries', person.owner, date),
  );
  const [ofToday = [], before = []] = await Promise.all(days);
  const words = nameWords(about);
  const meals = Object.entries(mealTitles).filter(([, title]) =>
    words.every((word) => nameWords(title).includes(word)),
  );
  if (words.length > 0 && meals.length > 0)
    return ofToday.filter(({ mealType }) => meals.some(([meal]) => meal === mealType));

  // What was just told of may be of another day.
  const last = turn.daysAgo > 0 ? [] : await lastFoods(turn);
  const ofDay = day === undefined ? last : last.filter(({ localDate }) => localDate === today);
  const { items, questions } = await understandMealOf(db, person.owner, about);
  const found = findCalled([ofDay, inPartFirst(ofToday, turn), [...before].reverse()], words, items);
  if (found) return [found];
  return items.length + questions.length > 0 ? [] : 'unknown';
}

/** The day of "kal wali chai hatao", and of a message that is told of a named day. */
const dayTold = ({ daysAgo, said }: Turn): number | undefined => (daysAgo > 0 ? daysAgo : dayIn(readMessage(said)));

/** The latest first, of the part of the day that is named before all others: "subah ki chai". */
function inPartFirst(rows: Row[], { said }: Turn): Row[] {
  const meals = mealsOfPartIn(readMessage(said));
  const isOfPart = ({ mealType }: Row) => meals.some((meal) => meal === mealType);
  const latest = [...rows].reverse();
  return [...latest.filter(isOfPart), ...latest.filter((row) => !isOfPart(row))];
}

/** By its own name or one of its food in any language before a spelling that is only near one, in the groups in their order. */
function findCalled(groups: Row[][], words: string[], items: EstimatedItem[]): Row | undefined {
  const meant = new Set<string | null>(items.map(({ foodId }) => foodId));
  const [only, ...others] = items;
  const isCalled: ((row: Row) => boolean)[] = [
    ({ foodId }) => foodId !== null && meant.has(foodId),
    ({ foodName }) => words.every((word) => nameWords(foodName).includes(word)),
    (row) => namesOf(row).some((name) => words.every((word) => name.includes(word))),
  ];
  const isNear: ((row: Row) => boolean)[] = [
    (row) => isAlsoCalled(row, words),
    // "बिस्कुट" of a Parle-G.
    (row) => only !== undefined && others.length === 0 && namesOf(row).some((name) => name.at(-1) === headOf(only)),
  ];
  for (const matches of [isCalled, isNear])
    for (const rows of groups)
      for (const isSo of matches) {
        const found = words.length > 0 ? rows.find(isSo) : undefined;
        if (found) return found;
      }
  return undefined;
}

const headOf = ({ foodName }: EstimatedItem): string | undefined => nameWords(foodName).at(-1);

/** Whether the words name a food of the table by its own name, or an entry. */
export async function namesFoodKept(words: string, turn: Turn): Promise<boolean> {
  const rows = isName(words) ? await entriesCalled(words, turn) : 'unknown';
  if (rows === 'unknown' || rows.length > 0) return rows !== 'unknown';
  const { items } = await understandMealOf(turn.db, turn.person.owner, words);
  return items.some((item) => isAlsoCalled(item, nameWords(words)));
}

/** "Chutny" of a tomato chutney, "mach" of a fish curry: near its name, or one of its names in any language. */
export function isAlsoCalled(food: Named, words: string[]): boolean {
  return (
    words.length > 0 &&
    namesOf(food).some((name) =>
      words.every((word) =>
        name.some((known) => known === word || isOneTypoApart(known, word) || soundOf(known) === soundOf(word)),
      ),
    )
  );
}

/** Of "chai with sugar" the sugar is no name. */
const wordsOfName = (name: string): string[] => nameWords(name.replace(/ with(?:out)? .*$/i, ''));
const namesOfFood = oncePer(({ names }: Food): string[][] => names.map(wordsOfName));

type Named = Pick<Row, 'foodId' | 'foodName'> & Partial<Pick<Row, 'toldName'>>;

export function namesOf({ foodId, foodName, toldName }: Named): string[][] {
  const food = foodId === null ? undefined : loadFoodTable().byId.get(foodId);
  const told = toldName ? [wordsOfName(toldName)] : [];
  return [wordsOfName(foodName), ...told, ...(food ? namesOfFood(food) : [])];
}

/** Another food in the same amount, unless the words say how much it was. */
export async function changeTo(row: Row, other: string, turn: Turn): Promise<Outcome> {
  const unclear = { text: texts.unknownToChange(turn.person.locale, quoted([other])) };
  const open = { kind: 'correction' as const, entryId: row.id };
  if (saysHowMuch(other)) return (await correctByWords(open, other, turn)) ?? unclear;
  const { items } = await understandMealOf(turn.db, turn.person.owner, other);
  const [item, ...others] = items;
  if (!item || others.length > 0) return unclear;
  if (item.foodId === row.foodId) return { text: soAlready(turn.person.locale, row.foodName) };
  const sameAmount = `${row.quantity} ${row.servingUnit} ${other}`;
  return (await correctByWords(open, sameAmount, turn)) ?? (await correctByWords(open, other, turn)) ?? unclear;
}

/** The latest entry of a food that is named, those of the last message first. */
export async function foodCalled(of: string, last: Row[], turn: Turn): Promise<Row | undefined> {
  const rows = isName(of) ? await entriesCalled(of, turn) : 'unknown';
  if (rows === 'unknown') return undefined;
  return last.find(({ foodId }) => foodId !== null && foodId === rows[0]?.foodId) ?? rows[0];
}

/** The letter of "9.8k" is none. */
export const isName = (of: string): boolean => of.trim().length > 1;

const justMs = 3_600_000;
export const isJustLogged = ({ createdAt }: Row, { now }: Turn): boolean =>
  now.getTime() - createdAt.getTime() < justMs;
