import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyRepository } from './faults/copy.ts';
import { type Fault, judge, type Verdict } from './faults/judge.ts';

/**
 * Whether the tests notice plausible slips: each of bench/faults/faults.jsonl is made in a copy of the repository, and the
 * tests that it names and those that Vitest finds related to its file are run there, for two minutes at most:
 * `npm run bench -- faults [--from=N] [--only=N] [--quick]`, counted from 1; `--quick` leaves out the related tests and the
 * types. Ends with 1 where one survives.
 */
const option = (name: string): number | undefined => {
  const told = process.argv.find((word) => word.startsWith(`--${name}=`));
  return told === undefined ? undefined : Number(told.slice(name.length + 3));
};
const only = option('only');
const isQuick = process.argv.includes('--quick');
const from = only ?? option('from') ?? 1;

const lines = readFileSync(join(import.meta.dirname, 'faults', 'faults.jsonl'), 'utf8')
  .trimEnd()
  .split('\n');
const faults = lines.map((line, index) => ({ number: index + 1, ...(JSON.parse(line) as Fault) }));

const totals = new Map<Verdict['kind'], number>();
const copy = copyRepository();
try {
  for (const fault of faults.slice(from - 1, only)) {
    const start = performance.now();
    const { kind, by } = await judge(copy, fault, isQuick);
    totals.set(kind, (totals.get(kind) ?? 0) + 1);
    const seconds = Math.round((performance.now() - start) / 1_000);
    console.log(`${fault.number}. ${kind}${by ? ` by ${by}` : ''} (${seconds} s): ${fault.file}: ${fault.says}`);
  }
} finally {
  copy.remove();
}
console.log([...totals].map(([kind, count]) => `${kind}: ${count}`).join(', '));
process.exitCode = totals.has('survived') ? 1 : 0;
