import * as texts from '../../../../texts/food/savedFoods.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { findPhrase, type PhraseKind } from '../../phrases/data.ts';
import { deletePhrase, keepPhrase } from '../../phrases/mutations.ts';
import { changeOf, ruleOf } from '../../phrases/policy.ts';
import { findPersonalFoodNamed } from '../data.ts';
import { deletePersonalFood } from '../mutations.ts';
import { understandMealOf } from '../reading.ts';
import type { MemorySaid } from './memoryReading.ts';

/** Keeps what a word means; undefined where the words are no food and no vessel. */
export async function saveMemory(said: MemorySaid, turn: Turn): Promise<Outcome | undefined> {
  const rule = ruleOf(said);
  const named = rule?.kind === 'other' ? said.meaning : said.phrase;
  if (!rule || (rule.kind !== 'vessel' && !(await isFood(named, turn)))) return undefined;
  const { owner, locale } = turn.person;
  const kept = await keepPhrase(turn.db, owner, { kind: 'memory', ...said }, turn.now);
  return kept !== 'full'
    ? { text: texts.remembered(locale, said.phrase, said.meaning), effects: [changeOf(kept)] }
    : { text: texts.full(locale) };
}

async function isFood(text: string, { db, person }: Turn): Promise<boolean> {
  const { items, questions, unknown } = await understandMealOf(db, person.owner, text);
  return items.length === 1 && questions.length + unknown.length === 0;
}

const kinds: PhraseKind[] = ['memory', 'meal', 'favourite'];

/** Forgets the food, recipe, meal, favourite or memory of that name. */
export async function forget(name: string, { db, person: { owner, locale }, now }: Turn): Promise<Outcome> {
  const food = await findPersonalFoodNamed(db, owner, name);
  if (food && (await deletePersonalFood(db, owner, food.id, now)))
    return {
      text: texts.forgotten(locale, food.name),
      effects: [{ table: 'personalFoods', id: food.id, change: 'deleted' }],
    };
  for (const kind of kinds) {
    const known = await findPhrase(db, owner, kind, name);
    if (known && (await deletePhrase(db, owner, kind, known.id, now)))
      return {
        text: texts.forgotten(locale, known.phrase),
        effects: [{ table: 'savedPhrases', id: known.id, change: 'deleted' }],
      };
  }
  return { text: texts.notKept(locale, name) };
}
