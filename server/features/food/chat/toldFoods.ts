import { type Effect, idsLeft, type Turn } from '../../../assistant/skill.ts';
import { datesTold } from '../../../assistant/toldDates.ts';
import { type EntryRow, findEntries, listEntries } from '../../../db/entries.ts';
import type { ToldEntry } from '../../../language/corrections/meant/diary.ts';
import { soundOf } from '../../../language/sound.ts';
import { daysBetween } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { mealCalled } from '../../nutrition/reading/words/mealTimes.ts';
import { loadFoodTable } from '../../nutrition/table/foodTable.ts';
import { findWholeName } from '../../nutrition/table/nameIndex.ts';
import { nameWords } from '../../nutrition/table/nameKey.ts';
import { isOneTypoApart } from '../../nutrition/table/spelling.ts';
import { isUnitOf } from './correctedAmounts.ts';
import { measuresNoFood } from './corrections.ts';
import { namesOf } from './requests.ts';

/** More pieces of a food are told in grams. */
const mostPieces = 20;
/** Shorter words have too many neighbours to be misspelt. */
const leastMisspelt = 5;

/** The foods of the diary, as a message may speak of them. */
export async function toldFoods(turn: Turn, latest: Effect[]): Promise<ToldEntry[]> {
  const { db, person, now } = turn;
  const today = diaryDateOf(now, person);
  const { first, last } = datesTold(turn);
  const ofLatest = new Set(idsLeft(latest, 'foodEntries'));
  const ofDays = await listEntries(db, 'foodEntries', person.owner, first, last);
  const before = [...ofLatest].filter((id) => !ofDays.some((row) => row.id === id));
  const rows = [...ofDays, ...(before.length > 0 ? await findEntries(db, 'foodEntries', person.owner, before) : [])];
  return rows.map((row) => ({
    id: row.id,
    daysAgo: daysBetween(row.localDate, today),
    minutesAgo: (now.getTime() - row.createdAt.getTime()) / 60_000,
    isLatest: ofLatest.has(row.id),
    quantity: row.quantity,
    isOfMeal: (word) => mealCalled(word) === row.mealType,
    isCalled: namedBy(row),
    fits: ({ text, value, hasUnit }) =>
      hasUnit ? !measuresNoFood(text, value) : value <= mostPieces || row.quantity > mostPieces,
    isCountedIn: (amount) => isUnitOf(amount, row),
    mayBe: isFoodName,
  }));
}

export const isFoodName = (words: string): boolean =>
  findWholeName(loadFoodTable().index, nameWords(words)) !== undefined;

/** Whether words are one of its names, part of its own, what it is ("biscuit" of a Parle-G), or nearly so spelt. */
export function namedBy(row: Pick<EntryRow<'foodEntries'>, 'foodId' | 'foodName'>): (text: string) => boolean {
  const [own = [], ...others] = namesOf(row);
  const names = [own, ...others];
  const heads = new Set(names.map((name) => name.at(-1) ?? ''));
  const ofOne = new Set([...own, ...heads]);
  const isAlike = (known: string, word: string) =>
    known === word ||
    (word.length >= leastMisspelt && (soundOf(known) === soundOf(word) || isOneTypoApart(known, word)));
  return (text) => {
    const words = nameWords(text);
    const [only, ...further] = words;
    if (only === undefined) return false;
    // "Sugar" is no tea, though one of its names is "sugar tea".
    if (further.length > 0)
      return names.some((name) => words.every((word) => name.some((known) => isAlike(known, word))));
    const food = findWholeName(loadFoodTable().index, words)?.food;
    if (food && food.id === row.foodId) return true;
    // "Lauki" is a sabzi, and names no other sabzi.
    const [head, ...before] = food ? nameWords(food.name).reverse() : [];
    const isHead = head !== undefined && (before.length === 0 || isAlike(head, only));
    // What is a food by that name is no other one misspelt.
    return (isHead && heads.has(head)) || [...ofOne].some((known) => (food ? known === only : isAlike(known, only)));
  };
}
