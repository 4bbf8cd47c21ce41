import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { understandMealOf } from '../../nutrition/reading.ts';
import type { MealUnderstanding } from '../../nutrition/types.ts';
import { askToChoose } from './choice.ts';
import { logItems, occasionOf } from './logging.ts';
import { quoted } from './wording.ts';

/** Logs what was understood, says what was not, and asks about what is in doubt. */
export async function answerMeal(meal: MealUnderstanding, turn: Turn): Promise<Outcome> {
  if (meal.intent === 'skipped') return { text: 'All right, nothing logged.' };
  if (meal.intent === 'planned')
    return { text: 'That sounds like a plan, so I logged nothing. Tell me once you have had it.' };
  const occasion = occasionOf(meal, turn);
  const logged = meal.items.length > 0 ? await logItems(meal.items, occasion, turn) : undefined;
  const unknown =
    meal.unknown.length > 0 &&
    `I don't know ${quoted(meal.unknown)}, so I logged nothing for it. Use another name, or say its calories, such as “${meal.unknown[0]} 250 kcal”.`;
  const asked = askToChoose(meal.questions, occasion);
  return {
    text: [logged?.text, unknown, asked?.text].filter(Boolean).join('\n\n'),
    effects: logged?.effects,
    buttons: (changeId) => [...(asked?.buttons?.(changeId) ?? []), ...(logged?.buttons?.(changeId) ?? [])],
    question: asked?.question,
  };
}

/** Says nothing about food, known or unknown. */
export const isSilent = ({ items, questions, unknown }: MealUnderstanding): boolean =>
  items.length + questions.length + unknown.length === 0;

/** A meal was named without its foods. */
export interface MealQuestion {
  kind: 'meal';
  meal: string;
}

export function askWhatMeal(meal: string): Outcome {
  const data: MealQuestion = { kind: 'meal', meal };
  return {
    text: `What did you have for ${meal}? Tell me the foods, and how much of each.`,
    question: { skill: 'food', data },
  };
}

/** The next message told for that meal; undefined when it is about no food. */
export async function answerWhatMeal({ meal }: MealQuestion, text: string, turn: Turn): Promise<Outcome | undefined> {
  const told = await understandMealOf(turn.db, turn.person.owner, text);
  if (isSilent(told)) return undefined;
  const named = await understandMealOf(turn.db, turn.person.owner, meal);
  return answerMeal({ ...told, mealType: told.mealType ?? named.mealType }, turn);
}
