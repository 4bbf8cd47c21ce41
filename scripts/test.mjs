// npm test: what must hold, from lint to browser, with totals at the end. Arguments go to Vitest; files that are named run
// whole. --all adds what is rare and slow, --quick leaves out what needs a database, a browser or a process of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shareOfAttacks } from './attacks.mjs';
import { ensureInstalled, environment, node, root } from './install.mjs';
import { ensureBuilt } from './website.mjs';

ensureInstalled();
const results = mkdtempSync(join(tmpdir(), 'fitpulse-test-'));
const report = join(results, 'vitest.json');
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const isQuick = process.argv[2] === '--quick';
const isAll = process.argv[2] === '--all';
const given = process.argv.slice(isQuick || isAll ? 3 : 2);
const isNamed = given.some((argument) => !argument.startsWith('-'));
const tests = { command: [...vitest, ...given], tier: isAll || isNamed ? '' : isQuick ? 'quick' : 'usual' };

const types = ['types', ['tsc', '--noEmit']];
const structure = ['structure', [node, 'scripts/structure.ts']];
const everyStep = [
  ['machine', [node, 'scripts/machine.ts']],
  ['lint', ['biome', 'check', '.']],
  types,
  structure,
  ['licences', [node, 'scripts/licences.ts']],
  ['website', ensureBuilt],
  ['tests', tests.command],
];
const quickSteps = [
  ['lint of what changed', ['biome', 'check', '--no-errors-on-unmatched', ...changedFiles()]],
  types,
  structure,
  ['tests', [...tests.command, '--project', 'unit']],
];
const steps = isQuick ? (isNamed ? [['tests', tests.command]] : quickSteps) : everyStep;

const summary = [];
for (const [name, work] of steps) {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const ok = typeof work === 'function' ? await work() : run(work);
  summary.push({ name, ok, seconds: Math.round((Date.now() - started) / 1000) });
}

const counted = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
rmSync(results, { recursive: true, force: true });
console.log();
for (const { name, ok, seconds } of summary) console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`);
if (counted) {
  console.log(shareOfAttacks(counted));
  for (const line of failures(counted)) console.log(line);
}
const passed = counted?.numPassedTests ?? 0;
const failed = (counted?.numFailedTests ?? 0) + summary.filter(({ ok, name }) => !ok && name !== 'tests').length;
console.log(`total: ${passed} passed, ${failed} failed`);
process.exit(summary.every(({ ok }) => ok) && passed > 0 ? 0 : 1);

function run([command, ...parameters]) {
  const env = { ...environment, TESTS_TIER: tests.tier };
  return spawnSync(command, parameters, { cwd: root, stdio: 'inherit', env }).status === 0;
}

/** Each failed test of a JSON report with the first line of why, or a file that could not be read as a whole. */
function failures({ testResults }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = name.slice(root.length + 1);
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`FAILED  ${file}: ${message.split('\n', 1)[0]}`] : [];
    return failed.map((one) => `FAILED  ${file}: ${one.fullName}: ${one.failureMessages[0]?.split('\n', 1)[0] ?? ''}`);
  });
}

/** What differs from the branch that this one follows, or else from the last commit. */
function changedFiles() {
  const lines = (...parameters) => spawnSync('git', parameters, { cwd: root, encoding: 'utf8' });
  const since = ['@{upstream}', 'HEAD'].map((commit) => lines('diff', '--name-only', '--diff-filter=d', commit));
  const changed = since.find(({ status }) => status === 0)?.stdout ?? '';
  const added = lines('ls-files', '--others', '--exclude-standard').stdout;
  return `${changed}${added}`.split('\n').filter((file) => file !== '');
}
