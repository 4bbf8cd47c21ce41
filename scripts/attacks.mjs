// The attacks that were tried on this server, each with the tests that close it (tests/attacks.json), and what they take.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const attacks = JSON.parse(readFileSync(join(root, 'tests', 'attacks.json'), 'utf8'));

/** A title as it is written, with %s or %j for what its cases are called. */
const pattern = (title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%[sj]/g, '.+');

/** What runs these tests and no others, as parameters of Vitest. */
export const runOnlyAttacks = [
  ...new Set(attacks.map(({ file }) => file)),
  '--testNamePattern',
  attacks.flatMap(({ tests }) => tests.map(pattern)).join('|'),
];

/** By attack, how many tests there were in a JSON report of Vitest, and the milliseconds that they took. */
export function timesOfAttacks({ testResults }) {
  const times = new Map();
  for (const { attack, file, tests } of attacks) {
    const titles = tests.map((title) => new RegExp(`^(?:${pattern(title)})$`));
    const run = testResults
      .filter(({ name }) => name === join(root, file))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ title, status }) => status !== 'skipped' && titles.some((one) => one.test(title)));
    const known = times.get(attack) ?? { tests: 0, milliseconds: 0 };
    const milliseconds = run.reduce((sum, { duration = 0 }) => sum + duration, known.milliseconds);
    times.set(attack, { tests: known.tests + run.length, milliseconds });
  }
  return times;
}

/** What the attacks take of a run, in a line. */
export function shareOfAttacks(report) {
  const sum = (durations) => durations.reduce((total, duration = 0) => total + duration, 0) / 1_000;
  const all = sum(
    report.testResults.flatMap(({ assertionResults }) => assertionResults).map(({ duration }) => duration),
  );
  const ofAttacks = sum([...timesOfAttacks(report).values()].map(({ milliseconds }) => milliseconds));
  return `attacks: ${ofAttacks.toFixed(0)} of ${all.toFixed(0)} s of tests (${((100 * ofAttacks) / all).toFixed(0)} %)`;
}
