import { favourites, memories, mostKept, savedMeals } from '../../../contract/savedFoods.ts';
import type { PageLocale } from '../../../texts/locale.ts';
import * as refusals from '../../../texts/refusals/kept.ts';
import type { Db } from '../../db/open.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, invalid, notFound } from '../../http/problem.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { understandMealOf } from '../nutrition/reading.ts';
import { listPhrases, type PhraseRow } from './data.ts';
import { deletePhrase, insertPhrase, type Phrase, updatePhrase } from './mutations.ts';
import { ruleOf, toFavourite, toMeal, toMemory } from './policy.ts';

export function phraseRoutes(kit: Kit): void {
  const { db, clock } = kit.context;
  const insert = async (owner: OwnerId, phrase: Phrase, key: string | undefined) =>
    kept(await insertPhrase(db, owner, phrase, key, clock.now()), phrase.phrase);

  mount(kit, savedMeals.list, async ({ owner }) => (await listPhrases(db, owner, 'meal')).map(toMeal));
  mount(kit, savedMeals.create, async ({ body, owner, idempotencyKey }) => {
    await checkFoods(db, owner, 'items', body.items);
    const meal = { kind: 'meal', phrase: body.name, meaning: body.items.join('\n') } as const;
    return toMeal(await insert(owner, meal, idempotencyKey));
  });
  mount(kit, savedMeals.update, async ({ params, body, owner }) => {
    if (body.items) await checkFoods(db, owner, 'items', body.items);
    const changes = { phrase: body.name, meaning: body.items?.join('\n') };
    return toMeal(kept(await updatePhrase(db, owner, 'meal', params.id, changes), body.name ?? ''));
  });
  mount(kit, savedMeals.remove, async ({ params, owner }) => {
    if (!(await deletePhrase(db, owner, 'meal', params.id, clock.now()))) throw notFound('This meal');
    return null;
  });

  mount(kit, favourites.list, async ({ owner }) => (await listPhrases(db, owner, 'favourite')).map(toFavourite));
  mount(kit, favourites.create, async ({ body, owner, idempotencyKey }) => {
    await checkFoods(db, owner, 'food', [body.food]);
    const favourite = { kind: 'favourite', phrase: body.food, meaning: body.food } as const;
    return toFavourite(await insert(owner, favourite, idempotencyKey));
  });
  mount(kit, favourites.update, async ({ params, body, owner }) => {
    if (body.food) await checkFoods(db, owner, 'food', [body.food]);
    const changes = { phrase: body.food, meaning: body.food };
    return toFavourite(kept(await updatePhrase(db, owner, 'favourite', params.id, changes), body.food ?? ''));
  });
  mount(kit, favourites.remove, async ({ params, owner }) => {
    if (!(await deletePhrase(db, owner, 'favourite', params.id, clock.now()))) throw notFound('This favourite');
    return null;
  });

  mount(kit, memories.list, async ({ owner }) => (await listPhrases(db, owner, 'memory')).map(toMemory));
  mount(kit, memories.create, async ({ body, owner, idempotencyKey }) => {
    await checkMemory(db, owner, body);
    const memory = { kind: 'memory', phrase: body.phrase, meaning: body.meaning } as const;
    return toMemory(await insert(owner, memory, idempotencyKey));
  });
  mount(kit, memories.update, async ({ params, body, owner }) => {
    const known = (await listPhrases(db, owner, 'memory')).find(({ id }) => id === params.id);
    if (!known) throw notFound('This memory');
    await checkMemory(db, owner, { phrase: body.phrase ?? known.phrase, meaning: body.meaning ?? known.meaning });
    return toMemory(kept(await updatePhrase(db, owner, 'memory', params.id, body), body.phrase ?? ''));
  });
  mount(kit, memories.remove, async ({ params, owner }) => {
    if (!(await deletePhrase(db, owner, 'memory', params.id, clock.now()))) throw notFound('This memory');
    return null;
  });
}

function kept(row: PhraseRow | 'taken' | 'full' | undefined, phrase: string): PhraseRow {
  if (row === undefined) throw notFound('This entry');
  if (row === 'full')
    throw new HttpProblem(409, 'quota_exceeded', (locale) => refusals.noRoom.phrases(locale, mostKept));
  if (row === 'taken') throw new HttpProblem(409, 'conflict', (locale) => refusals.phraseTaken(locale, phrase));
  return row;
}

/** What is kept to be logged has to be food. */
async function checkFoods(db: Db, owner: OwnerId, path: string, texts: string[]): Promise<void> {
  const unknown: string[] = [];
  for (const text of texts) {
    const { items, questions, unknown: left } = await understandMealOf(db, owner, text);
    if (items.length === 0 || questions.length + left.length > 0) unknown.push(text);
  }
  if (unknown.length === 0) return;
  const names = unknown.map((text) => `“${text}”`).join(', ');
  const detail = (locale: PageLocale) => refusals.unknownFoods(locale, names);
  throw new HttpProblem(422, 'food_not_recognised', detail, { unknown, errors: [{ path, message: detail }] });
}

async function checkMemory(db: Db, owner: OwnerId, memory: { phrase: string; meaning: string }): Promise<void> {
  const rule = ruleOf(memory);
  if (!rule) throw invalid('meaning', refusals.memoryWithoutAmount);
  if (rule.kind === 'other') await checkFoods(db, owner, 'meaning', [memory.meaning]);
  if (rule.kind === 'helping') await checkFoods(db, owner, 'phrase', [memory.phrase]);
}
