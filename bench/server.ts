import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.ts';
import { openDatabase } from '../server/db/open.ts';
import { localDateOf } from '../server/lib/dates.ts';
import { type ServerProcess, startProcess } from '../tests/processes/process.ts';
import { compareCounters, compareLogging, sumsRecording } from './server/keptTotals.ts';
import { loadServer } from './server/load.ts';
import { seedPeople } from './server/people.ts';
import type { ReplayOrder } from './server/replay.ts';
import { type BenchRequest, benchRequests, send } from './server/requests.ts';
import { type Recording, recordStatements } from './server/statements.ts';

/**
 * What the server adds to its SQL: `npm run bench -- server`. Requests to the real server on a PostgreSQL of its own, and
 * the same statements straight through pg, take turns in short slices, so that what else the machine does falls on all. The SQL
 * runs as pg sends it, and once more with those statements prepared that the server prepares.
 */
const rounds = 16;
const sliceSeconds = 0.5;
const warmUpSeconds = 5;
const starts = 3;

type Replay = (order: ReplayOrder) => Promise<number>;

const closers: (() => unknown)[] = [];
try {
  const postgres = await startPostgres();
  closers.push(postgres.stop);
  const tuned = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'scripts', 'serverEnvironment.json'), 'utf8'));
  const environment = {
    ...tuned,
    DATABASE_URL: postgres.url,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    COST_PER_MINUTE: '1000000000',
  };
  const { everybody, longTime } = await prepareDatabase(postgres.url);
  const requests = benchRequests(everybody, longTime);
  const recordings = await recordStatements(environment, requests);
  const { server, startMs } = await startServer(environment, requests);
  const replay = await startReplayer(environment);

  console.log(
    '| request | requests/s | p50 | p99 | its SQL through pg, per s | ratio | aim | as prepared, per s | ratio |',
  );
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|');
  for (const request of requests) {
    const recording = recordings.get(request.name);
    if (recording) console.log(await compare(request, recording, server, replay));
  }
  console.log(`\n| figure | measured | aim |\n|---|---:|---:|`);
  for (const line of await compareKeptTotals(requests, recordings, server.url, replay, postgres.url)) console.log(line);
  console.log(`| resident memory after that load | ${residentMb(server)} MB | under 200 MB |`);
  console.log(`| start to first answer | ${(startMs / 1_000).toFixed(1)} s | |`);
} finally {
  for (const close of closers.toReversed()) await close();
}

async function prepareDatabase(url: string) {
  await (await openDatabase({ url, dataDir: '' })).close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await seedPeople(client);
  } finally {
    await client.end();
  }
}

/** Starts it a few times; the last one stays. */
async function startServer(environment: Record<string, string>, requests: BenchRequest[]) {
  const [request] = requests;
  const [person] = request?.people ?? [];
  if (!request || !person) throw new Error('There is nothing to ask.');
  const times: number[] = [];
  for (;;) {
    const started = performance.now();
    const server = await startProcess(environment);
    await send(server.url, request, person);
    times.push(performance.now() - started);
    if (times.length === starts) {
      closers.push(server.stop);
      return { server, startMs: median(times) };
    }
    await server.stop();
  }
}

async function startReplayer(environment: Record<string, string>): Promise<Replay> {
  const options = { env: { ...process.env, ...environment }, serialization: 'advanced' as const };
  const child = fork(join(import.meta.dirname, 'server', 'replay.ts'), options);
  const ended = once(child, 'exit');
  const answer = async () => {
    const failed = ended.then(() => Promise.reject(new Error('The process that replays statements ended.')));
    const [message] = await Promise.race([once(child, 'message'), failed]);
    return message;
  };
  closers.push(async () => {
    if (child.connected) child.disconnect();
    await ended;
  });
  await answer();
  return async (order) => {
    child.send(order);
    return answer();
  };
}

/** The row of one request; the ratio is the median of those of neighbouring slices. */
async function compare(
  request: BenchRequest,
  recording: Recording,
  { url }: ServerProcess,
  replay: Replay,
): Promise<string> {
  const order = { recording, people: request.people, seconds: sliceSeconds };
  const plainly = { ...order, prepared: false };
  const prepared = { ...order, prepared: true };
  await loadServer(url, request, warmUpSeconds);
  await replay(plainly);
  const turns: { served: number; plain: number; prepared: number }[] = [];
  const latencies: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const slice = await loadServer(url, request, sliceSeconds);
    latencies.push(...slice.latencies);
    turns.push({ served: slice.perSecond, plain: await replay(plainly), prepared: await replay(prepared) });
  }
  latencies.sort((a, b) => a - b);
  const quantile = (share: number) => `${(latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(1)} ms`;
  const rateOf = (way: keyof (typeof turns)[number]) => median(turns.map((turn) => turn[way])).toFixed(0);
  const ratioTo = (way: 'plain' | 'prepared') => median(turns.map((turn) => turn.served / turn[way])).toFixed(2);
  const aim = request.aim === undefined ? '' : `${request.aim.toFixed(2)} or more`;
  const latency = `${quantile(0.5)} | ${quantile(0.99)}`;
  return `| ${request.name} | ${rateOf('served')} | ${latency} | ${rateOf('plain')} | ${ratioTo('plain')} | ${aim} | ${rateOf('prepared')} | ${ratioTo('prepared')} |`;
}

/** What keeping the totals of days gives the counters and costs an entry. */
async function compareKeptTotals(
  requests: BenchRequest[],
  recordings: Map<string, Recording>,
  url: string,
  replay: Replay,
  databaseUrl: string,
): Promise<string[]> {
  const [logging, counters] = requests;
  const recording = counters && recordings.get(counters.name);
  if (!logging || !counters || !recording) throw new Error('There is nothing to compare.');
  const run = (of: Recording) =>
    replay({ recording: of, people: counters.people, seconds: sliceSeconds, prepared: true });
  const kept = { ...recording, statements: recording.statements.filter(({ text }) => text.includes('daily_totals')) };
  const sums = sumsRecording(recording.person, localDateOf(new Date(), 'Asia/Kolkata'));
  const times = await compareCounters(counters, url, { kept: () => run(kept), sums: () => run(sums) });
  const share = await compareLogging(logging, url, databaseUrl);
  return [
    `| SQL of the counters, times as fast as the sums of the entries | ${times.sql.toFixed(1)} | 5 or more |`,
    `| request of the counters, times as fast as the SQL of those sums | ${times.request.toFixed(1)} | |`,
    `| entries logged per second, to those without kept totals | ${share.toFixed(2)} | 0.90 or more |`,
  ];
}

function residentMb({ child }: ServerProcess): string {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return (Number(status.match(/^VmRSS:\s+(\d+) kB/m)?.[1]) / 1_024).toFixed(0);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
