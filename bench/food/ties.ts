import { findFoodsIn } from '../../server/features/nutrition/reading/names/findFoods.ts';
import { readingsOf } from '../../server/features/nutrition/reading/readSentence.ts';
import { type Hypothesis, itemsOf } from '../../server/features/nutrition/reading/search/hypothesis.ts';
import { understandMeal, wordsOf } from '../../server/features/nutrition/reading/understandMeal.ts';
import { sentencesOf } from '../../server/features/nutrition/reading/words/sentences.ts';
import type { FoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import type { OwnRow } from './rows.ts';
import { isFoodOf, scoreOwnRow } from './score.ts';

/** Upper ends of the differences of score that are counted together. */
const steps = [0.01, 0.1, 0.2, 0.4, 0.7, 1, 2, Number.POSITIVE_INFINITY];

/** How many texts come out wrong by how far the next reading with other foods or amounts is behind the best. */
export function countTies(rows: OwnRow[], table: FoodTable): Record<string, object> {
  const isFood = isFoodOf(table);
  const counted = steps.map((most) => ({ most, texts: 0, wrong: 0 }));
  for (const row of rows) {
    const { kcalRight, intentRight, extra } = scoreOwnRow(row, understandMeal(row.text, table), isFood);
    const step = counted.find(({ most }) => marginOf(row.text, table) <= most);
    if (!step) continue;
    step.texts += 1;
    if (!kcalRight || !intentRight || extra > 0) step.wrong += 1;
  }
  return Object.fromEntries(
    counted.map(({ most, texts, wrong }) => [
      `at most ${most}`,
      { texts, wrong, share: texts > 0 ? Math.round((100 * wrong) / texts) : 0 },
    ]),
  );
}

/** Of the sentence of a text in which it is nearest. */
function marginOf(text: string, table: FoodTable): number {
  const find = findFoodsIn(table.index, []);
  const margins = sentencesOf(wordsOf(text, table)).map(({ tokens }) => {
    const { best, others } = readingsOf(tokens, table.index, find);
    const said = meaningOf(best);
    const next = others.find((other) => meaningOf(other) !== said);
    return next ? best.score - next.score : Number.POSITIVE_INFINITY;
  });
  return Math.min(...margins);
}

const meaningOf = (reading: Hypothesis): string =>
  itemsOf(reading)
    .filter(({ joiner }) => joiner !== 'instead')
    .map(({ core, amount, joiner }) => `${core[0]?.start} ${amount?.quantity} ${amount?.unit} ${joiner === 'without'}`)
    .sort()
    .join();
