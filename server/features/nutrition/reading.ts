import { ReadOnce } from '../../assistant/readOnce.ts';
import type { Db } from '../../db/open.ts';
import { withForgetting } from '../../language/forgotten.ts';
import { inKnownWords, type SpellFood } from '../../language/regional.ts';
import { mendSpelling } from '../../language/spelling.ts';
import { plainNumbers } from '../../language/spokenNumbers.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { TookTooLong, withinTime } from '../../lib/timeLimit.ts';
import { listPhrases } from '../phrases/data.ts';
import { inOthersWords, inOwnSizes, ruleOf } from '../phrases/policy.ts';
import { findPersonalFoods, listPersonalFoods, toPersonalFood } from './data.ts';
import { findImportedFoods, findImportedFoodsById, hasImportedFoods } from './import/data.ts';
import { phrasesToLookUp, understandMeal } from './reading/understandMeal.ts';
import { nameEmojis } from './reading/words/emojis.ts';
import { mealTexts } from './reading/words/meals.ts';
import { loadFoodTable } from './table/foodTable.ts';
import { findWholeName } from './table/nameIndex.ts';
import { nameKey } from './table/nameKey.ts';
import { soundAlikes } from './table/spelling.ts';
import type { Food, MealUnderstanding } from './types.ts';

const MOST_MEALS = 8;
/** Letters of a word that may be spelt otherwise. */
const LEAST_ALIKE = 4;
/** Meals take milliseconds to read; a text that takes so long was made to. */
const LONGEST_MS = 1_000;
/** Letters of a text that the search for slow texts has found no way to make slow; to watch over it would cost as much as to read it. */
const READ_UNWATCHED = 240;
const TODAY = /\b(?:today|aaj)\b|आज/iu;

/**
 * What a text says about food, in the person’s own words: their own foods first, then the table, then imports for what that leaves in
 * doubt. Without a person, what it says to everybody. `isTold` of what surely tells of a meal.
 */
export async function understandMealOf(
  db: Db,
  owner: OwnerId | undefined,
  said: string,
  once = owner && new ReadOnce(db, owner),
  isTold = false,
): Promise<MealUnderstanding> {
  const table = loadFoodTable();
  const [own, hasImports, phrases] = await Promise.all([
    once ? once.of(listPersonalFoods) : [],
    hasImportedFoods(db),
    once ? once.of(listPhrases) : [],
  ]);
  const rules = phrases.flatMap((phrase) => (phrase.kind === 'memory' ? (ruleOf(phrase) ?? []) : []));
  const text = inOthersWords(inKnownWords(plainNumbers(said), spellFood), rules);
  try {
    const inTime = <T>(read: () => T): T => (text.length <= READ_UNWATCHED ? read() : withinTime(LONGEST_MS, read));
    const lookedUp = hasImports ? inTime(() => phrasesToLookUp(text, table)) : [];
    const foods = [...own.map(toPersonalFood), ...(hasImports ? await findImportedFoods(db, lookedUp) : [])];
    const meal = inTime(() => understandMeal(text, table, foods, isTold));
    return inOwnSizes(meal, rules, (id) => table.byId.get(id) ?? foods.find((food) => food.id === id));
  } catch (error) {
    if (!(error instanceof TookTooLong)) throw error;
    const nothing = { mealType: undefined, daysAgo: 0, timeOfDayMin: undefined, items: [], questions: [] };
    return { intent: 'eaten', ...nothing, unknown: [text] };
  }
}

/** Whether a name of a built-in food holds the word. */
export const isWordOfFood = (word: string): boolean => loadFoodTable().index.vocabulary.has(nameKey(word));

/** The spelling that built-in foods have as a name or, unless `asName`, as part of one. */
export const spellFood: SpellFood = (spellings, asName) => {
  const { index } = loadFoodTable();
  const isName = (spelling: string) => findWholeName(index, [nameKey(spelling)]) !== undefined;
  const named = spellings.find(isName);
  if (named || asName) return named;
  const long = spellings.filter(({ length }) => length >= LEAST_ALIKE);
  const alikes = long.flatMap((spelling) =>
    soundAlikes(index, nameKey(spelling)).map((word) => index.words[word] ?? ''),
  );
  return alikes.find(isName) ?? spellings.find(isWordOfFood);
};

/** The foods with these ids, of the table, of imports and of the person's own; an id that there is none of is left out. */
export async function findFoods(db: Db, owner: OwnerId, ids: string[]): Promise<Food[]> {
  const { byId } = loadFoodTable();
  const builtIn = ids.flatMap((id) => byId.get(id) ?? []);
  if (builtIn.length === ids.length) return builtIn;
  const others = ids.filter((id) => !byId.has(id));
  const [own, imported] = await Promise.all([findPersonalFoods(db, owner, others), findImportedFoodsById(db, others)]);
  return [...builtIn, ...own.map(toPersonalFood), ...imported];
}

/** The same of a text that may tell of several meals of a day, each by itself. A day that is named holds for the next. */
export async function understandMealsOf(
  db: Db,
  owner: OwnerId,
  text: string,
  once?: ReadOnce,
  isTold = false,
): Promise<MealUnderstanding[]> {
  const texts = mealTexts(text);
  const meals: MealUnderstanding[] = [];
  for (const part of texts.length > MOST_MEALS ? [text] : texts) {
    const meal = await understandMealOf(db, owner, part, once, isTold);
    const before = TODAY.test(part) ? 0 : (meals[meals.length - 1]?.daysAgo ?? 0);
    meals.push({ ...meal, daysAgo: meal.daysAgo || before });
  }
  return meals;
}

/** A message with the words of regional languages as the readers know them, and misspelt ones as they are meant. */
export const asMeant = (text: string): string =>
  withForgetting(mendSpelling(inKnownWords(nameEmojis(text), spellFood), isWordOfFood));
