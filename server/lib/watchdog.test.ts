import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const watchdog = JSON.stringify(new URL('./watchdog.ts', import.meta.url).href);
const run = (work: string) =>
  spawnSync(
    process.execPath,
    [
      ...['--disable-warning=ExperimentalWarning', '--input-type=module', '-e'],
      `const { startWatchdog, isAt, mustEndWithin } = await import(${watchdog}); startWatchdog(1_000); ${work}`,
    ],
    { encoding: 'utf8', timeout: 60_000, killSignal: 'SIGINT' },
  );

test('a process whose event loop stands still is ended, and says at what', () => {
  const { signal, stderr } = run("isAt('a job'); for (;;);");
  expect(signal).toBe('SIGKILL');
  expect(stderr).toBe('The event loop stands still, last at a job; the process is ended.\n');
});

test('a process that has to end is ended, whether it computes or waits', () => {
  expect(run('mustEndWithin(500); setInterval(() => {}, 10);').signal).toBe('SIGKILL');
  expect(run('mustEndWithin(500); for (;;);').signal).toBe('SIGKILL');
});

test('one that works in pieces goes on and ends by itself', () => {
  const work = 'for (let round = 0; round < 30; round += 1) await new Promise((go) => setTimeout(go, 100));';
  expect(run(work)).toMatchObject({ status: 0, stderr: '' });
});
