import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { sendChatMessage } from '../contract/assistant.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { openDatabase } from '../server/db/open.ts';
import { openServer } from './conversation/openServer.ts';

/**
 * What a day of one active person costs, on PostgreSQL: `npm run bench -- person [people]`. Each sends 25 messages; then every job
 * runs once with the people there, and once more with nothing left to do. Rows, bytes and time are PostgreSQL's own count.
 */
const people = Number(process.argv[2] ?? 100);
const day = [
  ...['remind me to drink water at 11 am', 'weight 70.4', 'slept 7 hours', '2 idlis with sambar and a filter coffee'],
  ...['make it 3 idlis', 'took my metformin', 'drank 2 glasses of water', 'walked 30 min', 'how much protein so far?'],
  ...['an apple', 'bp 128/84', 'drank 300 ml water', '2 rotis with dal, rice and salad', 'the rice was half a bowl'],
  ...['chai with 2 biscuits', 'undo', 'chai without sugar', 'feeling tired', "what's left today?", '6200 steps'],
  ...['drank a glass of water', 'what should i eat for dinner?', 'paneer bhurji with 2 rotis', 'a glass of milk'],
  'how was my week?',
];
const texts = day.length;

const postgres = await startPostgres({ fsync: 'off', synchronous_commit: 'off', autovacuum: 'off' });
const database = await openDatabase({ url: postgres.url, dataDir: '' });
const watching = new pg.Client({ connectionString: postgres.url });
await watching.connect();
let statements = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  if (this !== watching) statements += 1;
  return Reflect.apply(query, this, given);
} as typeof query;

const server = await openServer(new Date('2026-03-06T02:00:00Z'), database);
const jobs = server.jobs.filter(({ name }) => name !== 'backup');
try {
  const tokens: string[] = [];
  while (tokens.length < people) tokens.push((await server.person('active')).token);
  // What the first message of a process makes ready is not a person's.
  const { token: first } = await server.person('first');
  for (const text of day) await server.call(sendChatMessage, { text }, first);
  const before = await state();
  for (const text of day) {
    server.clock.time = new Date(server.clock.time.getTime() + 30 * 60_000);
    for (const token of tokens) await server.call(sendChatMessage, { text }, token);
  }
  const talked = await state();
  const jobsOf = async () => {
    const from = statements;
    for (const job of jobs) await job.run();
    return statements - from;
  };
  const withPeople = await jobsOf();
  const worked = await state();
  const withNobody = await jobsOf();
  print(before, talked, worked, { withPeople, withNobody });
} finally {
  await server.close();
  await watching.end();
  await postgres.stop();
}

interface State {
  statements: number;
  processorMs: number;
  activeMs: number;
  written: number;
  commits: number;
  heap: number;
  indexes: number;
  log: number;
}

async function state(): Promise<State> {
  // PostgreSQL tells its counts a second late.
  await wait(2_000);
  await watching.query('vacuum');
  const { user, system } = process.cpuUsage();
  const { rows } = await watching.query(`
    select xact_commit as commits, active_time, tup_inserted + tup_updated + tup_deleted as written,
      (select sum(pg_table_size(oid)) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as heap,
      (select sum(pg_indexes_size(oid)) from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as indexes,
      pg_current_wal_lsn() - '0/0'::pg_lsn as log
    from pg_stat_database where datname = current_database()`);
  const [row] = rows;
  return {
    ...{ statements, processorMs: (user + system) / 1_000, activeMs: Number(row.active_time) },
    ...{ written: Number(row.written), commits: Number(row.commits) },
    ...{ heap: Number(row.heap), indexes: Number(row.indexes), log: Number(row.log) },
  };
}

function print(before: State, talked: State, worked: State, ofJobs: { withPeople: number; withNobody: number }): void {
  const day = (key: keyof State) => (talked[key] - before[key]) / people;
  const evening = (key: keyof State) => (worked[key] - talked[key]) / people;
  const line = (what: string, ofDay: number, byJobs: number, unit: string) =>
    console.log(
      `| ${what} | ${ofDay.toFixed(1)} ${unit} | ${(ofDay / texts).toFixed(2)} ${unit} | ${byJobs.toFixed(1)} ${unit} |`,
    );
  console.log(
    `| a day of one person, of ${people} | ${texts} messages | one | jobs, once each |\n|---|---:|---:|---:|`,
  );
  line('statements', day('statements'), (ofJobs.withPeople - ofJobs.withNobody) / people, '');
  line('rows written', day('written'), evening('written'), '');
  line('tables', day('heap') / 1_024, evening('heap') / 1_024, 'KB');
  line('indexes', day('indexes') / 1_024, evening('indexes') / 1_024, 'KB');
  line('write-ahead log', day('log') / 1_024, evening('log') / 1_024, 'KB');
  line("PostgreSQL's time", day('activeMs'), evening('activeMs'), 'ms');
  line("the server's and the sender's processor time", day('processorMs'), evening('processorMs'), 'ms');
  console.log(`\n${jobs.length} jobs with nothing to do: ${ofJobs.withNobody} statements.`);
}
