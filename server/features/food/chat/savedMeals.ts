import * as texts from '../../../../texts/food/savedFoods.ts';
import { findMeantEffects } from '../../../assistant/data.ts';
import { idsLeft, type Outcome, type Taken, type Turn } from '../../../assistant/skill.ts';
import { findEntries } from '../../../db/entries.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { findPhrase, listPhrases } from '../../phrases/data.ts';
import { deletePhrase, keepPhrase } from '../../phrases/mutations.ts';
import { changeOf } from '../../phrases/policy.ts';
import { type FavouriteSaid, type MealSaid, readFavourite, readMealToKeep, readNamedMeal } from './savedMealReading.ts';
import { readTold } from './told.ts';

const mostButtons = 12;

/** Meals and favourites that a person keeps by name: kept, listed, and logged where the message says nothing else. */
export async function answerSavedMeals(text: string, turn: Turn): Promise<Outcome | undefined> {
  const favourite = readFavourite(turn.said);
  if (favourite) return answerFavourite(favourite, turn);
  const meal = readMealToKeep(turn.said);
  const kept = meal && (await keepMeal(meal, turn));
  if (kept) return kept;
  const named = await namedMeal(text, turn);
  const taken = named?.isAlone ? await readTold(named.text, turn) : undefined;
  return taken?.log(turn);
}

/** What is told, where it names a kept meal beside other things. */
export async function takeSavedMeal(text: string, turn: Turn): Promise<Taken | undefined> {
  const named = await namedMeal(text, turn);
  return named && readTold(named.text, turn);
}

const namedMeal = async (text: string, { own }: Turn) =>
  readNamedMeal(
    text,
    (await own.of(listPhrases)).filter(({ kind }) => kind === 'meal'),
  );

/** Undefined where its items are no foods. */
async function keepMeal({ name, items }: MealSaid, turn: Turn): Promise<Outcome | undefined> {
  const { owner, locale } = turn.person;
  const foods = items ?? (await itemsJustLogged(turn));
  if (foods.length === 0) return { text: texts.noMealToKeep(locale) };
  if (items && !(await areFoods(items, turn))) return undefined;
  const meal = { kind: 'meal', phrase: name, meaning: foods.join('\n') } as const;
  const kept = await keepPhrase(turn.db, owner, meal, turn.now);
  return kept !== 'full'
    ? { text: texts.mealKept(locale, name, foods.join(', ')), effects: [changeOf(kept)] }
    : { text: texts.full(locale) };
}

async function areFoods(items: string[], { db, person }: Turn): Promise<boolean> {
  for (const item of items) {
    const { items: found, questions, unknown } = await understandMealOf(db, person.owner, item);
    if (found.length === 0 || questions.length + unknown.length > 0) return false;
  }
  return true;
}

async function itemsJustLogged(turn: Turn): Promise<string[]> {
  const { db, person } = turn;
  const ids = idsLeft(await findMeantEffects(turn), 'foodEntries');
  const rows = await findEntries(db, 'foodEntries', person.owner, ids);
  return rows.map(({ quantity, servingUnit, foodName }) => `${quantity} ${servingUnit} ${foodName}`);
}

async function answerFavourite(said: FavouriteSaid, turn: Turn): Promise<Outcome | undefined> {
  const { db, person, now } = turn;
  const { owner, locale } = person;
  if (said.kind === 'list') return listFavourites(turn);
  if (said.kind === 'remove') {
    const known = await findPhrase(db, owner, 'favourite', said.food);
    if (!known || !(await deletePhrase(db, owner, 'favourite', known.id, now)))
      return { text: texts.notKept(locale, said.food) };
    return {
      text: texts.forgotten(locale, known.phrase),
      effects: [{ table: 'savedPhrases', id: known.id, change: 'deleted' }],
    };
  }
  if (!(await areFoods([said.food], turn))) return undefined;
  const favourite = { kind: 'favourite', phrase: said.food, meaning: said.food } as const;
  const kept = await keepPhrase(db, owner, favourite, now);
  return kept !== 'full'
    ? { text: texts.favouriteKept(locale, said.food), effects: [changeOf(kept)] }
    : { text: texts.full(locale) };
}

async function listFavourites({ db, person: { owner, locale } }: Turn): Promise<Outcome> {
  const rows = (await listPhrases(db, owner, 'favourite')).slice(0, mostButtons);
  if (rows.length === 0) return { text: texts.noFavourites(locale) };
  const buttons = rows.map(({ id, phrase }) => [{ label: phrase, action: `food.favourite:${id}` }]);
  return { text: texts.favourites(locale), buttons: () => buttons };
}

/** Logs a favourite; undefined where it is there no more. */
export async function logFavourite(id: string, turn: Turn): Promise<Outcome | undefined> {
  const rows = await listPhrases(turn.db, turn.person.owner, 'favourite');
  const row = rows.find((candidate) => candidate.id === id);
  const taken = row && (await readTold(`had ${row.meaning}`, turn));
  return taken?.log(turn);
}
