import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type KindOfMatch, NEEDS } from '../../server/features/nutrition/reading/evidence/doubt.ts';
import { understandMeal } from '../../server/features/nutrition/reading/understandMeal.ts';
import { loadFoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import { readOwnRows } from '../food/rows.ts';
import { isFoodOf, scoreOwnRow } from '../food/score.ts';
import { toldRows } from '../told/rows.ts';
import { openHands } from './hands.ts';
import { namedRows } from './labels.ts';
import { judgeMarks } from './marked.ts';
import { knownTexts, mealsIn } from './read.ts';
import { foodRowOf, judge } from './score.ts';

/**
 * Fits how likely words have to name a food for each kind of match, by coordinate descent on open rows:
 * `npm run fit -- needs hand-29 hand-35 hand-36 hand-41 hand-09`, with weights that were fitted without these hands.
 */
const hands = process.argv.slice(2).filter((arg) => arg.startsWith('hand-'));
const steps = [-0.75, 0.75];
const leastGain = 1;
const rounds = 3;

const table = loadFoodTable();
const isFood = isFoodOf(table);
const isTold = (hand: string) => openHands.includes(hand);
const told = hands
  .filter(isTold)
  .flatMap((hand) => toldRows(hand).flatMap(foodRowOf))
  .map((row) => ({ row, texts: knownTexts(row.text) }));
const marked = hands
  .filter((hand) => !isTold(hand))
  .flatMap((hand) => namedRows(hand).map((row) => ({ row, texts: knownTexts(row.text) })));
const sets = ['own', 'fresh', 'third', 'fourth', 'fifth'].map((name) => resolve(`bench/food/${name}-set.jsonl`));
const meals = sets.flatMap(readOwnRows).filter(({ half }) => half === 'open');

function gain(): number {
  let sum = 0;
  for (const { row, texts } of told) {
    const { found, wanted, isRight, strangers } = judge(row, mealsIn(texts));
    sum += found / wanted + (isRight ? 1 : 0) - (strangers.length > 0 ? 1 : 0);
  }
  for (const { row, texts } of marked) {
    const { named, missed, strangers, isRight } = judgeMarks(row, mealsIn(texts));
    sum += 1 - missed.length / Math.max(1, named) + (isRight ? 1 : 0) - (strangers.length > 0 ? 1 : 0);
  }
  for (const row of meals) {
    const { found, extra, kcalRight } = scoreOwnRow(row, understandMeal(row.text, table), isFood);
    const isWhole = found === row.items.length && extra <= 0;
    sum += 2 * (found / Math.max(1, row.items.length) + (isWhole ? 0.5 : 0) + (kcalRight ? 0.5 : 0));
  }
  return sum;
}

let best = gain();
console.log(`start ${best.toFixed(2)}`);
for (let round = 0; round < rounds; round += 1) {
  const before = best;
  for (const name of Object.keys(NEEDS) as KindOfMatch[])
    for (const step of steps) {
      const start = NEEDS[name];
      NEEDS[name] = start + step / 2 ** round;
      const reached = gain();
      if (reached > best + leastGain) {
        best = reached;
        console.log(`${name}: ${start} -> ${NEEDS[name]}, ${best.toFixed(2)}`);
      } else NEEDS[name] = start;
    }
  if (best === before && round > 0) break;
}
writeFileSync(
  new URL('../../server/features/nutrition/reading/evidence/needs.json', import.meta.url),
  `${JSON.stringify(NEEDS, null, 2)}\n`,
);
