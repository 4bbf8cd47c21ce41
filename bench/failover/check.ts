import type pg from 'pg';
import type * as fake from '../../tests/fakes/telegram.ts';
import { saidBy } from '../../tests/simulations/updateSimulation.ts';
import type { Acknowledged, Kind } from './load.ts';

const keyOf = ({ kind, who, volumeMl }: Acknowledged): string => `${kind} ${who} ${volumeMl}`;

/** How often the database holds each write, under the same keys; of a message and an update both the words and the entry count. */
async function countWrites(pool: pg.Pool): Promise<Map<string, number>> {
  const water = `water_entries join users on users.id = water_entries.user_id where deleted_at is null`;
  const { rows } = await pool.query(`
    select 'sign-up' as kind, user_name as who, 0 as volume, count(*) as count from users group by user_name
    union all select split_part(user_name, '-', 1), user_name, volume_ml, count(*) from ${water} group by user_name, volume_ml
    union all select 'update', telegram_user_id::text, volume_ml, count(*) from water_entries
      join telegram_accounts using (user_id) where deleted_at is null group by telegram_user_id, volume_ml`);
  return new Map(
    rows.map(({ kind, who, volume, count }) => [keyOf({ kind, who, volumeMl: Number(volume) }), Number(count)]),
  );
}

/** Messages of people that are there twice. */
async function countRepeatedMessages(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(`
    select count(*) as count from (
      select from chat_messages where is_user group by user_id, text having count(*) > 1) repeated`);
  return Number(rows[0].count);
}

/** Runs of scheduled jobs, and those that ended well twice for one time of the schedule. */
async function countJobs(pool: pg.Pool): Promise<{ done: number; failed: number; doubled: number }> {
  const { rows } = await pool.query(`
    select (select count(*) from pgboss.job where state = 'completed') as done,
      (select count(*) from pgboss.job where state = 'failed') as failed,
      (select count(*) from (select from pgboss.job where state = 'completed' and singleton_on is not null
        group by name, singleton_key, singleton_on having count(*) > 1) repeated) as doubled`);
  const { done, failed, doubled } = rows[0];
  return { done: Number(done), failed: Number(failed), doubled: Number(doubled) };
}

/** Holds what was acknowledged against what is there. */
export async function check(pool: pg.Pool, acknowledged: Acknowledged[], telegram: fake.Telegram) {
  const there = await countWrites(pool);
  const counts = acknowledged.map((write) => ({
    kind: write.kind,
    key: keyOf(write),
    count: there.get(keyOf(write)) ?? 0,
  }));
  const lost = counts.filter(({ count }) => count === 0).map(({ key }) => key);
  const doubled = counts.filter(({ count }) => count > 1).map(({ key }) => key);
  const said = saidBy(telegram);
  const { rows } = await pool.query('select count(*) as count from telegram_updates');
  return {
    acknowledged: Object.fromEntries(
      [...Map.groupBy(counts, ({ kind }): Kind => kind)].map(([kind, list]) => [kind, list.length]),
    ),
    lost,
    doubled,
    repeatedMessages: await countRepeatedMessages(pool),
    updatesLeft: Number(rows[0].count),
    answersSentTwice: said.length - new Set(said).size,
    jobs: await countJobs(pool),
  };
}
