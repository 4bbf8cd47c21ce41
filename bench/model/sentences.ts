import type { Models } from '../../server/clients/models.ts';
import { isUnsettled } from '../../server/features/food/chat/meal.ts';
import { translationOf } from '../../server/features/models/help/questions.ts';
import { withAmount, wordsMeant } from '../../server/features/models/reading.ts';
import { understandMeal } from '../../server/features/nutrition/reading/understandMeal.ts';
import type { FoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import type { MealUnderstanding } from '../../server/features/nutrition/types.ts';
import type { OwnRow } from '../food/rows.ts';
import { isFoodOf, type OwnResult, scoreOwnRow } from '../food/score.ts';
import { type Call, callOf } from './calls.ts';

export interface SentenceRun {
  alone: OwnResult[];
  behind: OwnResult[];
  /** Of all sentences, and of those that the built-in reading left something of. */
  calls: { alone: Call[]; behind: Call[] };
  /** Answers with an amount, unit or name that the sentence doesn't have. */
  refused: number;
}

const atOnce = 4;

/** Has a model translate every sentence, and what the built-in reading leaves of it; what it says counts as after a tap. */
export async function runSentences(
  models: Models,
  rows: OwnRow[],
  table: FoodTable,
  mostMs: number,
): Promise<SentenceRun> {
  const isFood = isFoodOf(table);
  const run: SentenceRun = { alone: [], behind: [], calls: { alone: [], behind: [] }, refused: 0 };
  const left = [...rows];
  const work = async () => {
    for (let row = left.shift(); row; row = left.shift()) {
      const read = understandMeal(row.text, table);
      const meant = await ask(row.text, row.text, run.calls.alone);
      run.alone.push(scoreOwnRow(row, meant ?? { ...read, intent: 'eaten', items: [] }, isFood));
      run.behind.push(scoreOwnRow(row, await helped(row.text, read), isFood));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return run;

  async function helped(text: string, read: MealUnderstanding): Promise<MealUnderstanding> {
    if (isUnsettled(read)) return (await ask(text, text, run.calls.behind)) ?? read;
    if (read.intent !== 'eaten' || read.unknown.length === 0 || read.questions.length > 0) return read;
    const rest = read.unknown.map((words) => withAmount(text, words)).join(', ');
    const meant = await ask(`had ${rest}`, rest, run.calls.behind);
    return meant ? { ...read, items: [...read.items, ...meant.items] } : read;
  }

  async function ask(message: string, said: string, calls: Call[]): Promise<MealUnderstanding | undefined> {
    const meaning = await callOf(models, calls, translationOf(message, AbortSignal.timeout(mostMs)));
    if (!meaning) return undefined;
    const words = wordsMeant(said, meaning);
    if (meaning.intent === 'ate' && !words) run.refused += 1;
    const meant = words && meaning.intent === 'ate' ? understandMeal(words, table) : undefined;
    return meant?.items.length && meant.unknown.length === 0 ? meant : undefined;
  }
}
