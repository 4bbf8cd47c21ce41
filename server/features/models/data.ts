import { sql } from 'kysely';
import type { planNames } from '../../../contract/accounts/accounts.ts';
import type { ModelState, ModelUsage, ReadingOutcome } from '../../../contract/admin/adminModels.ts';
import type { ModelPurpose } from '../../../contract/models.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { speedOf } from './policy.ts';

interface Consent {
  answer: 'asked' | 'given' | 'refused';
  answeredAt: Date;
}

/** undefined where the person was never asked. */
export async function findConsent(db: Db, owner: OwnerId): Promise<Consent | undefined> {
  const row = await db
    .selectFrom('modelConsents')
    .select(['answer', 'answeredAt'])
    .where('userId', '=', owner)
    .executeTakeFirst();
  return row as Consent | undefined;
}

/** What decides whether models are asked for a person, and what they must not be told. */
export interface ModelPerson {
  isGiven: boolean;
  plan: (typeof planNames)[number];
  names: string[];
}

export async function findModelPerson(db: Db, owner: OwnerId): Promise<ModelPerson> {
  const { answer, plan, ...names } = await db
    .selectFrom('users')
    .leftJoin('modelConsents', 'modelConsents.userId', 'users.id')
    .select(['answer', 'plan', 'firstName', 'lastName', 'userName'])
    .where('users.id', '=', owner)
    .executeTakeFirstOrThrow();
  return { isGiven: answer === 'given', plan: plan as ModelPerson['plan'], names: Object.values(names) };
}

const mostNames = 60;

/** Names of what the person logged from that day on, and of their own foods, medicines and reminders; no notes and no figures. */
export async function listKeptNames(db: Db, owner: OwnerId, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('foodEntries')
    .select('foodName as name')
    .where('userId', '=', owner)
    .where('localDate', '>=', since)
    .where('deletedAt', 'is', null)
    .union((other) =>
      other
        .selectFrom('activityEntries')
        .select('activityType as name')
        .where('userId', '=', owner)
        .where('localDate', '>=', since)
        .where('deletedAt', 'is', null),
    )
    .union((other) =>
      other.selectFrom('personalFoods').select('name').where('userId', '=', owner).where('deletedAt', 'is', null),
    )
    .union((other) =>
      other.selectFrom('medicines').select('name').where('userId', '=', owner).where('deletedAt', 'is', null),
    )
    .union((other) =>
      other.selectFrom('reminders').select('text as name').where('userId', '=', owner).where('deletedAt', 'is', null),
    )
    .orderBy('name')
    .limit(mostNames)
    .execute();
  return rows.map(({ name }) => name);
}

/** Whether the person sent this photo before, by its SHA-256. */
export async function findMealPhoto(db: Db, owner: OwnerId, digest: string): Promise<boolean> {
  const row = await db
    .selectFrom('mealPhotos')
    .select('id')
    .where('userId', '=', owner)
    .where('id', '=', digest)
    .executeTakeFirst();
  return row !== undefined;
}

const daysShown = 30;

/** The latest days first. */
export async function listUsage(db: Db, today: string): Promise<ModelUsage[]> {
  const rows = await db
    .selectFrom('modelUsage')
    .selectAll()
    .where('day', '>', sql<string>`${today}::date - ${daysShown}::integer`)
    .orderBy('day', 'desc')
    .orderBy('purpose')
    .execute();
  return rows.map((row) => ({ ...row, purpose: row.purpose as ModelPurpose }));
}

const callsMeasured = 200;

/** How the latest questions to models went. */
export async function findLatestCalls(db: Db): Promise<Pick<ModelState, 'latest' | 'speed'>> {
  const rows = await db
    .selectFrom('modelCalls')
    .select(['askedAt', 'tookMs', 'failure'])
    .orderBy('askedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(callsMeasured)
    .execute();
  const [latest] = rows;
  const times = rows.filter(({ failure }) => failure === null).map(({ tookMs }) => tookMs);
  return {
    latest: latest ? { askedAt: latest.askedAt.toISOString(), failure: latest.failure } : null,
    speed: speedOf(times),
  };
}

/** What models were asked and what became of readings since a day of UTC. */
export async function findUseSince(db: Db, day: string): Promise<ModelState['month']> {
  const [use, readings] = await Promise.all([
    db
      .selectFrom('modelUsage')
      .select((eb) =>
        (['calls', 'failures', 'inputTokens', 'outputTokens', 'costUsd'] as const).map((column) =>
          sql<number>`coalesce(sum(${eb.ref(column)}), 0)::double precision`.as(column),
        ),
      )
      .where('day', '>=', day)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('modelReadings')
      .select(({ fn }) => ['outcome', sql<number>`${fn.sum('count')}::integer`.as('count')])
      .where('day', '>=', day)
      .groupBy('outcome')
      .execute(),
  ]);
  return { ...use, readings: readings.map(({ outcome, count }) => ({ outcome: outcome as ReadingOutcome, count })) };
}
