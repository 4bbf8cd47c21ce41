import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { ofPdfs } from './limits.ts';
import { endAtLimits } from './watch.ts';

/** Memory that no bound of the heap holds, as decoders take it. */
const greedy = 'const kept = []; setInterval(() => kept.push(Buffer.alloc(33554432, 1)), 1)';
const busy = 'for (;;);';

test.runIf(process.platform === 'linux').each([
  ['memory', greedy, ofPdfs],
  ['time of the processor', busy, { ...ofPdfs, mostSeconds: 0.2 }],
])('a process that takes more %s than it may is ended', async (_, program, limits) => {
  const child = spawn(process.execPath, ['-e', program]);
  const forget = endAtLimits(child, limits);
  const [, signal] = await once(child, 'exit');
  forget();
  expect(signal).toBe('SIGKILL');
});
