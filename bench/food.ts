import { resolve } from 'node:path';
import { understandMeal } from '../server/features/nutrition/reading/understandMeal.ts';
import { loadFoodTable } from '../server/features/nutrition/table/foodTable.ts';
import { compareReaders, loadReader } from './food/against.ts';
import { compareProcesses } from './food/determinism.ts';
import { understandWithFndds } from './food/fndds.ts';
import { fuzz } from './food/fuzz.ts';
import { type Half, type OwnRow, readDevRows, readOwnRows } from './food/rows.ts';
import {
  type DevResult,
  isFoodOf,
  type OwnResult,
  scoreDevRow,
  scoreOwnRow,
  summariseDev,
  summariseOwn,
} from './food/score.ts';
import { countTies } from './food/ties.ts';

/**
 * How well meals are understood: `npm run bench -- food`. Options: `--worst 30` lists the worst rows of the open half,
 * `--against ../main/server/features/nutrition/reading/understandMeal.ts` compares with another reader, totals alone,
 * `--ties` tells how often a reading is wrong by how far the next one is behind,
 * `--fndds` looks phrases up in a whole FNDDS too, `--fuzz 200000` runs random and mutated texts.
 */
const DEV_FILE = process.env.MEALS_DEV_FILE ?? resolve('../shared/data/meals-dev.jsonl');
const SETS = {
  'own set': 'bench/food/own-set.jsonl',
  'fresh set': 'bench/food/fresh-set.jsonl',
  'third set': 'bench/food/third-set.jsonl',
  'fourth set': 'bench/food/fourth-set.jsonl',
  'fifth set': 'bench/food/fifth-set.jsonl',
};

const loadStart = performance.now();
const table = loadFoodTable();
const loadMs = performance.now() - loadStart;
understandMeal('2 rotis and a florb', table);
const readyMs = performance.now() - loadStart;
console.log(
  `table: ${table.foods.length} foods in ${loadMs.toFixed(0)} ms; with its spelling index and the first sentence ${readyMs.toFixed(0)} ms`,
);

const isFood = isFoodOf(table);

if (process.argv.includes('--ties')) {
  const rows = Object.values(SETS).flatMap((file) => readOwnRows(resolve(file)));
  console.table(countTies(rows, table));
  process.exit(0);
}

const against = option('against');
if (against) {
  const sets = Object.entries(SETS).map(([name, file]): [string, OwnRow[]] => [name, readOwnRows(resolve(file))]);
  const here = { understand: (text: string) => understandMeal(text, table), table };
  compareReaders(await loadReader(against), here, sets, readDevRows(DEV_FILE));
  process.exit(0);
}

const understandMore = process.argv.includes('--fndds') ? understandWithFndds(DEV_FILE, table) : undefined;
const understand = understandMore ?? ((text: string) => understandMeal(text, table));

const dev = readDevRows(DEV_FILE).map((row) => scoreDevRow(row, understand(row.text)));
const sets = Object.entries(SETS).map(([name, file]): [string, OwnResult[]] => [
  name,
  readOwnRows(resolve(file)).map((row) => scoreOwnRow(row, understandMeal(row.text, table), isFood)),
]);
const own = sets.flatMap(([, results]) => results);

for (const half of [undefined, 'open', 'sealed'] as const) {
  console.log(`\n${half ?? 'all'}`);
  const inHalf = <Result extends { row: { half: Half } }>(result: Result) => !half || result.row.half === half;
  const slices = [...new Set(dev.map(({ row }) => row.slice))].sort().reverse();
  const rows = slices.map((slice): [string, object] => [
    slice,
    summariseDev(dev.filter((result) => inHalf(result) && result.row.slice === slice)),
  ]);
  if (dev.length > 0) console.table({ ...Object.fromEntries(rows), all: summariseDev(dev.filter(inHalf)) });
  const halves = sets.map(([name, results]): [string, OwnResult[]] => [name, results.filter(inHalf)]);
  const scored = halves.filter(([, results]) => results.length > 0);
  console.table(Object.fromEntries(scored.map(([name, results]) => [name, summariseOwn(results)])));
}
if (dev.length === 0) console.log(`no ${DEV_FILE}: only the project's own sets are scored`);

printWorst(Number(option('worst') ?? 30));
const texts = [...dev.map(({ row }) => row.text), ...own.map(({ row }) => row.text)];
measureSpeed(texts);
console.log(compareProcesses(aThousand(texts)));
const fuzzRuns = Number(option('fuzz') ?? 0);
if (fuzzRuns > 0)
  console.log(
    fuzz(
      table,
      fuzzRuns,
      own.map(({ row }) => row.text),
    ),
  );

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
}

function printWorst(count: number): void {
  const open = dev.filter(({ row }) => row.half === 'open' && row.labelOk);
  const error = (result: DevResult) => Math.abs(result.carbohydrateG - result.row.carbohydrateG);
  for (const result of open.sort((a, b) => error(b) - error(a)).slice(0, count)) {
    const { row, understood } = result;
    console.log(
      `\n${row.slice} off by ${error(result).toFixed(1)} g carbs (${result.carbohydrateG.toFixed(1)} for ${row.carbohydrateG}), kcal ${result.energyKcal.toFixed(0)} for ${row.energyKcal}`,
    );
    console.log(`  ${row.text}`);
    printUnderstanding(understood);
  }
  const missed = own.filter(
    (result: OwnResult) =>
      result.row.half === 'open' &&
      (result.found < result.row.items.length || result.extra > 0 || !result.kcalRight || !result.intentRight),
  );
  for (const { row, understood } of missed.slice(0, count)) {
    console.log(`\n${row.id}: ${row.text}`);
    console.log(
      `  wanted ${row.intent}: ${row.items.map((item) => `${item.food} ${item.gramsLow}-${item.gramsHigh} g`).join(', ')}; ${row.kcalLow}-${row.kcalHigh} kcal`,
    );
    printUnderstanding(understood);
  }
}

function printUnderstanding({ intent, items, questions, unknown }: ReturnType<typeof understandMeal>): void {
  const parts = items.map(
    (item) =>
      `${item.foodName} ${item.quantity} ${item.unit} = ${item.grams} g, ${Math.round(item.nutrients.energyKcal)} kcal, ${item.nutrients.carbohydrateG} carbs (${item.confidence})`,
  );
  console.log(`  ${intent}: ${parts.join(' | ') || 'nothing'}`);
  if (questions.length > 0) console.log(`  asks: ${questions.map(({ text }) => text).join(', ')}`);
  if (unknown.length > 0) console.log(`  unknown: ${unknown.join(', ')}`);
}

/** As many sentences; where there are fewer, those with a word in front are sentences of their own. */
function aThousand(sentences: string[]): string[] {
  return [...sentences, ...sentences.map((text) => `Lunch: ${text}`)].slice(0, 1000);
}

function measureSpeed(sentences: string[]): void {
  if (sentences.length === 0) return;
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    for (const text of sentences) {
      const start = performance.now();
      understandMeal(text, table);
      times.push(performance.now() - start);
    }
  }
  const total = times.reduce((sum, time) => sum + time, 0);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  console.log(
    `\nspeed: ${((times.length / total) * 1000).toFixed(0)} sentences/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
  );
}
