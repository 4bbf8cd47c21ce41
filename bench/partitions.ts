import pg from 'pg';
import { startPostgres } from '../scripts/postgres.ts';
import { openDatabase } from '../server/db/open.ts';

/**
 * What months as partitions would give `chat_messages`: `npm run bench -- partitions [rows]`. Fills a PostgreSQL of its own
 * with two years of messages, once as the table is and once by month, and measures removing a month, the indexes, and what the
 * chat asks for with each message.
 */
const rows = Number(process.argv[2] ?? 1_000_000);
const [people, months, runs] = [10_000, 24, 300];

const postgres = await startPostgres({
  ...{ fsync: 'off', synchronous_commit: 'off', max_wal_size: '8GB', shared_buffers: '512MB', autovacuum: 'off' },
});
await (await openDatabase({ url: postgres.url, dataDir: '' })).close();
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
try {
  await makeByMonth();
  console.log('| | as it is | by month |\n|---|---:|---:|');
  const [whole, byMonth] = [await measure('chat_messages'), await measure('messages_by_month')];
  for (const [what, value] of Object.entries(whole)) console.log(`| ${what} | ${value} | ${byMonth[what]} |`);
} finally {
  await client.end();
  await postgres.stop();
}

/** Keys hold within a month only: a key of a partitioned table has to name the month. */
async function makeByMonth(): Promise<void> {
  await client.query(`
    create table messages_by_month (like chat_messages including defaults including identity) partition by range (created_at);
    alter table messages_by_month add primary key (user_id, id, created_at);
    create unique index on messages_by_month (user_id, channel, external_id, created_at) where external_id is not null;
    create index on messages_by_month (user_id, created_at, sequence);
    create index on messages_by_month (user_id, answers_id) where answers_id is not null;
    create index on messages_by_month (user_id, channel, edits) where edits is not null;
    create index on messages_by_month (created_at) where is_user;
    do $$ begin for month in 0..${months - 1} loop
      execute format('create table messages_by_month_%s partition of messages_by_month for values from (%L) to (%L)', month,
        timestamptz '2024-01-01' + month * interval '1 month', timestamptz '2024-01-01' + (month + 1) * interval '1 month');
    end loop; end $$`);
  await client.query("insert into users (user_name, created_at) select 'p' || i, now() from generate_series(1, $1) i", [
    people,
  ]);
}

async function measure(table: string): Promise<Record<string, string>> {
  await client.query(`
    with owners as (select array_agg(id) as ids from users)
    insert into ${table} (user_id, channel, is_user, text, external_id, answers_id, created_at)
    select ids[1 + i % ${people}], 'telegram', i / ${people} % 2 = 0, repeat('had 2 rotis with dal ', 4), i::text,
      case when i / ${people} % 2 = 1 then gen_random_uuid() end,
      timestamptz '2024-01-01' + i * (interval '${months} months' / ${rows})
    from owners, generate_series(0, ${rows - 1}) i`);
  await client.query(`vacuum analyze ${table}`);
  const { rows: sizes } = await client.query(
    `select sum(pg_indexes_size(oid)) as size from pg_class where relkind = 'r' and (relname = $1 or relname like $1 || '\\_%')`,
    [table],
  );
  const owners = (await client.query('select id from users limit $1', [runs])).rows.map(({ id }) => id as string);
  /** Pages that PostgreSQL looked at, to plan and to run: on a busy machine the clock says little. */
  const ask = async (text: string, more: unknown[] = []) => {
    let pages = 0;
    for (const owner of owners) {
      const { rows: told } = await client.query(`explain (analyze, buffers, format json) ${text}`, [owner, ...more]);
      const [{ Plan: plan }] = told[0]['QUERY PLAN'];
      pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    }
    return `${(pages / runs).toFixed(0)} pages`;
  };
  const found = {
    'all indexes': `${(Number(sizes[0].size) / 1_048_576).toFixed(0)} MB`,
    'was this message handled (by its external id)': await ask(
      `select id from ${table} where user_id = $1 and channel = 'telegram' and external_id = $2`,
      ['5000'],
    ),
    'the last page of the chat': await ask(
      `select id, text from ${table} where user_id = $1 order by created_at desc, sequence desc limit 50`,
    ),
  };
  const remove =
    table === 'chat_messages'
      ? `delete from chat_messages where created_at < '2024-02-01'; vacuum chat_messages`
      : 'drop table messages_by_month_0';
  const start = performance.now();
  for (const statement of remove.split('; ')) await client.query(statement);
  return { ...found, 'a month is removed': `${(performance.now() - start).toFixed(0)} ms` };
}
