import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { hashToken, newToken } from '../../../lib/token.ts';

export const loginLinkMinutes = 10;

/** Makes a code that signs the person in once; earlier ones end. Only its hash is kept. */
export async function createLoginLink(db: Db, owner: OwnerId, now: Date): Promise<string> {
  const code = newToken();
  const expiresAt = new Date(now.getTime() + loginLinkMinutes * 60_000);
  const link = { codeHash: hashToken(code), createdAt: now, expiresAt, usedAt: null };
  await db
    .insertInto('loginLinks')
    .values({ userId: owner, ...link })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(link))
    .execute();
  return code;
}

/** Whose code it is, used up by this call; undefined where it is used, ended, too old or unknown. */
export async function useLoginLink(db: Db, code: string, now: Date): Promise<string | undefined> {
  const used = await db
    .updateTable('loginLinks')
    .set({ usedAt: now })
    .where('codeHash', '=', hashToken(code))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return used?.userId;
}

/** Ends the person's code; false where none was open. */
export async function revokeLoginLink(db: Db, owner: OwnerId, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('loginLinks')
    .where('userId', '=', owner)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
