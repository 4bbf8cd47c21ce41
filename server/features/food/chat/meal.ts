import * as texts from '../../../../texts/food/food.ts';
import { mealTitle } from '../../../../texts/food/meals.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { mealCalled } from '../../nutrition/reading/words/mealTimes.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import type { MealUnderstanding } from '../../nutrition/types.ts';
import { askToChoose } from './choice.ts';
import { logMeals, occasionOf } from './logging.ts';
import { quoted } from './wording.ts';

/** Logs what was understood, says what was not, and asks about what is in doubt. */
export async function answerMeals(meals: MealUnderstanding[], turn: Turn): Promise<Outcome> {
  const { locale } = turn.person;
  const eaten = meals.filter((meal) => meal.intent === 'eaten' && !isSilent(meal));
  if (eaten.length === 0) {
    const isPlan = meals.some(({ intent }) => intent === 'planned');
    return { text: isPlan ? texts.plan(locale) : texts.nothingLogged(locale) };
  }
  const told = eaten.map(({ items, ...meal }) => ({ items, occasion: occasionOf(meal, turn), meal }));
  const full = told.filter(({ items }) => items.length > 0);
  const logged = full.length > 0 ? await logMeals(full, turn) : undefined;
  // One question at a time: what is in doubt in a later meal is told again.
  const [inDoubt, ...later] = told.filter(({ meal }) => meal.questions.length > 0);
  const unclear = later.flatMap(({ meal }) => meal.questions.map(({ text }) => text));
  const unknown = [...told.flatMap(({ meal }) => meal.unknown), ...unclear];
  const [firstUnknown] = unknown;
  const refusal = firstUnknown !== undefined && texts.unknown(locale, quoted(unknown), firstUnknown);
  const asked = inDoubt && askToChoose(locale, inDoubt.meal.questions, inDoubt.occasion);
  return {
    text: [logged?.text, refusal, asked?.text].filter(Boolean).join('\n\n'),
    effects: logged?.effects,
    buttons: (changeId) => [...(asked?.buttons?.(changeId) ?? []), ...(logged?.buttons?.(changeId) ?? [])],
    question: asked?.question,
    ...(!logged && !asked && { isLost: true as const }),
    ...(logged && unreadOf(eaten, turn)),
  };
}

/** What was told of one meal of today beside what is known. */
function unreadOf([meal, ...others]: MealUnderstanding[], { daysAgo }: Turn): Pick<Outcome, 'unread'> {
  if (!meal || others.length > 0 || meal.unknown.length === 0 || meal.daysAgo + daysAgo > 0) return {};
  return { unread: { words: meal.unknown, meal: meal.mealType } };
}

/** Says nothing about food, known or unknown. */
export const isSilent = ({ items, questions, unknown }: MealUnderstanding): boolean =>
  items.length + questions.length + unknown.length === 0;

/** Tells of something eaten, and of no food that is known or could be meant. */
export const isUnsettled = ({ intent, items, questions }: MealUnderstanding): boolean =>
  intent === 'eaten' && items.length + questions.length === 0;

/** A meal was named without its foods. */
export interface MealQuestion {
  kind: 'meal';
  meal: string;
  daysAgo: number;
}

export function askWhatMeal(meal: string, { daysAgo, person }: Turn): Outcome {
  const data: MealQuestion = { kind: 'meal', meal, daysAgo };
  const mealType = mealCalled(meal);
  const title = mealType && mealTitle(person.locale, mealType);
  const name = person.locale === 'en' ? title?.toLowerCase() : title;
  const text = name ? texts.whatMeal(person.locale, name) : texts.whatFoods(person.locale);
  return { text, question: { skill: 'food', data } };
}

/** The next message told for that meal; undefined when it is about no food. */
export async function answerWhatMeal(
  { meal, daysAgo }: MealQuestion,
  text: string,
  turn: Turn,
): Promise<Outcome | undefined> {
  const told = await understandMealOf(turn.db, turn.person.owner, text);
  if (isSilent(told)) return undefined;
  return answerMeals(
    [{ ...told, mealType: told.mealType ?? mealCalled(meal), daysAgo: told.daysAgo || daysAgo }],
    turn,
  );
}
