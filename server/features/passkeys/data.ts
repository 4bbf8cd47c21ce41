import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';

const columns = ['id', 'name', 'createdAt', 'lastUsedAt', 'isBackedUp'] as const;
export type PasskeyRow = Awaited<ReturnType<typeof listPasskeys>>[number];

export const listPasskeys = (db: Db, userId: string) =>
  db
    .selectFrom('passkeys')
    .select([...columns, 'credentialId'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

export const findPasskey = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('passkeys')
    .select([...columns, 'credentialId'])
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();

/** The key that an answer of a browser is signed with. */
export const findPasskeyOf = (db: Db, userId: string, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'publicKey', 'counter'])
    .where('userId', '=', userId)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();

export async function countPasskeys(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('passkeys')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether an account of more than a user's rights has passkeys. */
export async function isStaffWithPasskey(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and role <> 'user'
      and exists (select from passkeys where user_id = users.id)`.execute(db);
  return rows.length > 0;
}

/** What an account has beside one of its passkeys: something that signs in, something that is a second factor. */
export async function findOtherWays(db: Db, userId: string, id: string) {
  const { rows } = await sql<{ signsIn: boolean; isFactor: boolean }>`
    select password_hash is not null or others.has_passkey
        or exists (select from google_accounts where user_id = users.id)
        or exists (select from telegram_accounts where user_id = users.id) as signs_in,
      others.has_passkey or exists (
        select from totp_secrets where user_id = users.id and confirmed_at is not null) as is_factor
    from users, lateral (
      select exists (select from passkeys where user_id = users.id and passkeys.id <> ${id}) as has_passkey) others
    where users.id = ${userId}`.execute(db);
  return rows[0] ?? { signsIn: false, isFactor: false };
}
