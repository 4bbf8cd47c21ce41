// npm test: everything that must hold, from lint to browser, with totals at the end. Arguments go to Vitest.
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
const steps = [
  ['machine', [node, 'scripts/machine.ts']],
  ['lint', ['biome', 'check', '.']],
  ['types', ['tsc', '--noEmit']],
  ['structure', [node, 'scripts/structure.ts']],
  ['licences', [node, 'scripts/licences.ts']],
  ['website', ensureBuilt],
  ['tests', [...vitest, ...process.argv.slice(2)]],
];

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
if (counted) console.log(shareOfAttacks(counted));
const passed = counted?.numPassedTests ?? 0;
const failed = (counted?.numFailedTests ?? 0) + summary.filter(({ ok, name }) => !ok && name !== 'tests').length;
const again = (counted?.testResults ?? [])
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0);
for (const { fullName, failureMessages } of again) {
  console.log(`passed at the second attempt only: ${fullName}\n  ${failureMessages[0].split('\n')[0]}`);
}
console.log(`total: ${passed} passed, ${failed} failed, ${again.length} of the passed at the second attempt only`);
process.exit(summary.every(({ ok }) => ok) && passed > 0 ? 0 : 1);

function run([command, ...parameters]) {
  return spawnSync(command, parameters, { cwd: root, stdio: 'inherit', env: environment }).status === 0;
}
