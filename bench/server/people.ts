import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { hashToken, newToken } from '../../server/lib/token.ts';

export interface BenchPerson {
  id: string;
  token: string;
}

/** Enough people that one of them is never asked twice at once, nor meets the chat's limit of messages a minute. */
const peopleCount = 4_000;
const withHistory = 50;

const meals = `(values ('breakfast', 420), ('lunch', 650), ('asnack', 180), ('dinner', 700)) as meal (meal_type, energy_kcal)`;
const pastYear = `unnest($1::uuid[]) as person (id) cross join generate_series(0, 364) as day (ago)`;
const time = `now() - ago * interval '1 day', (now() at time zone 'Asia/Kolkata')::date - ago, now()`;
const timeColumns = 'user_id, occurred_at, local_date, created_at';

/** What one person logs in a year: four meals and three glasses a day, a walk, a night, a weight a week. */
const histories = [
  `insert into food_entries (${timeColumns}, meal_type, food_name, quantity, serving_unit, serving_size, energy_kcal,
     protein_g, carbohydrate_g, fat_g, fiber_g, sugar_g, sodium_mg, cholesterol_mg)
   select person.id, ${time}, meal_type, 'Dal rice', 1, 'plate', 350, energy_kcal, 18, 70, 14, 8, 6, 480, 12
   from ${pastYear} cross join ${meals}`,
  `insert into water_entries (${timeColumns}, volume_ml)
   select person.id, ${time}, 800 from ${pastYear} cross join generate_series(1, 3)`,
  `insert into activity_entries (${timeColumns}, activity_type, duration_min, distance_km, calories_burned)
   select person.id, ${time}, 'walk', 30 + ago % 30, 3, 310 from ${pastYear}`,
  `insert into sleep_entries (${timeColumns}, sleep_time_hr) select person.id, ${time}, 7 + ago % 3 from ${pastYear}`,
  `insert into weight_entries (${timeColumns}, weight_kg)
   select person.id, ${time}, 70 + ago / 60.0 from ${pastYear} where ago % 7 = 0`,
];

/** Signed-in people; those of the second list also have a year behind them. */
export async function seedPeople(client: pg.Client): Promise<{ everybody: BenchPerson[]; longTime: BenchPerson[] }> {
  const everybody = Array.from({ length: peopleCount }, () => ({ id: randomUUID(), token: newToken() }));
  const ids = everybody.map(({ id }) => id);
  await client.query(
    `insert into users (id, user_name, created_at) select id, 'bench-' || id, now() from unnest($1::uuid[]) as person (id)`,
    [ids],
  );
  await client.query('insert into goals (user_id) select unnest($1::uuid[])', [ids]);
  await client.query(
    `insert into sessions (user_id, token_hash, created_at, last_seen_at, expires_at)
     select id, token_hash, now(), now(), now() + interval '1 day'
     from unnest($1::uuid[], $2::bytea[]) as person (id, token_hash)`,
    [ids, everybody.map(({ token }) => hashToken(token))],
  );
  const longTime = everybody.slice(0, withHistory);
  for (const history of histories) await client.query(history, [longTime.map(({ id }) => id)]);
  await client.query('vacuum analyze');
  await client.query('checkpoint');
  return { everybody, longTime };
}
