import { sql } from 'kysely';
import type { AppContext } from '../context.ts';
import { HttpProblem } from './problem.ts';

/**
 * Counts a hit on a key in a fixed window shared by all processes; throws 429 once there are more than `limit`.
 * The hit is counted before the work it guards, so that parallel attempts can't slip past.
 */
export async function limitRate(
  { db, clock }: AppContext,
  key: string,
  limit: number,
  windowSeconds: number,
): Promise<void> {
  const now = clock.now();
  const windowEnd = new Date(now.getTime() + windowSeconds * 1_000);
  const row = await db
    .insertInto('rateLimits')
    .values({ key, hits: 1, windowEndsAt: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        hits: eb
          .case()
          .when('rateLimits.windowEndsAt', '<=', now)
          .then(1)
          .else(sql<number>`rate_limits.hits + 1`)
          .end(),
        windowEndsAt: eb
          .case()
          .when('rateLimits.windowEndsAt', '<=', now)
          .then(windowEnd)
          .else(eb.ref('rateLimits.windowEndsAt'))
          .end(),
      })),
    )
    .returning(['hits', 'windowEndsAt'])
    .executeTakeFirstOrThrow();
  if (row.hits <= limit) return;
  const waitSeconds = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1_000));
  throw new HttpProblem(
    429,
    'too_many_requests',
    `Too many attempts. Try again in ${waitSeconds < 90 ? `${waitSeconds} seconds` : `${Math.ceil(waitSeconds / 60)} minutes`}.`,
    {},
    { 'retry-after': String(waitSeconds) },
  );
}

export async function forgetRate({ db }: AppContext, key: string): Promise<void> {
  await db.deleteFrom('rateLimits').where('key', '=', key).execute();
}
