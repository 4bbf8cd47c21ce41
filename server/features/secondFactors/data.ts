import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/open.ts';

export const findTotp = (db: Db, userId: string) =>
  db.selectFrom('totpSecrets').select(['sealedSecret', 'confirmedAt']).where('userId', '=', userId).executeTakeFirst();

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether the key opens what second factors were sealed with; so it does where there are none. */
export async function opensSecondFactors({ db, sealing }: Pick<AppContext, 'db' | 'sealing'>): Promise<boolean> {
  const latest = await db
    .selectFrom('totpSecrets')
    .select(['userId', 'sealedSecret'])
    .where(sql<boolean>`length(sealed_secret) > 0`)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!latest) return true;
  try {
    sealing.open(latest.sealedSecret, latest.userId);
    return true;
  } catch {
    return false;
  }
}
