import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import * as fake from '../tests/fakes/telegram.ts';
import { startProcess } from '../tests/processes/process.ts';
import { backUp } from './failover/backup.ts';
import { check } from './failover/check.ts';
import { type Cluster, startCluster } from './failover/cluster.ts';
import { startLoad, webhookSecret } from './failover/load.ts';

/**
 * What is lost and what is done twice when PostgreSQL's leader dies: `npm run bench -- failover [--kills=20] [--ttl=10]
 * [--rate=20]`. Two servers behind PgBouncer and HAProxy, two PostgreSQL under Patroni, all by the samples of
 * deploy/highAvailability on this machine. Ends with 1 where an acknowledged write is not there exactly once, or not in a
 * backup that was taken after it past the pooler.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    ttl: { type: 'string', default: '10' },
    rate: { type: 'string', default: '20' },
  },
});
const [kills, ttl, rate] = [Number(values.kills), Number(values.ttl), Number(values.rate)];
const settleMs = 2_000;
const updatesWithinMs = 240_000;
const longestSilenceMs = 180_000;

const closers: (() => unknown)[] = [];
let closing: Promise<void> | undefined;
const close = () => {
  closing ??= closeAll();
  return closing;
};
async function closeAll(): Promise<void> {
  // What is started meanwhile ends too.
  for (let end = closers.pop(); end; end = closers.pop()) await end();
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close().then(() => process.exit(1)));

try {
  const cluster = await startCluster(ttl, closers);
  const telegram = await fake.start();
  closers.push(telegram.close);
  const environment = {
    ...{ NODE_ENV: 'production', LOG_LEVEL: 'error', COST_PER_MINUTE: '1000000', DATA_DIR: '/nonexistent' },
    ...{ DATABASE_URL: cluster.pooledUrl, DATABASE_DIRECT_URL: cluster.leaderUrl, DATABASE_READ_URL: cluster.readUrl },
    ...{ SECRET_KEY: 'a key of the bench, long enough to seal', TELEGRAM_WEBHOOK_SECRET: webhookSecret },
    ...{ TELEGRAM_BOT_TOKEN: telegram.token, TELEGRAM_API_ROOT: telegram.url },
  };
  const servers = await Promise.all([startProcess(environment), startProcess(environment)]);
  for (const server of servers) closers.push(server.stop);
  const endings: string[] = [];
  for (const { child, output } of servers) child.once('exit', () => endings.push(output()));
  const load = await startLoad(servers, telegram, rate);
  await wait(settleMs);

  const silences: number[] = [];
  for (let number = 1; number <= kills; number += 1) {
    silences.push(await failOver(cluster, load.times));
    if (endings.length > 0) throw new Error(`A server ended:\n${endings.join('\n')}`);
    console.log(`${number}: ${(silences.at(-1) as number).toFixed(1)} s without an acknowledged write`);
  }
  const { lost, doubled, ...backup } = await backUp(cluster, environment, load.acknowledged, telegram);
  console.log({ backup: { ...backup, lost: lost.length, doubled: doubled.length } });
  await load.end();

  const pool = new pg.Pool({ connectionString: cluster.leaderUrl, max: 2 });
  closers.push(() => pool.end());
  await updatesAreHandled(pool);
  const result = await check(pool, load.acknowledged, telegram);
  silences.sort((a, b) => a - b);
  console.log({
    ...result,
    ...{ lost: result.lost.length, doubled: result.doubled.length, kills, refusals: load.refusals },
    faults: countFaults(servers.map(({ output }) => output())),
    secondsWithoutAWrite: {
      median: silences[Math.floor(kills / 2)]?.toFixed(1),
      most: silences.at(-1)?.toFixed(1),
      ttl,
    },
  });
  const wrong = [
    ...[...result.lost, ...lost].map((key) => `lost ${key}`),
    ...[...result.doubled, ...doubled].map((key) => `doubled ${key}`),
  ];
  for (const line of wrong.slice(0, 20)) console.log(line);
  const others = result.repeatedMessages + result.updatesLeft + result.jobs.doubled;
  process.exitCode = wrong.length + others === 0 ? 0 : 1;
} finally {
  await close();
}

/** Kills the leader, waits until all is as before, and answers for how long nothing was acknowledged. */
async function failOver(cluster: Cluster, times: number[]): Promise<number> {
  const before = times.length;
  const begun = performance.now();
  await cluster.failOver();
  const enough = times.length + rate;
  const deadline = Date.now() + longestSilenceMs;
  while (times.length < enough && Date.now() < deadline) await wait(100);
  if (times.length < enough) throw new Error('The servers acknowledge nothing any more.');
  const moments = [begun, ...times.slice(before)];
  const gaps = moments.slice(1).map((moment, at) => moment - (moments[at] as number));
  return Math.max(...gaps) / 1_000;
}

/** What the servers logged as errors, by their messages. */
function countFaults(outputs: string[]): Record<string, number> {
  const lines = outputs.flatMap((output) => output.split('\n')).filter((line) => line.startsWith('{'));
  const messages = lines.map((line) => {
    const { msg, error } = JSON.parse(line) as { msg: string; error?: { message?: string } };
    return `${msg}: ${error?.message ?? ''}`;
  });
  return Object.fromEntries([...Map.groupBy(messages, (message) => message)].map(([name, all]) => [name, all.length]));
}

async function updatesAreHandled(pool: pg.Pool): Promise<void> {
  for (const deadline = Date.now() + updatesWithinMs; Date.now() < deadline; await wait(500)) {
    const { rows } = await pool.query('select count(*) as count from telegram_updates');
    if (Number(rows[0].count) === 0) return;
  }
}
