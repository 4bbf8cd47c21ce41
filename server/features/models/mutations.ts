import type { ModelPurpose } from '../../../contract/models.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';

/** Keeps what the person answered; false where `asked` finds that they were asked before. */
export async function saveConsent(
  db: Db,
  owner: OwnerId,
  answer: 'asked' | 'given' | 'refused',
  now: Date,
): Promise<boolean> {
  const values = { answer, answeredAt: now };
  const kept = await db
    .insertInto('modelConsents')
    .values({ userId: owner, ...values })
    .onConflict((conflict) => {
      const known = conflict.column('userId');
      return answer === 'asked' ? known.doNothing() : known.doUpdateSet(values);
    })
    .returning('userId')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Remembers a photo by its SHA-256; false where the person sent it before. */
export async function keepMealPhoto(db: Db, owner: OwnerId, digest: string, now: Date): Promise<boolean> {
  const kept = await db
    .insertInto('mealPhotos')
    .values({ userId: owner, id: digest, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

interface Call {
  day: string;
  purpose: ModelPurpose;
  failures: 0 | 1;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
}

/** Adds a call to its day; calls at the same time all count. */
export async function countCall(db: Db, call: Call): Promise<void> {
  await db
    .insertInto('modelUsage')
    .values({ ...call, calls: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'purpose']).doUpdateSet((eb) => ({
        calls: eb('modelUsage.calls', '+', 1),
        failures: eb('modelUsage.failures', '+', call.failures),
        inputTokens: eb('modelUsage.inputTokens', '+', call.inputTokens),
        outputTokens: eb('modelUsage.outputTokens', '+', call.outputTokens),
        costUsd: eb('modelUsage.costUsd', '+', call.costUsd),
      })),
    )
    .execute();
}
