import type { Outcome, Turn } from '../../../assistant/skill.ts';
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
