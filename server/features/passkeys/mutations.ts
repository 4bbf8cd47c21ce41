import { sql } from 'kysely';
import { z } from 'zod';
import { mostPasskeys, type PasskeyAssertion } from '../../../contract/accounts/passkeys.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/open.ts';
import { hashToken, newToken } from '../../lib/token.ts';
import { type Credential, challengeOf, relyingPartyOf, userHandleOf, verifyAssertion } from '../../lib/webauthn.ts';
import { endSessions, lockUser } from '../accounts/mutations.ts';
import { notify } from '../notifications/mutations.ts';
import { countPasskeys, findOtherWays, findPasskey, findPasskeyOf, type PasskeyRow } from './data.ts';
import { challengeMinutes, passkeyAddedNotice, passkeyRemovedNotice } from './policy.ts';

/** 'sign in', or 'add' with the person who may. */
export type Purpose = 'sign in' | `add ${string}`;

/** Something to sign, in Base64url: for this purpose, once, for five minutes. */
export async function newChallenge(db: Db, purpose: Purpose, now: Date): Promise<string> {
  const challenge = newToken();
  const expiresAt = new Date(now.getTime() + challengeMinutes * 60_000);
  const challengeHash = hashToken(`${purpose} ${challenge}`);
  await db.insertInto('passkeyChallenges').values({ challengeHash, expiresAt }).execute();
  return challenge;
}

/** Uses a challenge up; false where it was used, is too old, or was for something or somebody else. */
export async function takeChallenge(db: Db, purpose: Purpose, challenge: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', hashToken(`${purpose} ${challenge}`))
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deleteExpiredChallenges = (db: Db, before: Date) =>
  db.deleteFrom('passkeyChallenges').where('expiresAt', '<', before).execute();

interface NewPasskey extends Credential {
  name: string;
  transports: string[];
  isBackedUp: boolean;
  /** Where the account needs it as a second factor: the session that goes on; others may have been started without one. */
  onlySessionId?: string | undefined;
}

/** Undefined where the person has it already, or as many as there may be. */
export const addPasskey = (
  db: Db,
  userId: string,
  { id: credentialId, publicKey, counter, name, transports, isBackedUp, onlySessionId }: NewPasskey,
  now: Date,
): Promise<PasskeyRow | undefined> =>
  db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    if ((await countPasskeys(transaction, userId)) >= mostPasskeys) return undefined;
    const added = await transaction
      .insertInto('passkeys')
      .values({
        ...{ userId, credentialId, publicKey: Buffer.from(publicKey), counter, name, transports, isBackedUp },
        createdAt: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return undefined;
    if (onlySessionId) await endSessions(transaction, userId, now, onlySessionId);
    await notify(transaction, [userId], passkeyAddedNotice(now, name), now);
    return findPasskey(transaction, userId, added.id);
  });

export async function renamePasskey(
  db: Db,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<PasskeyRow | undefined> {
  await db.updateTable('passkeys').set({ name }).where('userId', '=', userId).where('id', '=', id).execute();
  return findPasskey(db, userId, id);
}

/** 'last way in' where nothing else would sign the person in, 'needed' where the account may not be without a second factor. */
export const removePasskey = (
  db: Db,
  userId: string,
  { id, needsFactor }: { id: string; needsFactor: boolean },
  now: Date,
): Promise<'removed' | 'unknown' | 'last way in' | 'needed'> =>
  db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    const passkey = await findPasskey(transaction, userId, id);
    if (!passkey) return 'unknown';
    const others = await findOtherWays(transaction, userId, id);
    if (!others.signsIn) return 'last way in';
    if (needsFactor && !others.isFactor) return 'needed';
    await transaction.deleteFrom('passkeys').where('userId', '=', userId).where('id', '=', id).execute();
    await notify(transaction, [userId], passkeyRemovedNotice(now, passkey.name), now);
    return 'removed';
  });

/** For who has lost them; how many there were. */
export async function removeAllPasskeys(db: Db, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('passkeys').where('userId', '=', userId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Whose passkey signed, once, what it was asked to; undefined where it proves nothing. */
export async function takePasskey(context: AppContext, response: PasskeyAssertion): Promise<string | undefined> {
  const { db, clock, config } = context;
  const now = clock.now();
  const challenge = challengeOf(response);
  if (challenge === undefined || !(await takeChallenge(db, 'sign in', challenge, now))) return undefined;
  const userId = userHandleOf(response);
  if (!z.uuid().safeParse(userId).success) return undefined;
  const passkey = await findPasskeyOf(db, userId, response.id);
  if (!passkey) return undefined;
  const credential = {
    id: passkey.credentialId,
    publicKey: new Uint8Array(passkey.publicKey),
    counter: Number(passkey.counter),
  };
  const signed = await verifyAssertion(relyingPartyOf(config.publicUrl), { challenge, credential }, response);
  if (!signed) return undefined;
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ ...signed, lastUsedAt: now })
    .where('userId', '=', userId)
    .where('id', '=', passkey.id)
    // Those that count go up with each use, also of two at once; a copy of the passkey doesn't know how far.
    .where(sql<boolean>`(counter < ${signed.counter} or (counter = 0 and ${signed.counter} = 0))`)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? userId : undefined;
}
