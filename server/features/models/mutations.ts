import { sql } from 'kysely';
import type { ReadingOutcome } from '../../../contract/admin/adminModels.ts';
import type { ModelPurpose } from '../../../contract/models.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { deleteLabelsOf } from './ownLabels/mutations.ts';

interface Consent {
  answer: 'asked' | 'given' | 'refused';
  /** The text that was shown for it, where one was. */
  textVersion?: number;
}

/** Keeps what the person answered, and the latest text that they were shown; false where `asked` finds that they were asked before. */
export async function saveConsent(
  db: Db,
  owner: OwnerId,
  { answer, textVersion = 1 }: Consent,
  now: Date,
): Promise<boolean> {
  const values = { answer, answeredAt: now };
  const kept = await db
    .insertInto('modelConsents')
    .values({ userId: owner, ...values, textVersion })
    .onConflict((conflict) => {
      const known = conflict.column('userId');
      if (answer === 'asked') return known.doNothing();
      const latest = sql<number>`greatest(model_consents.text_version, ${textVersion})`;
      return known.doUpdateSet({ ...values, textVersion: latest });
    })
    .returning('userId')
    .executeTakeFirst();
  if (answer === 'refused') await deleteLabelsOf(db, owner);
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
  askedAt: Date;
  purpose: ModelPurpose;
  tookMs: number;
  /** Why there was no answer of use. */
  failure?: string;
  inputTokens: number;
  outputTokens: number;
  costUsd: number;
}

/** Keeps how a call went and adds it to its day; calls at the same time all count. */
export async function countCall(db: Db, { askedAt, tookMs, failure, ...call }: Call): Promise<void> {
  const { purpose } = call;
  await db
    .insertInto('modelCalls')
    .values({ askedAt, purpose, tookMs, failure: failure ?? null })
    .execute();
  const failures = failure === undefined ? 0 : 1;
  await db
    .insertInto('modelUsage')
    .values({ ...call, day: dayOf(askedAt), calls: 1, failures })
    .onConflict((conflict) =>
      conflict.columns(['day', 'purpose']).doUpdateSet((eb) => ({
        calls: eb('modelUsage.calls', '+', 1),
        failures: eb('modelUsage.failures', '+', failures),
        inputTokens: eb('modelUsage.inputTokens', '+', call.inputTokens),
        outputTokens: eb('modelUsage.outputTokens', '+', call.outputTokens),
        costUsd: eb('modelUsage.costUsd', '+', call.costUsd),
      })),
    )
    .execute();
}

/** Adds what became of a reading to its day. */
export async function countReading(db: Db, outcome: ReadingOutcome, count: number, now: Date): Promise<void> {
  await db
    .insertInto('modelReadings')
    .values({ day: dayOf(now), outcome, count })
    .onConflict((conflict) =>
      conflict.columns(['day', 'outcome']).doUpdateSet((eb) => ({ count: eb('modelReadings.count', '+', count) })),
    )
    .execute();
}

/** How single calls went is told of lately only. */
export async function forgetCalls(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('modelCalls').where('askedAt', '<', before).execute();
}

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
