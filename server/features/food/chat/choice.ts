import { randomBytes } from 'node:crypto';
import * as texts from '../../../../texts/food/food.ts';
import type { Locale } from '../../../../texts/locale.ts';
import { findQuestion } from '../../../assistant/data.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import { nameOfFood } from '../../nutrition/table/toldFoods.ts';
import type { FoodQuestion } from '../../nutrition/types.ts';
import type { Occasion } from '../mutations.ts';
import { logMeals } from './logging.ts';

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
  return settle(question, index, turn);
}

/** A choice named in words; undefined when the message names none of them. */
export async function chooseByWords(question: ChoiceQuestion, text: string, turn: Turn): Promise<Outcome | undefined> {
  const choices = question.pending[0]?.choices ?? [];
  if (/^(?:none|neither|no|nahi|नहीं)\b/i.test(text)) return settle(question, noneOfThese, turn);
  const named = (await understandMealOf(turn.db, turn.person.owner, text)).items[0]?.foodId;
  const index = choices.findIndex((choice) => choice.foodId === named);
  return index >= 0 ? settle(question, index, turn) : undefined;
}

async function settle(question: ChoiceQuestion, index: number, turn: Turn): Promise<Outcome> {
  const [first, ...others] = question.pending;
  const chosen = first?.choices[index];
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
