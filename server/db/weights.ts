import { type Expression, sql } from 'kysely';
import type { OwnerId } from '../lib/owner.ts';

/** The weights of a span of local dates: what every weight change and every weight chart is made of. */
export const weightsBetween = (owner: OwnerId | Expression<OwnerId>, from: string, to: string) => sql`
  select local_date, weight_kg, occurred_at, id from weight_entries
  where user_id = ${owner} and local_date between ${from} and ${to} and deleted_at is null`;

const inOrder = sql.raw('occurred_at, id');
const latestFirst = sql.raw('occurred_at desc, id desc');

/** Aggregates over rows of weightsBetween; null without rows. */
export const firstWeight = sql<number | null>`(array_agg(weight_kg order by ${inOrder}))[1]`;
export const latestWeight = sql<number | null>`(array_agg(weight_kg order by ${latestFirst}))[1]`;
/** 0 without rows. */
export const weightChange = sql<number>`coalesce(${latestWeight} - ${firstWeight}, 0)`;

/** One row per local date with a weight: the day's last. */
export const dailyWeights = (owner: OwnerId, from: string, to: string) => sql`
  select distinct on (local_date) local_date, weight_kg from (${weightsBetween(owner, from, to)}) weights
  order by local_date, ${latestFirst}`;

/** The latest weight that a person logged, of all times. */
export const latestLoggedWeight = (owner: OwnerId | Expression<OwnerId>) => sql<number | null>`(
  select weight_kg from weight_entries where user_id = ${owner} and deleted_at is null
  order by ${latestFirst} limit 1)`;
