import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { RULES, type RuleName } from '../../server/features/nutrition/reading/search/rules.ts';
import { understandMeal } from '../../server/features/nutrition/reading/understandMeal.ts';
import { loadFoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import { readDevRows, readOwnRows } from './rows.ts';
import { isFoodOf, scoreDevRow, scoreOwnRow } from './score.ts';

/**
 * Fits the costs of the rules by coordinate descent on the open rows alone, from where they stand:
 * `npm run fit -- rules`. The same rows and costs always give the same result.
 */
const DEV_FILE = process.env.MEALS_DEV_FILE ?? resolve('../shared/data/meals-dev.jsonl');
const SETS = ['own', 'fresh', 'third', 'fourth', 'fifth'].map((name) => `bench/food/${name}-set.jsonl`);
const FACTORS = [0.6, 1.6];
/** A smaller gain may be chance. */
const LEAST_GAIN = 0.9;
const MOST_ROUNDS = Number(process.argv[2] ?? 2);

const table = loadFoodTable();
const isFood = isFoodOf(table);
const own = SETS.flatMap((file) => readOwnRows(resolve(file))).filter(({ half }) => half === 'open');
const dev = readDevRows(DEV_FILE).filter(({ half, labelOk }) => half === 'open' && labelOk);

/** Foods found, whole sentences and meals within 7.5 g of carbohydrate, added up. */
function gain(): number {
  let sum = 0;
  for (const row of own) {
    const { found, extra, kcalRight } = scoreOwnRow(row, understandMeal(row.text, table), isFood);
    const isWhole = found === row.items.length && extra <= 0;
    sum += found / Math.max(1, row.items.length) + (isWhole ? 0.5 : 0) + (kcalRight ? 0.5 : 0);
    sum -= 0.1 * Math.max(0, extra);
  }
  for (const row of dev) {
    const off = Math.abs(scoreDevRow(row, understandMeal(row.text, table)).carbohydrateG - row.carbohydrateG);
    sum += (off < 7.5 ? 1 : 0) - 0.02 * Math.min(off, 40);
  }
  return sum;
}

let best = gain();
console.log(`start ${best.toFixed(2)} of ${own.length * 2 + dev.length}`);
for (let round = 0; round < MOST_ROUNDS; round += 1) {
  const before = best;
  for (const name of Object.keys(RULES) as RuleName[]) {
    const rule = RULES[name];
    const start = rule.cost;
    let chosen = start;
    for (const factor of FACTORS) {
      rule.cost = Math.round(start * factor * 1000) / 1000;
      const reached = gain();
      if (reached <= best + LEAST_GAIN) continue;
      best = reached;
      chosen = rule.cost;
    }
    rule.cost = chosen;
    if (chosen !== start) console.log(`${name}: ${start} -> ${chosen}, ${best.toFixed(2)}`);
  }
  if (best === before) break;
}
const file = new URL('../../server/features/nutrition/reading/search/rules.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(RULES, null, 2)}\n`);
