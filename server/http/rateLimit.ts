import { type ExpressionBuilder, sql } from 'kysely';
import { tooManyAttempts } from '../../texts/refusals/limits.ts';
import type { AppContext } from '../context.ts';
import type { DB } from '../db/schema.ts';
import { HttpProblem } from './problem.ts';

interface Hits {
  hits: number;
  /** Until the window ends. */
  waitSeconds: number;
}

/** Counts a hit on a key in a fixed window shared by all processes; a clock that was set wrong spoils no more than one. */
async function countHit({ db, clock }: AppContext, key: string, windowSeconds: number): Promise<Hits> {
  const now = clock.now();
  const windowEnd = new Date(now.getTime() + windowSeconds * 1_000);
  const tooFar = new Date(windowEnd.getTime() + windowSeconds * 1_000);
  const isOver = (eb: ExpressionBuilder<DB, 'rateLimits'>) =>
    eb.or([eb('rateLimits.windowEndsAt', '<=', now), eb('rateLimits.windowEndsAt', '>', tooFar)]);
  const row = await db
    .insertInto('rateLimits')
    .values({ key, hits: 1, windowEndsAt: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        hits: eb.case().when(isOver(eb)).then(1).else(sql<number>`rate_limits.hits + 1`).end(),
        windowEndsAt: eb.case().when(isOver(eb)).then(windowEnd).else(eb.ref('rateLimits.windowEndsAt')).end(),
      })),
    )
    .returning(['hits', 'windowEndsAt'])
    .executeTakeFirstOrThrow();
  const waitSeconds = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1_000));
  return { hits: row.hits, waitSeconds };
}

/**
 * Counts a hit on a key; throws 429 once there are more than `limit` in the window. The hit is counted before the work
 * it guards, so that parallel attempts can't slip past.
 */
export async function limitRate(context: AppContext, key: string, limit: number, windowSeconds: number): Promise<void> {
  const { hits, waitSeconds } = await countHit(context, key, windowSeconds);
  if (hits <= limit) return;
  throw new HttpProblem(
    429,
    'too_many_requests',
    (locale) => tooManyAttempts(locale, waitSeconds),
    {},
    { 'retry-after': String(waitSeconds) },
  );
}

/** As limitRate, but answers whether there are more than `limit`. */
export const isBeyondRate = async (context: AppContext, key: string, limit: number, windowSeconds: number) =>
  (await countHit(context, key, windowSeconds)).hits > limit;

export async function forgetRate({ db }: AppContext, key: string): Promise<void> {
  await db.deleteFrom('rateLimits').where('key', '=', key).execute();
}
