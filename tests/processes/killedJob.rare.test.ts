import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../server/db/open.ts';
import { runProcess } from './process.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-killed-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function start(environment: Record<string, string>): Promise<void> {
  const { child, ended } = runProcess({ DATA_DIR: dataDir, ...environment }, 'tests/processes/killedJob.ts');
  await ended;
  expect(child.signalCode).toBe(environment.KILL_AT ? 'SIGKILL' : null);
}
const done = () => readFileSync(join(dataDir, 'did.txt'), 'utf8').split('\n');
async function setAside() {
  const { pool, close } = await openDatabase({ url: undefined, dataDir });
  const { rows } = await pool.query('select name, reason from job_runs where set_aside_at is not null');
  await close();
  return rows;
}

test.each([
  ['0', 'before it is counted'],
  ['1', 'as its run is counted'],
  ['2', 'after it is done'],
  ['3', 'before the queue knows'],
])('a job that is killed at step %s, %s, is done after that', async (at) => {
  await start({ KILL_AT: at, WAKES: 'poison' });
  await start({});
  expect(done()).toContain('poison');
  expect(await setAside()).toEqual([]);
});

test('a job that kills the process is set aside after the second time, and the others go on', async () => {
  await start({ KILL_AT: 'in it', WAKES: 'poison' });
  await start({ KILL_AT: 'in it' });
  await start({ WAKES: 'other' });
  expect(await setAside()).toEqual([{ name: 'poison', reason: 'ended_process' }]);
  expect(done()).toContain('other');
  expect(done()).not.toContain('poison');
});
