import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What failed first; without a file an error that no test was at fault for. */
export interface Failure {
  file?: string;
  test?: string;
}

interface Report {
  numTotalTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

const endingMs = 10_000;
let running: ChildProcess | undefined;
process.once('exit', () => signal(running, 'SIGKILL'));

/** Undefined where nothing fails in time. */
export async function runTests(folder: string, parameters: string[], mostMs: number): Promise<Failure | undefined> {
  if (mostMs <= 0) return undefined;
  const file = join(folder, 'report.json');
  rmSync(file, { force: true });
  const output = ['--bail', '1', '--reporter', 'json', '--outputFile', file];
  const code = await run(folder, 'vitest/vitest.mjs', [...parameters, ...output], mostMs);
  if (code === 0 || code === undefined) return undefined;
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const isFailed = ({ status }: { status: string }) => status === 'failed';
  // A file that was not run to its end because of another one has failed too, without a test.
  const failed =
    report.testResults.find((each) => each.assertionResults.some(isFailed)) ?? report.testResults.find(isFailed);
  if (!failed && report.numTotalTests === 0) throw new Error(`There are no tests: ${parameters.join(' ')}`);
  const test = failed?.assertionResults.find(isFailed)?.fullName;
  return { ...(failed && { file: relative(folder, failed.name) }), ...(test && { test }) };
}

export const checkTypes = async (folder: string): Promise<boolean> =>
  (await run(folder, 'typescript/bin/tsc', ['--noEmit'], 600_000)) === 0;

/** The exit code; undefined where it was ended because the time was over. */
async function run(folder: string, script: string, parameters: string[], mostMs: number): Promise<number | undefined> {
  const path = join(folder, 'node_modules', script);
  const env = { ...process.env, TMPDIR: join(folder, 'tmp') };
  const child = spawn(process.execPath, [path, ...parameters], { cwd: folder, env, stdio: 'ignore', detached: true });
  running = child;
  let isOver = false;
  const end = setTimeout(() => {
    isOver = true;
    signal(child, 'SIGINT');
  }, mostMs);
  const kill = setTimeout(() => signal(child, 'SIGKILL'), mostMs + endingMs);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(end);
  clearTimeout(kill);
  // What ended early leaves the databases that it started.
  signal(child, 'SIGKILL');
  running = undefined;
  return isOver ? undefined : (code ?? 1);
}

/** To the child and all that it has started. */
function signal(child: ChildProcess | undefined, name: NodeJS.Signals): void {
  if (child?.pid === undefined) return;
  try {
    process.kill(-child.pid, name);
  } catch {
    // It has ended.
  }
}
