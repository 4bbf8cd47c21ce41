import * as texts from '../../../../texts/food/savedFoods.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { listEntries } from '../../../db/entries.ts';
import { addDays } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import { findPhrase, listPhrases, type PhraseKind } from '../../phrases/data.ts';
import { updatePhrase } from '../../phrases/mutations.ts';
import { findPersonalFoodNamed, listPersonalFoods } from '../data.ts';
import { updatePersonalFood } from '../mutations.ts';
import { isRecipe } from '../recipes/data.ts';
import type { KeptRequest } from './keptFoodsReading.ts';
import { forget } from './memory.ts';

const mostListed = 20;
const kinds: PhraseKind[] = ['meal', 'favourite', 'memory'];

/** What the person keeps by names of their own. */
export async function listKept({ db, person: { owner, locale }, context }: Turn): Promise<Outcome> {
  const [foods, phrases] = await Promise.all([listPersonalFoods(db, owner), listPhrases(db, owner)]);
  const lists = [
    ['recipes', foods.filter(isRecipe).map(({ name }) => name)],
    ['foods', foods.filter((food) => !isRecipe(food)).map(({ name }) => name)],
    ['meals', phrases.filter(({ kind }) => kind === 'meal').map(({ phrase }) => phrase)],
    [
      'memories',
      phrases.filter(({ kind }) => kind === 'memory').map(({ phrase, meaning }) => `${phrase} = ${meaning}`),
    ],
  ] as const;
  const lines = lists
    .filter(([, names]) => names.length > 0)
    .map(([list, names]) => texts.list(locale, list, names.slice(0, mostListed).join(', ')));
  const page = texts.page(locale, `${context.config.publicUrl}/app/my-foods`);
  return { text: lines.length > 0 ? [...lines, page].join('\n') : texts.nothingKept(locale) };
}

/** Renames or deletes what is kept by a name; undefined where nothing is, or where the diary of these days may be meant. */
export async function changeKept(request: KeptRequest, turn: Turn): Promise<Outcome | undefined> {
  if (request.kind === 'rename') return rename(request, turn);
  const { name, isSure } = request;
  const { db, person } = turn;
  const food = await findPersonalFoodNamed(db, person.owner, name);
  const phrase = food ?? (await phraseNamed(name, turn));
  if (!phrase || (!isSure && (await isInDiary(name, turn)))) return undefined;
  return forget(name, turn);
}

async function rename({ name, other }: { name: string; other: string }, turn: Turn): Promise<Outcome | undefined> {
  const { db, person } = turn;
  const { owner, locale } = person;
  const renamed = other.charAt(0).toUpperCase() + other.slice(1);
  const food = await findPersonalFoodNamed(db, owner, name);
  const phrase = food ? undefined : await phraseNamed(name, turn);
  const isTaken = food
    ? await findPersonalFoodNamed(db, owner, other)
    : phrase && (await findPhrase(db, owner, phrase.kind as PhraseKind, other));
  if (isTaken && isTaken.id !== (food ?? phrase)?.id) return { text: texts.nameTaken(locale, other) };
  if (food) {
    await updatePersonalFood(db, owner, food.id, { name: renamed });
    const before = { name: food.name };
    return {
      text: texts.renamed(locale, food.name, renamed),
      effects: [{ table: 'personalFoods', id: food.id, change: 'updated', before }],
    };
  }
  if (!phrase) return undefined;
  await updatePhrase(db, owner, phrase.kind as PhraseKind, phrase.id, { phrase: other });
  const before = { phrase: phrase.phrase };
  return {
    text: texts.renamed(locale, phrase.phrase, other),
    effects: [{ table: 'savedPhrases', id: phrase.id, change: 'updated', before }],
  };
}

async function phraseNamed(name: string, { db, person: { owner } }: Turn) {
  for (const kind of kinds) {
    const known = await findPhrase(db, owner, kind, name);
    if (known) return known;
  }
  return undefined;
}

/** Whether a food of that name was logged today or yesterday. */
async function isInDiary(name: string, { db, person, now }: Turn): Promise<boolean> {
  const today = diaryDateOf(now, person);
  const days = [today, addDays(today, -1)].map((date) => listEntries(db, 'foodEntries', person.owner, date));
  return (await Promise.all(days)).flat().some(({ foodName }) => foodName.toLowerCase() === name.toLowerCase());
}
