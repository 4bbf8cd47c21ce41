import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import type { Onboarding } from './policy.ts';

export async function saveOnboarding(db: Db, owner: OwnerId, onboarding: Onboarding, now: Date): Promise<void> {
  await db
    .insertInto('onboardings')
    .values({ userId: owner, ...onboarding, startedAt: now })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...onboarding }))
    .execute();
}
