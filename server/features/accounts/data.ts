import { sql } from 'kysely';
import type { Database, Db } from '../../db/open.ts';
import type { OwnerId, PersonSettings, Principal } from '../../lib/owner.ts';
import { hashToken } from '../../lib/token.ts';

const accountColumns = [
  'id',
  'userName',
  'role',
  'plan',
  'status',
  'firstName',
  'lastName',
  'email',
  'phone',
  'avatarUrl',
  'timeZone',
  'language',
  'createdAt',
  'lastLoginAt',
] as const;

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const findAccount = (db: Db, userId: string) =>
  db.selectFrom('users').select(accountColumns).where('id', '=', userId).executeTakeFirst();

export const findCredentials = (db: Db, userName: string) =>
  db
    .selectFrom('users')
    .select([...accountColumns, 'passwordHash'])
    .where(sql`lower(user_name)`, '=', userName.trim().toLowerCase())
    .executeTakeFirst();

/**
 * The account of an address: one that verified it comes before those that merely wrote it down; an address that several
 * share is nobody's name.
 */
export async function findCredentialsByEmail(db: Db, email: string) {
  const found = await db
    .selectFrom('users')
    .select([...accountColumns, 'passwordHash', 'emailVerifiedAt'])
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .where('email', '<>', '')
    .execute();
  const verified = found.filter(({ emailVerifiedAt }) => emailVerifiedAt !== null);
  const [only, ...others] = verified.length > 0 ? verified : found;
  return others.length === 0 ? only : undefined;
}

/** The hash is null for an account without a password, such as one made by the bot. */
export const findCredentialsOf = (db: Db, owner: OwnerId) =>
  db
    .selectFrom('users')
    .select(['userName', 'email', 'passwordHash'])
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();

/** What opens the account on the web, and under which name. */
export async function findSignInWays(db: Db, owner: OwnerId) {
  return db
    .selectFrom('users')
    .select(['userName', 'email'])
    .select(sql<boolean>`password_hash is not null`.as('hasPassword'))
    .select(sql<boolean>`exists (select from google_accounts where user_id = users.id)`.as('hasGoogle'))
    .select(sql<boolean>`exists (select from passkeys where user_id = users.id)`.as('hasPasskey'))
    .where('id', '=', owner)
    .executeTakeFirstOrThrow();
}

/** Whether writing in the chat is all the proof that there is: no password, no Google, no passkey. */
export async function isProvenByChat(db: Db, owner: OwnerId): Promise<boolean> {
  const { hasPassword, hasGoogle, hasPasskey } = await findSignInWays(db, owner);
  return !hasPassword && !hasGoogle && !hasPasskey;
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined;
}

const settingsColumns = [
  'timeZone',
  'dayStartsAt',
  'language',
  'locale',
  'weightUnit',
  'heightUnit',
  'volumeUnit',
  'glucoseUnit',
  sql<boolean>`too_young_at is not null`.as('isTooYoung'),
] as const;

export const findSettings = (db: Db, userId: string) =>
  db.selectFrom('users').select(settingsColumns).where('id', '=', userId).executeTakeFirst() as Promise<
    PersonSettings | undefined
  >;

/**
 * The person behind a session token and when the session was last used; undefined unless both are valid now. Every
 * request asks, so it is a named statement where there is no pooler: PostgreSQL parses and plans it once per connection, not
 * each time.
 */
export async function findSession(
  { pool, isPooled }: Database,
  token: string,
  now: Date,
): Promise<{ principal: Principal; lastSeenAt: Date } | undefined> {
  const { rows } = await pool.query<Principal & { lastSeenAt: Date }>({
    ...(!isPooled && { name: 'session of a token' }),
    text: `select users.id as "userId", sessions.id as "sessionId", role, plan, time_zone as "timeZone", day_starts_at as "dayStartsAt",
             language, locale, weight_unit as "weightUnit", height_unit as "heightUnit",
             volume_unit as "volumeUnit", glucose_unit as "glucoseUnit", too_young_at is not null as "isTooYoung", last_seen_at as "lastSeenAt",
             proven_at as "provenAt", role <> 'user' and not exists (
               select from totp_secrets where totp_secrets.user_id = users.id and confirmed_at is not null
             ) and not exists (select from passkeys where passkeys.user_id = users.id) as "mustEnrol"
           from sessions join users on users.id = sessions.user_id
           where token_hash = $1 and revoked_at is null and expires_at > $2 and status = 'active'`,
    values: [hashToken(token), now],
  });
  const [row] = rows;
  if (!row) return undefined;
  const { lastSeenAt, ...principal } = row;
  return { principal, lastSeenAt };
}

/** Whose link of the bot it is, while it can be used. */
export async function findLoginLinkOwner(db: Db, code: string, now: Date): Promise<string | undefined> {
  const link = await db
    .selectFrom('loginLinks')
    .select('userId')
    .where('codeHash', '=', hashToken(code))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return link?.userId;
}

export const listSessions = (db: Db, owner: OwnerId, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'createdAt', 'lastSeenAt', 'userAgent'])
    .where('userId', '=', owner)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute();

/** The account of a Telegram user. */
export async function findTelegramAccount(db: Db, telegramUserId: number) {
  const row = await db
    .selectFrom('telegramAccounts')
    .innerJoin('users', 'users.id', 'telegramAccounts.userId')
    .select(['users.id as userId', 'status', 'blockedAt', ...settingsColumns])
    .where('telegramUserId', '=', telegramUserId)
    .executeTakeFirst();
  return row as (typeof row & PersonSettings) | undefined;
}
