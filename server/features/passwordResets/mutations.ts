import type { Db } from '../../db/open.ts';
import { hashToken, newToken } from '../../lib/token.ts';
import { setPassword } from '../accounts/mutations.ts';
import { newResetCode, normaliseCode, resetMinutes } from './policy.ts';

/** A token for a link, of which only the hash is kept. */
export async function startPasswordReset(db: Db, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await keepSecret(db, userId, token, now);
  return token;
}

/** A code to type, of which only the hash is kept. */
export async function startPasswordResetByCode(db: Db, userId: string, now: Date): Promise<string> {
  const code = newResetCode();
  await keepSecret(db, userId, normaliseCode(code), now);
  return code;
}

async function keepSecret(db: Db, userId: string, secret: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + resetMinutes * 60_000);
  await db
    .insertInto('passwordResets')
    .values({ userId, secretHash: hashToken(secret), createdAt: now, expiresAt })
    .execute();
}

/** Whether there is such a secret that can be used now. */
export async function isOpenReset(db: Db, secret: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('passwordResets')
    .select('id')
    .where('secretHash', '=', hashToken(secret))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses the secret up, and with it all others of the person; sets the password and ends every session. */
export const completePasswordReset = (db: Db, secret: string, passwordHash: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const used = await transaction
      .updateTable('passwordResets')
      .set({ usedAt: now })
      .from('users')
      .whereRef('users.id', '=', 'passwordResets.userId')
      .where('users.status', '=', 'active')
      .where('secretHash', '=', hashToken(secret))
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('passwordResets.userId')
      .executeTakeFirst();
    if (!used) return false;
    const { userId } = used;
    await setPassword(transaction, { userId, passwordHash, keptSessionId: undefined }, now);
    return true;
  });

export async function deleteOldPasswordResets(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('passwordResets').where('expiresAt', '<', before).execute();
}
