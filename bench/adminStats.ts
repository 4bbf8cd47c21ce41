import pg from 'pg';
import { periods } from '../contract/admin/adminStats.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { openDatabase } from '../server/db/open.ts';
import { listNewestUsers, searchUsers } from '../server/features/admin/people/data.ts';
import { listGrowth, listRetention, listRevenue } from '../server/features/admin/reports/data.ts';
import * as stats from '../server/features/admin/stats/data.ts';
import { countUsage } from '../server/features/admin/stats/mutations.ts';
import { formerSpan, periodStart } from '../server/features/admin/stats/policy.ts';
import { rebuildingIndexes } from './portal/rebuildingIndexes.ts';

/**
 * What the figures of the admin dashboard cost with 10 million entries: `npm run bench -- admin`. Fills a PostgreSQL of its
 * own, counts the past as the job does, leaves the last 20 minutes to be counted live, and times each figure.
 */
const people = 100_000;
const runs = 25;
const aimMs = 50;
const timeZone = 'Asia/Kolkata';
const share = Number(process.argv[2] ?? 1);

const day = 'local_date, created_at, occurred_at';
const tables = [
  [
    'food_entries',
    5_000_000,
    'meal_type, food_name, quantity, serving_unit, serving_size, energy_kcal, protein_g, carbohydrate_g, fat_g, fiber_g, sugar_g, sodium_mg, cholesterol_mg',
    "'lunch', 'Dal rice', 1, 'plate', 350, 420, 14, 68, 11, 7, 4, 520, 12",
  ],
  ['water_entries', 3_000_000, 'volume_ml', '250'],
  ['activity_entries', 900_000, 'activity_type, duration_min', "'walk', 30"],
  ['sleep_entries', 800_000, 'sleep_time_hr', '7.5'],
  ['weight_entries', 300_000, 'weight_kg', '70'],
] as const;

const postgres = await startPostgres({
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '8GB' },
  ...{ maintenance_work_mem: '512MB', shared_buffers: '512MB' },
});
const { db, close } = await openDatabase({ url: postgres.url, dataDir: '' });
try {
  await fill();
  const now = new Date();
  const backfillMs = await timed(() => countUsage(db, new Date(now.getTime() - 20 * 60_000)));
  const nextMs = await timed(() => countUsage(db, new Date(now.getTime() - 20 * 60_000)));
  await measure(now);
  console.log(
    `\nCounting the past year took ${(backfillMs / 1_000).toFixed(0)} s, once; the run after it ${nextMs.toFixed(0)} ms.`,
  );
} finally {
  await close();
  await postgres.stop();
}

/** A year of entries in the order of their time; foreign keys and indexes are checked and built after. */
async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const started = performance.now();
  await client.query("set session_replication_role = replica; set time zone 'UTC'");
  await client.query(
    `insert into users (user_name, email, created_at)
     select 'person-' || n, 'person-' || n || '@example.com', now() - (${people} - n) * interval '365 days' / ${people}
     from generate_series(1, ${people}) n`,
  );
  await client.query(
    'create temporary table numbered as select id, row_number() over (order by created_at) - 1 as n from users; analyze numbered',
  );
  const everySecond = 1.0 * 365 * 86_400;
  for (const [table, rows, columns, values] of tables) {
    const count = Math.round(rows * share);
    await rebuildingIndexes(client, table, () =>
      client.query(
        `insert into ${table} (user_id, ${day}, ${columns})
         select numbered.id, (at at time zone '${timeZone}')::date, at, at, ${values}
         from generate_series(1, ${count}) i
         cross join lateral (select now() - (${count} - i) * interval '1 second' * ${everySecond / count} as at) moment
         join numbered on numbered.n = (i::bigint * 48271) % ${people}`,
      ),
    );
    await client.query(`update ${table} set deleted_at = now() where random() < 0.01`);
  }
  const messages = Math.round(1_000_000 * share);
  await rebuildingIndexes(client, 'chat_messages', () =>
    client.query(
      `insert into chat_messages (user_id, channel, is_user, text, created_at)
       select numbered.id, 'telegram', i % 2 = 0, '2 rotis with dal',
         now() - (${messages} - i) * interval '1 second' * ${everySecond / messages}
       from generate_series(1, ${messages}) i join numbered on numbered.n = (i::bigint * 69621) % ${people}`,
    ),
  );
  await client.query(
    `insert into ledger_entries (gateway, gateway_id, kind, amount_paise, gateway_payment_id, order_id, user_id, created_at)
     select 'sandbox', 'pay_' || n, 'payment', 32292, 'pay_' || n, gen_random_uuid(), id,
       now() - (${people} - n) * interval '365 days' / ${people} from numbered`,
  );
  await client.query(
    `insert into tickets (user_id, subject, description, category, priority, status, created_at, updated_at)
     select id, 'Help', 'Please', 'Other', 'low', case when n % 20 = 0 then 'open' else 'closed' end, now(), now() from numbered`,
  );
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  await client.end();
  console.log(`Filled in ${((performance.now() - started) / 1_000).toFixed(0)} s.\n`);
}

