import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Weights } from '../server/assistant/fixing/features.ts';
import type { Judgement } from './fixed/score.ts';
import { type CollectedRow, collectTo } from './fixes/collect.ts';
import { bestResult, chosen, learn } from './fixes/learn.ts';

/**
 * Fits the judge of corrections: `npm run fit -- fixes`. What the readers claim of corrections (bench/wants/fixed, fixes/own.jsonl)
 * and of news is tried first; `--collect=FILE` writes that down and fits nothing, `--beside=hand-60,…` adds messages of further hands,
 * `--from=FILE` fits to what was written down. `--unseen` prints what comes of each hand with weights that were fitted to the
 * others, and writes nothing. What messages want should come from a fit without the hands of fixed/, else they are too sure of it.
 */
const options = process.argv.slice(2);
const option = (name: string) => options.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const beside = option('beside')?.split(',') ?? [];
const kept = option('from') ?? option('collect') ?? join(tmpdir(), 'fixes.jsonl');
if (!option('from')) await collectTo(kept, beside, Number(option('every') ?? 1));
if (option('collect')) process.exit();
const rows = readFileSync(kept, 'utf8')
  .split('\n')
  .filter((line) => line)
  .map((line) => JSON.parse(line) as CollectedRow);

function tally(some: CollectedRow[], resultOf: (row: CollectedRow) => Judgement): Record<string, number> {
  const counts: Record<string, number> = { messages: some.length, right: 0, asked: 0, nothing: 0, wrong: 0 };
  for (const row of some) counts[resultOf(row)] = (counts[resultOf(row)] ?? 0) + 1;
  return counts;
}

function report(some: CollectedRow[], weightsOf: (row: CollectedRow) => Weights): void {
  const fixes = some.filter((row) => row.isFix);
  const news = some.filter((row) => !row.isFix);
  console.table({
    'corrections: chosen': tally(fixes, (row) => chosen(row, weightsOf(row))),
    'corrections: best claimed': tally(fixes, bestResult),
    'corrections: left to the others': tally(fixes, ({ news: { result } }) => result),
    'news: chosen': tally(news, (row) => chosen(row, weightsOf(row))),
  });
}

if (options.includes('--unseen')) {
  const hands = [...new Set(rows.map(({ hand }) => hand))];
  const fitted = new Map(hands.map((hand) => [hand, learn(rows.filter((row) => row.hand !== hand))]));
  report(rows, ({ hand }) => fitted.get(hand) ?? new Map());
} else {
  const weights = learn(rows);
  report(rows, () => weights);
  const written = Object.fromEntries([...weights].filter(([, weight]) => weight !== 0));
  writeFileSync(
    new URL('../server/assistant/fixing/weights.json', import.meta.url),
    `${JSON.stringify(written, undefined, 2)}\n`,
  );
}
