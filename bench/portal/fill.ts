import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { hashToken, newToken } from '../../server/lib/token.ts';
import type { BenchPerson } from '../server/people.ts';
import { rebuildingIndexes } from './rebuildingIndexes.ts';

const people = 5_000;
const days = 3 * 365;
const timeZone = 'Asia/Kolkata';

interface Kind {
  table: string;
  /** Of a hundred entries of others. */
  share: number;
  /** Entries in a day of the person who is asked for. */
  perDay: number;
  columns: string;
  values: string;
}

const nutrients = 'protein_g, carbohydrate_g, fat_g, fiber_g, sugar_g, sodium_mg, cholesterol_mg';
const kinds: Kind[] = [
  {
    table: 'food_entries',
    share: 50,
    perDay: 5,
    columns: `meal_type, food_name, quantity, serving_unit, serving_size, energy_kcal, ${nutrients}`,
    values: `(array['breakfast', 'lunch', 'dinner'])[1 + extract(hour from at)::int % 3], 'Dal rice', 1, 'plate', 350, 420, 14, 68, 11, 7, 4, 520, 12`,
  },
  { table: 'water_entries', share: 30, perDay: 4, columns: 'volume_ml', values: '250' },
  {
    table: 'activity_entries',
    share: 9,
    perDay: 1,
    columns: 'activity_type, duration_min, distance_km, calories_burned',
    values: `'walk', 30, 2.5, 140`,
  },
  { table: 'sleep_entries', share: 8, perDay: 1, columns: 'sleep_time_hr', values: '7.5' },
  { table: 'weight_entries', share: 3, perDay: 1, columns: 'weight_kg', values: '70 + extract(day from at) / 30' },
];

/**
 * Three years of one signed-in person among so many entries of others. Everybody's entries lie in the order of their
 * time, as they would have come, so that those of one person are spread over the whole table.
 */
export async function fill(url: string, others: number): Promise<BenchPerson> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const person = await insertPeople(client);
    for (const kind of kinds) {
      await rebuildingIndexes(client, kind.table, () => insertEntries(client, kind, person.id, others));
      await client.query(`update ${kind.table} set deleted_at = now() where random() < 0.01`);
    }
    // The triggers that keep the totals of days slept.
    for (const { table } of kinds) await client.query('select keep_daily_totals($1)', [table]);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    return person;
  } finally {
    await client.end();
  }
}

async function insertPeople(client: pg.Client): Promise<BenchPerson> {
  const person = { id: randomUUID(), token: newToken() };
  // Foreign keys of millions of rows that this file makes need no check.
  await client.query("set session_replication_role = replica; set time zone 'UTC'; set work_mem = '256MB'");
  await client.query(
    `insert into users (id, user_name, created_at)
     select case n when 0 then $1::uuid else gen_random_uuid() end, 'person-' || n, now()
     from generate_series(0, ${people}) n`,
    [person.id],
  );
  await client.query('insert into goals (user_id, weight_target) select id, 65 from users');
  await client.query(
    `insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at)
     values ($1, $2, now(), now(), now() + interval '1 day')`,
    [person.id, hashToken(person.token)],
  );
  await client.query(
    `create temporary table numbered as
     select id, row_number() over (order by id) - 1 as n from users where user_name <> 'person-0'`,
  );
  await client.query('analyze numbered');
  return person;
}

function insertEntries(client: pg.Client, kind: Kind, personId: string, others: number): Promise<unknown> {
  const { table, share, perDay, columns, values } = kind;
  const count = Math.round((others * share) / 100);
  return client.query(
    `insert into ${table} (user_id, occurred_at, local_date, created_at, ${columns})
     select user_id, at, (at at time zone '${timeZone}')::date, at, ${values}
     from (
       select numbered.id, now() - (1 - i::float8 / ${count}) * interval '${days} days'
       from generate_series(1, ${count}) i join numbered on n = (i::bigint * 48271) % ${people}
       union all
       select $1::uuid, now() - ago * interval '1 day' - nth * interval '1 day' / ${perDay}
       from generate_series(0, ${days - 1}) ago cross join generate_series(0, ${perDay - 1}) nth
     ) entry (user_id, at)
     order by at`,
    [personId],
  );
}
