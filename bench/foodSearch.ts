import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/postgres.ts';
import { type Database, openDatabase } from '../server/db/open.ts';
import { findImportedFoods, searchImportedFoods } from '../server/features/nutrition/import/data.ts';
import { nameWords } from '../server/features/nutrition/table/nameKey.ts';
import { type BenchQuery, benchQueries, writeExport } from './foods/generate.ts';

/**
 * Search in a million imported foods: `npm run bench -- foods`. Writes an export, imports it with `fitpulse foods import`, and
 * asks 200 questions of each engine. Options: `--foods 1000000`, `--pglite 100000` (0 leaves it out).
 */
const queriesOfAKind = 50;
const shown = 20;
const foods = Number(option('foods') ?? 1_000_000);
const embeddedFoods = Number(option('pglite') ?? Math.min(foods, 100_000));

const folder = mkdtempSync(join(tmpdir(), 'fitpulse-foods-'));
try {
  await benchPostgres();
  if (embeddedFoods > 0) await benchEmbedded();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
}

async function benchPostgres(): Promise<void> {
  const postgres = await startPostgres({ shared_buffers: '512MB' });
  try {
    await importInto({ DATABASE_URL: postgres.url }, 'PostgreSQL', foods);
    await ask(await openDatabase({ url: postgres.url, dataDir: '' }), 'PostgreSQL');
  } finally {
    await postgres.stop();
  }
}

async function benchEmbedded(): Promise<void> {
  const dataDir = join(folder, 'data');
  await (await openDatabase({ url: undefined, dataDir })).close();
  await importInto({ DATA_DIR: dataDir }, 'embedded', embeddedFoods);
  await ask(await openDatabase({ url: undefined, dataDir }), 'embedded');
}

/** Runs the command as an operator would, and says how long it took and the most memory that it held. */
async function importInto(environment: Record<string, string>, engine: string, products: number): Promise<void> {
  const path = join(folder, `${products}.csv.gz`);
  await writeExport(path, products);
  const started = performance.now();
  const command = ['server/cli.ts', 'foods', 'import', path];
  const measured = [
    '--import',
    'data:text/javascript,process.on("exit",()=>console.log("peak",process.resourceUsage().maxRSS))',
  ];
  const child = spawn(process.execPath, [...measured, ...command], {
    env: { ...process.env, DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  await once(child, 'close');
  const seconds = (performance.now() - started) / 1_000;
  const peakMb = Number(/peak (\d+)/.exec(printed)?.[1]) / 1_024;
  console.log(`\n${engine}: ${printed.split('\n')[0]}`);
  console.log(
    `import: ${seconds.toFixed(0)} s, ${(products / seconds).toFixed(0)} records/s, at most ${peakMb.toFixed(0)} MB`,
  );
}

interface Answer {
  ms: number;
  found: boolean;
}

async function ask(database: Database, engine: string): Promise<void> {
  const { db } = database;
  const queries = benchQueries(queriesOfAKind);
  try {
    for (const { text } of queries.slice(0, 20)) await searchImportedFoods(db, text, shown);
    const answers = new Map<string, Answer[]>();
    for (const query of queries) {
      const started = performance.now();
      const found = await searchImportedFoods(db, query.text, shown);
      const ms = performance.now() - started;
      add(answers, query.kind, { ms, found: holdsWanted(found[0]?.name, query) });
    }
    for (const query of queries.filter(({ kind }) => kind === 'whole name' || kind === 'typing error')) {
      const started = performance.now();
      const found = await findImportedFoods(db, [query.text]);
      const ms = performance.now() - started;
      add(answers, 'phrase of a sentence', { ms, found: found.some((food) => holdsWanted(food.name, query)) });
    }
    const searches = [...answers].filter(([kind]) => kind !== 'phrase of a sentence').flatMap(([, all]) => all);
    const rows = [...answers, ['all searches', searches] as const].map(([kind, all]) => [kind, summary(all)]);
    console.log(`${engine}, ms:`);
    console.table(Object.fromEntries(rows));
  } finally {
    await database.close();
  }
}

function add(answers: Map<string, Answer[]>, kind: string, answer: Answer): void {
  answers.set(kind, [...(answers.get(kind) ?? []), answer]);
}

function holdsWanted(name: string | undefined, { wanted }: BenchQuery): boolean {
  const words = new Set(nameWords(name ?? ''));
  return nameWords(wanted).every((word) => words.has(word));
}

function summary(answers: Answer[]) {
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) =>
    Number((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1));
  const found = answers.filter((answer) => answer.found).length / answers.length;
  return { queries: answers.length, p50: at(0.5), p95: at(0.95), most: at(1), found: found.toFixed(2) };
}
