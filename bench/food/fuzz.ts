import fc from 'fast-check';
import { understandMeal } from '../../server/features/nutrition/reading/understandMeal.ts';
import type { FoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import { absurdities, anyText } from './anyText.ts';

const MS_PER_100_CHARACTERS = 5;
const REPEATS = [1, 2, 3, 4, 5];

/** Random and mutated texts: says what broke first, or that nothing did, and the slowest text per 100 characters. */
export function fuzz(table: FoodTable, runs: number, sentences: string[]): string {
  let slowest = { time: 0, text: '' };
  understandMeal('2 rotis and a florb', table);
  const result = fc.check(
    fc.property(anyText(sentences), (text) => {
      const first = timePer100Characters(text, table);
      // A pause of the machine is not the text's fault: what counts is a text that is slow every time.
      const times =
        first > Math.min(slowest.time, MS_PER_100_CHARACTERS)
          ? REPEATS.map(() => timePer100Characters(text, table))
          : [];
      const time = Math.min(first, ...times);
      if (time > slowest.time) slowest = { time, text };
      const wrong = absurdities(understandMeal(text, table));
      if (time > MS_PER_100_CHARACTERS) wrong.push(`takes ${time.toFixed(1)} ms per 100 characters`);
      if (wrong.length > 0) throw new Error(wrong.join(', '));
    }),
    { numRuns: runs, seed: 20260101 },
  );
  const speed = `slowest ${slowest.time.toFixed(2)} ms per 100 characters: ${JSON.stringify(slowest.text.slice(0, 60))}`;
  if (!result.failed) return `fuzz: ${result.numRuns} texts, nothing absurd, ${speed}`;
  return `fuzz: failed after ${result.numRuns} texts on ${JSON.stringify(result.counterexample)}: ${result.errorInstance}`;
}

function timePer100Characters(text: string, table: FoodTable): number {
  const start = performance.now();
  understandMeal(text, table);
  return ((performance.now() - start) / Math.max(100, text.length)) * 100;
}
