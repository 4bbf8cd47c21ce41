import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hostileImports } from '../hostileImports.ts';
import type { ServerProcess } from './process.ts';
import { post, serverProcesses, signUp } from './serverProcesses.ts';

const { start } = serverProcesses({ isUsed: true });
const atOnce = 50;
const mostGrowthMb = 150;

/** The most that the process has held since the last reset, in MB; only Linux says. */
const peakMb = ({ child }: ServerProcess) =>
  Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1]) / 1_024;
const resetPeak = ({ child }: ServerProcess) => writeFileSync(`/proc/${child.pid}/clear_refs`, '5');

test.skipIf(process.platform !== 'linux')('hostile imports and exports, 50 at once, need little memory', async () => {
  const server = await start();
  const token = await signUp(server);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  resetPeak(server);
  const before = peakMb(server);
  const statuses = await Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      const body = hostileImports[index % 5];
      const response = await fetch(`${server.url}/api/v1/me/${body ? 'import' : 'export'}`, {
        headers,
        ...(body && { method: 'POST', body }),
      });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  expect(statuses.filter((status) => ![200, 422, 429, 503].includes(status))).toEqual([]);
  expect(peakMb(server) - before).toBeLessThan(mostGrowthMb);
  const other = await signUp(server, 'ravi');
  expect((await post(server, '/water-intake', { waterIntake: { value: 250 } }, other)).status).toBe(201);
});
