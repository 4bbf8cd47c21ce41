import { type Expression, sql } from 'kysely';
import type { OwnerId } from '../lib/owner.ts';

/** The local dates of a span with a weight: what every weight change and every weight chart is made of. */
export const weighedDays = (owner: OwnerId | Expression<OwnerId>, from: string, to: string) => sql`
  select local_date, first_weight_kg, last_weight_kg from daily_totals
  where user_id = ${owner} and local_date between ${from} and ${to} and last_weight_kg is not null`;

/** Aggregates over rows of weighedDays; null without rows. */
export const firstWeight = sql<number | null>`(array_agg(first_weight_kg order by local_date))[1]`;
export const latestWeight = sql<number | null>`(array_agg(last_weight_kg order by local_date desc))[1]`;
/** From one weight to another, without the noise that a difference of floats brings; 0 where there is none. */
export const weightDifference = (first: Expression<unknown>, last: Expression<unknown>) =>
  sql<number>`round(coalesce(${last} - ${first}, 0)::numeric, 2)::float8`;
/** As the aggregates above; 0 without rows. */
export const weightChange = weightDifference(firstWeight, latestWeight);

/** The weight that a person logged last, of all times. */
export const latestLoggedWeight = (owner: OwnerId | Expression<OwnerId>) => sql<number | null>`(
  select last_weight_kg from daily_totals where user_id = ${owner} and last_weight_kg is not null
  order by local_date desc limit 1)`;
