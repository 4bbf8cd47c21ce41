import { resolve } from 'node:path';
import { createModels, type Models } from '../server/clients/models.ts';
import { readConfig } from '../server/config.ts';
import { understandMeal } from '../server/features/nutrition/reading/understandMeal.ts';
import { loadFoodTable } from '../server/features/nutrition/table/foodTable.ts';
import * as fake from '../tests/fakes/ai.ts';
import { type OwnRow, readOwnRows } from './food/rows.ts';
import { isFoodOf, type OwnResult, scoreOwnRow, summariseOwn } from './food/score.ts';
import { type Call, summariseCalls } from './model/calls.ts';
import { readPhotoRows, runPhotos } from './model/photos.ts';
import { playReading } from './model/reading.ts';
import { runSentences } from './model/sentences.ts';
import { standIn } from './model/standIn.ts';

/**
 * What the models of AI_BASE_URL, AI_MODEL and AI_VISION_MODEL make of the food sets: alone, and behind the built-in
 * reading, over ten runs. Options: `--rows 100` of the sets, `--runs 10`, `--photos folder` of photos with their
 * photos.jsonl, `--stand-in` asks tests/fakes/ai.ts instead.
 * With hands (`hand-22 hand-29`) or files of conversations (`days.jsonl`): what AI_READING makes of their messages, by the labels of
 * hands where AI_BASE_URL is unset; `--every=10` takes each tenth message of hands, `--record FILE` writes down what was asked and
 * answered, `--replay FILE` answers from it, `--only=first` plays one setting alone, `--failing` shows
 * what went wrong where that may be seen. Answers come in from elsewhere as lines of such a
 * record that got their `answer`; what one changes is asked about anew, and the next record holds it.
 */
const sets = ['own', 'fresh', 'third', 'fourth', 'fifth'].map((name) => resolve(`bench/food/${name}-set.jsonl`));
const runs = Number(option('runs') ?? 10);
const table = loadFoodTable();
const server = process.argv.includes('--stand-in') ? await fake.start() : undefined;
if (server) server.behaviour = standIn(table);
const settings = server?.settings ?? readConfig(process.env).models;
const hands = process.argv.filter((arg) => /^(?:hand|figures|voices)-\w+$/.test(arg));
const talks = process.argv.filter(
  (arg) => /\.(?:jsonl|b64)$/.test(arg) && arg !== option('record') && arg !== option('replay'),
);
if (hands.length + talks.length > 0) await playReading({ hands, talks }, readingOptions(settings));
else await meals();
await server?.close();

async function meals(): Promise<void> {
  if (!settings) throw new Error('Set AI_BASE_URL with AI_MODEL or AI_VISION_MODEL, or add --stand-in.');
  const models = createModels(settings);
  if (settings.chat) await sentences(models, sample(sets.flatMap(readOwnRows), Number(option('rows') ?? 100)));
  const folder = option('photos');
  if (settings.vision && folder) await photos(models, resolve(folder));
}

async function sentences(models: Models, rows: OwnRow[]): Promise<void> {
  const { mostMs, prices } = settings as NonNullable<typeof settings>;
  const isFood = isFoodOf(table);
  const builtIn = rows.map((row) => scoreOwnRow(row, understandMeal(row.text, table), isFood));
  const all = await inOrder(runs, () => runSentences(models, rows, table, mostMs));
  console.log(`${rows.length} sentences, ${runs} runs: mean (lowest to highest)`);
  console.table({
    'built-in alone': spreadOf([builtIn]),
    'model alone': spreadOf(all.map(({ alone }) => alone)),
    'model behind the built-in': spreadOf(all.map(({ behind }) => behind)),
  });
  const refused = all.reduce((sum, run) => sum + run.refused, 0);
  console.log(`${refused} answers said what the sentence did not, and were refused`);
  const callsOf = (which: 'alone' | 'behind'): Call[] => all.flatMap(({ calls }) => calls[which]);
  console.table({
    'model alone': summariseCalls(callsOf('alone'), rows.length * runs, prices),
    'model behind the built-in': summariseCalls(callsOf('behind'), rows.length * runs, prices),
  });
}

async function photos(models: Models, path: string): Promise<void> {
  const { mostMs, prices } = settings as NonNullable<typeof settings>;
  const rows = readPhotoRows(path);
  const all = await inOrder(runs, () => runPhotos(models, path, rows, table, mostMs));
  console.log(`${rows.length} photos, ${runs} runs: mean (lowest to highest)`);
  console.table({ photos: spreadOf(all.map(({ results }) => results)) });
  const calls = all.flatMap((run) => run.calls);
  console.table({ photos: summariseCalls(calls, rows.length * runs, prices) });
}

function spreadOf(results: OwnResult[][]): Record<string, string> {
  const scores = results.map((run) => summariseOwn(run));
  const measures = ['items found', 'all found', 'kcal right'] as const;
  return Object.fromEntries(
    measures.map((measure) => {
      const shares = scores.map((score) => Number(score[measure]) * 100);
      const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
      const [low, high] = [Math.min(...shares), Math.max(...shares)].map((share) => share.toFixed(1));
      return [measure, low === high ? `${low} %` : `${mean.toFixed(1)} % (${low} to ${high})`];
    }),
  );
}

/** As many of the rows, from all over them. */
function sample<Row>(rows: Row[], count: number): Row[] {
  const step = Math.max(1, rows.length / count);
  return Array.from({ length: Math.min(count, rows.length) }, (_, at) => rows[Math.floor(at * step)] as Row);
}

async function inOrder<Result>(count: number, run: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < count; at += 1) results.push(await run());
  return results;
}

function readingOptions(real: typeof settings) {
  const every = Number(process.argv.find((arg) => arg.startsWith('--every='))?.slice('--every='.length) ?? 1);
  const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  return {
    every,
    only,
    shows: process.argv.includes('--failing'),
    real,
    record: option('record'),
    replay: option('replay'),
  };
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
}
