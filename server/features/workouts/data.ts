import { sql } from 'kysely';
import type { ExerciseSet } from '../../../contract/entries/exercises.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { oneRepMax } from './policy.ts';

/** Sets that the best of an exercise is looked for in: years of training. */
const mostSets = 5_000;

export interface BestSet {
  exerciseId: string;
  reps: number | null;
  loadKg: number | null;
  oneRepMaxKg: number;
  localDate: string;
}

/** The best set of each of these exercises, or of all, until an instant, by its one-repetition maximum. */
export async function findBestSets(
  db: Db,
  owner: OwnerId,
  exerciseIds: string[] | 'all',
  until: Date,
): Promise<Map<string, BestSet>> {
  const { rows } = await sql<ExerciseSet & { localDate: string }>`
    select done.set ->> 'exerciseId' as exercise_id, (done.set ->> 'reps')::int as reps,
      (done.set ->> 'loadKg')::float8 as load_kg, local_date
    from activity_entries, jsonb_array_elements(sets) as done(set)
    where user_id = ${owner} and deleted_at is null and sets is not null and occurred_at <= ${until}
      and (${exerciseIds === 'all'} or done.set ->> 'exerciseId' = any(${exerciseIds === 'all' ? [] : exerciseIds}::text[]))
      and (done.set ->> 'loadKg')::float8 > 0
    order by (done.set ->> 'loadKg')::float8 desc limit ${mostSets}`.execute(db);
  const best = new Map<string, BestSet>();
  for (const { exerciseId, reps = null, loadKg = null, localDate } of rows) {
    const oneRepMaxKg = oneRepMax({ reps, loadKg });
    if (oneRepMaxKg !== null && oneRepMaxKg > (best.get(exerciseId)?.oneRepMaxKg ?? 0))
      best.set(exerciseId, { exerciseId, reps, loadKg, oneRepMaxKg, localDate });
  }
  return best;
}
