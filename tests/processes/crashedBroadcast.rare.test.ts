import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCrashedBroadcast } from './crashedBroadcast.ts';

/** The same with 10,000 people on PostgreSQL is bench/broadcast.ts. */
test('a broadcast goes on after a crash, and nobody gets it twice but those being sent to', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-broadcast-'));
  try {
    const outcome = await runCrashedBroadcast({
      people: 100,
      database: { dataDir },
      tooManyRate: 0.01,
      errorRate: 0.02,
      killedAfter: 0.4,
    });
    const { reachable, result, inFlight } = outcome;
    expect(outcome.reached).toBe(reachable);
    expect(result).toMatchObject({
      status: 'done',
      recipients: 100,
      sent: reachable,
      blocked: 100 - reachable,
      failed: 0,
    });
    expect(outcome.twice.filter((chatId) => !inFlight.includes(chatId))).toEqual([]);
    expect(outcome.mostInOneSecond).toBeLessThanOrEqual(30);
    expect(outcome.shortestGap).toBeGreaterThanOrEqual(1_000);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
