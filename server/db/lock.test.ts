import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DirectoryInUse, lockDirectory } from './lock.ts';

let directory: string;
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'fitpulse-lock-')), 'db');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(join(directory, '..'), { recursive: true, force: true });
});
const lockFile = () => `${directory}.lock`;

test.skipIf(process.platform !== 'linux')('an owner that has ended and was never reaped is dead', async () => {
  // The shell turns into a sleep that knows nothing of the child it had; the child ends once it has.
  const child = '(until read -r name < /proc/$$/comm && [ "$name" = sleep ]; do :; done)';
  const parent = spawn('sh', ['-c', `${child} & echo $!; exec sleep 60`]);
  const [printed] = await once(parent.stdout, 'data');
  const pid = Number(String(printed).trim());
  const stat = () => readFileSync(`/proc/${pid}/stat`, 'utf8');
  await expect.poll(() => stat().includes(') Z ')).toBe(true);
  const processStart = stat()
    .slice(stat().lastIndexOf(')') + 2)
    .split(' ')[19];
  writeFileSync(lockFile(), JSON.stringify({ pid, host: hostname(), processStart }));
  const release = lockDirectory(directory);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8')).pid).toBe(process.pid);
  release();
  parent.kill();
});

test('a live owner stays, also before it has made a deleted lock file anew', () => {
  const lost = vi.fn();
  const release = lockDirectory(directory, lost);
  rmSync(lockFile());
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
  expect(existsSync(lockFile())).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(existsSync(lockFile())).toBe(true);
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUse);
  expect(lost).not.toHaveBeenCalled();
  release();
  expect(existsSync(lockFile())).toBe(false);
});

test('an owner that was displaced while it was stopped learns so as soon as it goes on, and leaves the lock alone', () => {
  const lost = vi.fn();
  const release = lockDirectory(directory, lost);
  const successor = JSON.stringify({ pid: 1, host: 'another', processStart: '1' });
  writeFileSync(lockFile(), successor);
  process.emit('SIGCONT');
  expect(lost).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(5_000);
  expect(lost).toHaveBeenCalledTimes(2);
  release();
  expect(readFileSync(lockFile(), 'utf8')).toBe(successor);
});
