import type { ImportProgress, ImportResult } from './importFoods.ts';

const EVERY_MS = 1_000;

/** Tells how far an import is, at most once a second: on a terminal in one line that changes. */
export function progressTeller(): (progress: ImportProgress) => void {
  let toldAt = 0;
  return (progress) => {
    const now = Date.now();
    if (now - toldAt < EVERY_MS) return;
    toldAt = now;
    const text = progressText(progress);
    process.stderr.write(process.stderr.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
  };
}

function progressText({ recordsRead, foodsSaved, share, skipped }: ImportProgress): string {
  const done = share === undefined ? '' : `${(100 * share).toFixed(0)} %, `;
  return `${done}${count(recordsRead)} records read, ${count(foodsSaved)} foods saved, ${count(unusable(skipped))} left out`;
}

/** What an import did, for people. */
export function resultLines(result: ImportResult): string[] {
  const { wasComplete, continuedFrom, recordsRead, foodsSaved, skipped } = result;
  if (wasComplete) {
    return [`This file was imported before: ${count(foodsSaved)} foods. Nothing was done; --again reads it once more.`];
  }
  const reasons = Object.entries(skipped).sort(([, a], [, b]) => b.count - a.count);
  return [
    ...(continuedFrom > 0 ? [`Went on after ${count(continuedFrom)} records of an earlier run.`] : []),
    `${count(foodsSaved)} foods saved from ${count(recordsRead)} records, ${count(unusable(skipped))} left out.`,
    ...reasons.map(([reason, { count: times, example }]) => `  ${count(times)}: ${reason} (such as ${example})`),
  ];
}

const unusable = (skipped: ImportProgress['skipped']) =>
  Object.values(skipped).reduce((sum, { count: times }) => sum + times, 0);

const count = (value: number) => value.toLocaleString('en');