async function measure(now: Date): Promise<void> {
  const { rows } = await (await import('kysely')).sql<{ rows: number; size: string }>`
    select sum(reltuples)::bigint as rows, pg_size_pretty(sum(pg_relation_size(oid))) as size from pg_class
    where relname ~ '_entries$' and relname <> 'ledger_entries' and relkind = 'r'`.execute(db);
  console.log(`${rows[0]?.rows} entries (${rows[0]?.size}) of ${people} people.\n`);
  console.log(`| figure | ${periods.join(' | ')} |\n|---|${periods.map(() => '---:').join('|')}|`);
  const starts = periods.map((period) => periodStart(period, now, timeZone));
  const countedUntil = await stats.findCountedUntil(db);
  await row('entries, messages, logs per category', (from) => stats.findUsage(db, from, now, countedUntil));
  await row('active people', (from) => stats.countActivePeople(db, from, now, countedUntil));
  await row('new users', (from) => stats.countNewUsers(db, from));
  await row('revenue', (from) => stats.sumRevenue(db, from, now));
  await row('users', () => stats.countUsers(db, now));
  await row('open tickets', () => stats.countOpenTickets(db));
  await row('recent sign-ups', () => listNewestUsers(db, 8));
  console.log(
    '\nMedian of 25 runs, slowest in brackets, ms. Not under the aim, for they are whole reports and searches:\n',
  );
  console.log('| report | ms |\n|---|---:|');
  console.log(
    `| users page, search for a part of a name that 111 people have | ${await median(() => searchUsers(db, { q: 'son-77' }, { size: 50 }))} |`,
  );
  console.log(
    `| users page, search for what nobody has | ${await median(() => searchUsers(db, { q: 'nobody' }, { size: 50 }))} |`,
  );
  for (const sort of ['email', 'lastLogin'] as const) {
    const sorting = { sort, direction: 'ascending' } as const;
    console.log(`| users page, by ${sort} | ${await median(() => searchUsers(db, {}, { sorting, size: 50 }))} |`);
  }
  console.log(`| revenue | ${await median(() => listRevenue(db, timeZone))} |`);
  console.log(`| retention | ${await median(() => listRetention(db, now))} |`);
  for (const period of ['today', 'week'] as const) {
    const { from, to } = formerSpan(period, now, timeZone);
    console.log(
      `| active people of the ${period === 'today' ? 'day' : 'week'} before | ${await median(() => stats.countActiveBetween(db, from, to))} |`,
    );
  }
  console.log(`| growth | ${await median(() => listGrowth(db, now))} |`);

  async function row(name: string, figure: (from: Date) => Promise<unknown>): Promise<void> {
    const cells: string[] = [];
    for (const from of starts) cells.push(await median(() => figure(from), aimMs));
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}

async function median(work: () => Promise<unknown>, aim = Number.POSITIVE_INFINITY): Promise<string> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await timed(work));
  times.sort((a, b) => a - b);
  const middle = times[Math.floor(runs / 2)] ?? 0;
  return `${middle.toFixed(1)} (${times.at(-1)?.toFixed(0)})${middle > aim ? ' TOO SLOW' : ''}`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
