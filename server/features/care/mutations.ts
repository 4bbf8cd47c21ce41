import type { Updateable } from 'kysely';
import type { CareAnswer } from '../../../contract/care.ts';
import * as texts from '../../../texts/care.ts';
import type { Locale } from '../../../texts/locale.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/open.ts';
import type { Goals, Users } from '../../db/schema.ts';
import type { OwnerId } from '../../lib/owner.ts';
import type { Part } from '../../understanding/wants/wants.ts';
import { notify } from '../notifications/mutations.ts';
import { lockTargetPerson } from './data.ts';
import { type CareTargets, findUnsafeTargets, isExcepted, type TargetPerson, type UnsafeTarget } from './policy.ts';
import { type CareReading, readCare } from './reading.ts';
import { careText } from './texts/answer.ts';
import { whyUnsafe } from './texts/targets.ts';

/**
 * Those of the targets that are unsafe for this body and not excepted. Those that a doctor set, as the person
 * confirms at `confirmedAt`, are kept as exceptions and answered for no more.
 */
export async function checkTargets(
  transaction: Db,
  owner: OwnerId,
  targets: Partial<CareTargets>,
  body: TargetPerson,
  confirmedAt: Date | undefined,
): Promise<UnsafeTarget[]> {
  const unsafe = await findUnexcepted(transaction, owner, targets, body);
  if (!confirmedAt || unsafe.length === 0) return unsafe;
  await transaction
    .insertInto('targetExceptions')
    .values(unsafe.map(({ target, value }) => ({ userId: owner, target, value, confirmedAt })))
    .onConflict((conflict) =>
      conflict.columns(['userId', 'target']).doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        confirmedAt: ref('excluded.confirmedAt'),
      })),
    )
    .execute();
  return [];
}

/** Moves stored targets that are unsafe for this body to the nearest safe figure, and answers with them as they were. */
export async function raiseTargets(transaction: Db, owner: OwnerId, body: TargetPerson): Promise<UnsafeTarget[]> {
  const stored = await transaction
    .selectFrom('goals')
    .selectAll()
    .where('userId', '=', owner)
    .executeTakeFirstOrThrow();
  const unsafe = await findUnexcepted(transaction, owner, stored, body);
  if (unsafe.length === 0) return [];
  const safe = Object.fromEntries(unsafe.map(({ target, nearest }) => [target, nearest])) as Updateable<Goals>;
  await transaction.updateTable('goals').set(safe).where('userId', '=', owner).execute();
  return unsafe;
}

/** As `raiseTargets`, after a write that may have changed the body: the person finds a notice of what was moved. */
export async function settleTargets(transaction: Db, owner: OwnerId, now: Date): Promise<void> {
  const moved = await raiseTargets(transaction, owner, await lockTargetPerson(transaction, owner, now));
  if (moved.length > 0) await notify(transaction, [owner], targetsMovedNotice(moved, now), now);
}

const targetsMovedNotice = (moved: UnsafeTarget[], now: Date) => ({
  wording: (locale: Locale) => ({ title: texts.targetsMovedTitle(locale), body: movedText(moved, locale) }),
  occasion: `targets moved ${now.toISOString()}`,
});

/** Why targets were moved, and that they were. */
export const movedText = (moved: UnsafeTarget[], locale: Locale): string =>
  [...moved.map((target) => whyUnsafe(target, locale)), texts.targetsMoved(locale)].join(' ');

async function findUnexcepted(
  transaction: Db,
  owner: OwnerId,
  targets: Partial<CareTargets>,
  body: TargetPerson,
): Promise<UnsafeTarget[]> {
  const unsafe = findUnsafeTargets(targets, body);
  if (unsafe.length === 0) return [];
  const exceptions = await transaction
    .selectFrom('targetExceptions')
    .select(['target', 'value'])
    .where('userId', '=', owner)
    .execute();
  return unsafe.filter((found) => !exceptions.some((exception) => isExcepted(found, exception)));
}

/** What a danger that was told means for later: an eating disorder hides deficits, an age under 13 ends the service. */
async function keepCareState(db: Db, owner: OwnerId, { kind, signs }: CareReading, now: Date): Promise<void> {
  const isOwn = !signs.has('household') && !signs.has('child');
  if (kind.startsWith('eatingDisorder.')) await setState(db, owner, { deficitsHiddenAt: now });
  if (kind === 'minor.child' && signs.has('ownChildAge')) await setState(db, owner, { tooYoungAt: now });
  const isPregnant = signs.has('pregnant') || signs.has('gestation') || signs.has('fetus');
  const lifeStage = signs.has('breastfeed') ? 'breastfeeding' : isPregnant ? 'pregnant' : undefined;
  if (kind !== 'pregnancyDiet.loss' || !isOwn || !lifeStage) return;
  await setState(db, owner, { lifeStage });
  await raiseTargets(db, owner, await lockTargetPerson(db, owner, now));
}

const setState = (db: Db, owner: OwnerId, state: Updateable<Users>) =>
  db.updateTable('users').set(state).where('id', '=', owner).execute();

/** False when nothing was hidden. */
export async function showDeficitsAgain(db: Db, owner: OwnerId): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ deficitsHiddenAt: null })
    .where('id', '=', owner)
    .where('deficitsHiddenAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function takeBackAge(db: Db, owner: OwnerId): Promise<void> {
  await setState(db, owner, { tooYoungAt: null });
}

/**
 * What to say to a text that tells of a danger, counted by its kind and kept in mind of whom is known; undefined where
 * it tells of none.
 */
export async function answerCare(
  { metrics, clock }: Pick<AppContext, 'metrics' | 'clock'>,
  db: Db,
  owner: OwnerId | undefined,
  text: string,
  timeZone: string,
  parts?: Part[],
): Promise<(CareAnswer & { reading: CareReading }) | undefined> {
  const reading = readCare(text, parts);
  if (!reading) return undefined;
  metrics.careAnswers.inc({ kind: reading.kind });
  if (owner) await keepCareState(db, owner, reading, clock.now());
  return { kind: reading.kind, text: careText(reading.kind, reading.language, timeZone), reading };
}
