import { randomBytes } from 'node:crypto';
import * as texts from '../../../../texts/food/food.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { findQuestion } from '../../../assistant/data.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { nameOfFood } from '../../nutrition/table/toldFoods.ts';
import type { EstimatedItem, FoodQuestion } from '../../nutrition/types.ts';
import type { Occasion } from '../mutations.ts';
import { logMeals } from './logging.ts';
import { lastFoods } from './requests.ts';

/** Foods in doubt, asked about one after the other. */
export interface ChoiceQuestion {
  kind: 'choice';
  /** Ties the buttons to this question and no later one. */
  key: string;
  pending: FoodQuestion[];
  occasion: Omit<Occasion, 'occurredAt'> & { occurredAt: string };
}

const noneOfThese = -1;

export function askToChoose(locale: Locale, pending: FoodQuestion[], occasion: Occasion): Outcome | undefined {
  const [first] = pending;
  if (!first) return undefined;
  const key = randomBytes(6).toString('hex');
  const choices = first.choices.map((choice, index) => ({
    label: nameOfFood(locale, choice),
    action: `food.choose:${key}:${index}`,
  }));
  const none = { label: texts.noneOfThese(locale), action: `food.choose:${key}:${noneOfThese}` };
  const data: ChoiceQuestion = {
    kind: 'choice',
    key,
    pending,
    occasion: { ...occasion, occurredAt: occasion.occurredAt.toISOString() },
  };
  return {
    text: texts.whichFood(locale, first.text),
    buttons: () => [...choices, none].map((button) => [button]),
    question: { skill: 'food', data },
  };
}

export async function chooseByButton(key: string, index: number, turn: Turn): Promise<Outcome> {
  const question = (await findQuestion(turn.db, turn.person.owner, turn.now))?.data as ChoiceQuestion | undefined;
  if (question?.kind !== 'choice' || question.key !== key) return { text: texts.questionClosed(turn.person.locale) };
  return settle(question, question.pending[0]?.choices[index], turn);
}

const mostWordsOfName = 6;
const NONE = /^(?:none|neither|no|nope|(?:koi )?nahi|(?:कोई )?नहीं)(?: of (?:these|them)| inme se)?[.! ]*$/i;

/** A choice named in words, or another food in a few; undefined when the message names neither. */
export async function chooseByWords(question: ChoiceQuestion, text: string, turn: Turn): Promise<Outcome | undefined> {
  const choices = question.pending[0]?.choices ?? [];
  if (NONE.test(text.trim())) return settle(question, undefined, turn);
  const meal = await understandMealOf(turn.db, turn.person.owner, text);
  const [named, ...others] = meal.items;
  const chosen = choices.find(({ foodId }) => foodId === named?.foodId);
  if (chosen) return settle(question, chosen, turn);
  const isAlone = others.length + meal.questions.length + meal.unknown.length === 0;
  if (!named || !isAlone || text.trim().split(/\s+/).length > mostWordsOfName) return undefined;
  const isLogged = (await lastFoods(turn)).some(({ foodId }) => foodId === named.foodId);
  return isLogged ? undefined : settle(question, named, turn);
}

async function settle(question: ChoiceQuestion, chosen: EstimatedItem | undefined, turn: Turn): Promise<Outcome> {
  const [first, ...others] = question.pending;
  const occasion = { ...question.occasion, occurredAt: new Date(question.occasion.occurredAt) };
  const logged: Outcome = chosen
    ? await logMeals([{ items: [chosen], occasion }], turn)
    : { text: texts.noneChosen(turn.person.locale, first?.text ?? '') };
  const next = askToChoose(turn.person.locale, others, occasion);
  if (!next) return logged;
  return {
    ...logged,
    text: `${logged.text}\n\n${next.text}`,
    buttons: (changeId) => [...(next.buttons?.(changeId) ?? []), ...(logged.buttons?.(changeId) ?? [])],
    question: next.question,
  };
}
