import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import type { Onboarding } from './policy.ts';

/** undefined for whoever was never asked. */
export async function findOnboarding(db: Db, owner: OwnerId): Promise<Onboarding | undefined> {
  const row = await db
    .selectFrom('onboardings')
    .select(['wish', 'step'])
    .where('userId', '=', owner)
    .executeTakeFirst();
  return row as Onboarding | undefined;
}
