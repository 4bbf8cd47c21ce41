import { proofFaults } from '../../../texts/accounts/proofs.ts';
import { passkeyNeeded } from '../../../texts/accounts/refusals.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/open.ts';
import { HttpProblem } from '../../http/problem.ts';
import { forgetRate, limitRate } from '../../http/rateLimit.ts';
import { hashToken } from '../../lib/token.ts';
import { endSessions, lockUser } from '../accounts/mutations.ts';
import { notify } from '../notifications/mutations.ts';
import { countPasskeys, isStaffWithPasskey } from '../passkeys/data.ts';
import { newResetCode, normaliseCode } from '../passwordResets/policy.ts';
import { countRecoveryCodes, findTotp } from './data.ts';
import {
  codeLimit,
  factorAddedNotice,
  factorRemovedNotice,
  recoveryCodeCount,
  recoveryCodeNotice,
  recoveryCodesRenewedNotice,
  stepOf,
} from './policy.ts';

/** Keeps a secret that doesn't count yet, in place of an earlier one; false where one counts already. */
export async function startTotp(db: Db, userId: string, sealedSecret: Buffer, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totpSecrets')
    .values({ userId, sealedSecret, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ sealedSecret, createdAt: now })
        .where('totpSecrets.confirmedAt', 'is', null),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Makes the secret count; answers the recovery codes, and undefined where another call did so first. */
export const confirmTotp = (
  db: Db,
  { userId, step, keptSessionId }: { userId: string; step: number; keptSessionId: string | undefined },
  now: Date,
): Promise<string[] | undefined> =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('totpSecrets')
      .set({ confirmedAt: now, lastStep: step })
      .where('userId', '=', userId)
      .where('confirmedAt', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await endSessions(transaction, userId, now, keptSessionId);
    await notify(transaction, [userId], factorAddedNotice(now), now);
    return replaceRecoveryCodes(transaction, userId, now);
  });

/** New codes in place of those before, which the person is told of. */
export const renewRecoveryCodes = (db: Db, userId: string, now: Date): Promise<string[]> =>
  db.transaction().execute(async (transaction) => {
    await notify(transaction, [userId], recoveryCodesRenewedNotice(now), now);
    return replaceRecoveryCodes(transaction, userId, now);
  });

/** Only their hashes are kept. */
async function replaceRecoveryCodes(transaction: Db, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newResetCode);
  await transaction.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await transaction
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: hashToken(normaliseCode(code)), createdAt: now })))
    .execute();
  return codes;
}

/** For a key that is lost for good: apps count no more and recovery codes do. Answers how many people had an app. */
export const forgetSealedSecrets = (db: Db): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('totpSecrets').where('confirmedAt', 'is', null).execute();
    const { numUpdatedRows } = await transaction
      .updateTable('totpSecrets')
      .set({ sealedSecret: Buffer.alloc(0) })
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });

/** 'unknown' where there was none, 'needed' where the account may not be without a second factor and has no passkey. */
export const removeTotp = (
  db: Db,
  { userId, needsFactor }: { userId: string; needsFactor: boolean },
  now: Date,
): Promise<'removed' | 'unknown' | 'needed'> =>
  db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    if (needsFactor && (await countPasskeys(transaction, userId)) === 0) return 'needed';
    const { numDeletedRows } = await transaction
      .deleteFrom('totpSecrets')
      .where('userId', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return 'unknown';
    await transaction.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
    await notify(transaction, [userId], factorRemovedNotice(now), now);
    return 'removed';
  });

/** Whether a code is the person's and not used before; it is used up by this. Tries are counted. */
export async function takeSecondFactor(context: AppContext, userId: string, given: string): Promise<boolean> {
  const { db, clock, sealing } = context;
  const key = `second-factor ${userId}`;
  await limitRate(context, key, codeLimit.perPerson, codeLimit.windowSeconds);
  const totp = await findTotp(db, userId);
  if (!totp?.confirmedAt) return false;
  // An app whose secret was sealed with a key that is lost proves nothing; the recovery codes still do.
  const isLost = totp.sealedSecret.length === 0;
  const step = isLost ? undefined : stepOf(sealing.open(totp.sealedSecret, userId), given, clock.now());
  const isRight =
    step === undefined ? await takeRecoveryCode(db, userId, given, clock.now()) : await takeStep(db, userId, step);
  if (isRight) await forgetRate(context, key);
  return isRight;
}

/** What an account takes beside its password; whoever needs a second factor and has a passkey alone signs in with that. */
export async function neededBesidePassword(
  { db, config }: AppContext,
  userId: string,
): Promise<'code' | 'passkey' | undefined> {
  const totp = await findTotp(db, userId);
  if (totp?.confirmedAt) return 'code';
  return config.production && (await isStaffWithPasskey(db, userId)) ? 'passkey' : undefined;
}

/**
 * For signing in without a passkey, after the first proof: throws unless the person has no second factor, or gave it.
 */
export async function requireSecondFactor(
  context: AppContext,
  userId: string,
  given: string | undefined,
): Promise<void> {
  const needed = await neededBesidePassword(context, userId);
  if (needed === undefined) return;
  if (needed === 'passkey') {
    throw new HttpProblem(401, 'passkey_required', passkeyNeeded);
  }
  if (given !== undefined && (await takeSecondFactor(context, userId, given))) return;
  const detail = given === undefined ? proofFaults.noCode : proofFaults.code;
  throw new HttpProblem(401, 'second_factor_required', detail);
}

/** A code counts once, also when it comes twice at the same moment. */
async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totpSecrets')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const takeRecoveryCode = (db: Db, userId: string, given: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('recoveryCodes')
      .where('userId', '=', userId)
      .where('codeHash', '=', hashToken(normaliseCode(given)))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    const left = await countRecoveryCodes(transaction, userId);
    await notify(transaction, [userId], recoveryCodeNotice(now, left), now);
    return true;
  });
