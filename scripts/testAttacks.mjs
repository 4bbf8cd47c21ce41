// npm run test:attacks: runs the tests that close an attack, and prints what each attack takes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOnlyAttacks, timesOfAttacks } from './attacks.mjs';
import { ensureInstalled, environment, root } from './install.mjs';
import { ensureBuilt } from './website.mjs';

ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
const results = mkdtempSync(join(tmpdir(), 'fitpulse-attacks-'));
const report = join(results, 'vitest.json');
const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...runOnlyAttacks];
const { status } = spawnSync('vitest', vitest, { cwd: root, stdio: 'inherit', env: environment });
const times = timesOfAttacks(JSON.parse(readFileSync(report, 'utf8')));
for (const [attack, { tests, milliseconds }] of times) {
  console.log(`${(milliseconds / 1_000).toFixed(1).padStart(7)} s  ${String(tests).padStart(4)} tests  ${attack}`);
}
rmSync(results, { recursive: true });
const isEachRun = [...times.values()].every(({ tests }) => tests > 0);
if (!isEachRun) console.error('An attack was not tried: tests/attacks.json names tests that did not run.');
process.exit(isEachRun ? (status ?? 1) : 1);
