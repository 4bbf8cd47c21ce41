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
