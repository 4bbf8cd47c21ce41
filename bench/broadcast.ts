import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/postgres.ts';
import { runCrashedBroadcast } from '../tests/processes/crashedBroadcast.ts';

/**
 * A broadcast to 10,000 people: `npm run bench -- broadcast`, about eight minutes. The Bot API is a fake that keeps Telegram's
 * limits and answers 429, 403 and 500 at random; the server is killed in the middle and started again.
 */
const people = Number(process.argv[2] ?? 10_000);
const postgres = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-broadcast-'));
try {
  const database = { url: postgres.url, dataDir };
  const outcome = await runCrashedBroadcast({
    people,
    database,
    tooManyRate: 0.005,
    errorRate: 0.02,
    killedAfter: 0.5,
  });
  const { result, twice, inFlight, refusedCalls } = outcome;
  const missed = outcome.reachable - outcome.reached;
  const unexpected = twice.filter((chatId) => !inFlight.includes(chatId)).length;
  console.log('| figure | measured | aim |\n|---|---:|---:|');
  console.log(`| people, of them reachable | ${people}, ${outcome.reachable} | |`);
  console.log(`| time | ${outcome.seconds.toFixed(0)} s | |`);
  console.log(`| sent, blocked, failed | ${result.sent}, ${result.blocked}, ${result.failed} | |`);
  console.log(`| reachable people who did not get it | ${missed} | 0 |`);
  console.log(`| in flight at the kill | ${inFlight.length} | |`);
  console.log(`| got it twice, and were not in flight at the kill | ${unexpected} of ${twice.length} | 0 |`);
  console.log(`| most calls within a second | ${outcome.mostInOneSecond} | 30 |`);
  console.log(
    `| shortest time between two calls for one chat | ${outcome.shortestGap.toFixed(0)} ms | at least 1,000 ms |`,
  );
  console.log(`| refused calls | ${JSON.stringify(refusedCalls)} | |`);
  if (missed > 0 || unexpected > 0 || outcome.mostInOneSecond > 30 || outcome.shortestGap < 1_000) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}
