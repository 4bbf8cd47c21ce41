import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Locale } from '../../../texts/locale.ts';
import { recordAdminAction } from '../../db/adminActions.ts';
import type { Db } from '../../db/open.ts';
import type { Users } from '../../db/schema.ts';
import { lockName } from '../../db/transactionLock.ts';
import type { OwnerId, Principal } from '../../lib/owner.ts';
import { hashToken, newToken } from '../../lib/token.ts';
import { notify, startNotifications } from '../notifications/mutations.ts';
import { type AccountRow, findAccount } from './data.ts';
import { deviceHash, makeUpUserName, newDeviceNotice, passwordChangedNotice } from './policy.ts';

const dayMs = 86_400_000;
const rememberedMs = 90 * dayMs;
const sessionMs = 1 * dayMs;

export type NewUser = Omit<Insertable<Users>, 'createdAt'>;

/** Creates the person with the default targets and notifications; undefined when the user name is taken, in whatever case. */
export async function createUser(
  db: Db,
  values: NewUser,
  now: Date,
  admin?: Principal,
): Promise<AccountRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    const id = await insertUser(transaction, values, now);
    if (id === undefined) return undefined;
    const { userName, role, plan } = values;
    const action = { action: 'create user', subject: `user ${id}`, after: { userName, role, plan } };
    if (admin) await recordAdminAction(transaction, admin, action, now);
    return findAccount(transaction, id);
  });
}

/** As createUser, inside a transaction. */
export async function insertUser(transaction: Db, values: NewUser, now: Date): Promise<string | undefined> {
  await lockUserName(transaction, values.userName);
  const user = await transaction
    .insertInto('users')
    .values({ ...values, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!user) return undefined;
  await transaction.insertInto('goals').values({ userId: user.id }).execute();
  await startNotifications(transaction, user.id, now);
  return user.id;
}

interface SignIn {
  remember: boolean;
  userAgent: string;
  /** By a link of the bot: whoever holds the phone has it, so it proves nothing where the account has better proofs. */
  isByLink?: true;
}

/** Starts a session and returns its token, of which only the hash is kept. A device that is new is told of. */
export async function startSession(db: Db, userId: string, options: SignIn, now: Date): Promise<string> {
  const token = newToken();
  const userAgent = options.userAgent.slice(0, 300);
  const provenAt = options.isByLink ? provenByLink(userId, now) : now;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('sessions')
      .values({
        ...{ userId, userAgent, tokenHash: hashToken(token), createdAt: now, lastSeenAt: now, provenAt },
        expiresAt: new Date(now.getTime() + (options.remember ? rememberedMs : sessionMs)),
      })
      .execute();
    await transaction.updateTable('users').set({ lastLoginAt: now }).where('id', '=', userId).execute();
    await rememberDevice(transaction, userId, userAgent, now);
  });
  return token;
}

const provenByLink = (userId: string, now: Date) => sql<Date | null>`(
  select ${now}::timestamptz from users where id = ${userId} and password_hash is null
    and not exists (select from google_accounts where user_id = users.id)
    and not exists (select from passkeys where user_id = users.id))`;

/** Tells the person of a sign-in from a device that is new beside others. */
async function rememberDevice(transaction: Db, userId: string, userAgent: string, now: Date): Promise<void> {
  const { rows } = await sql<{ isFurther: boolean }>`
    insert into known_devices (user_id, device_hash, first_seen_at, last_seen_at)
    values (${userId}, ${deviceHash(userAgent)}, ${now}, ${now})
    on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at
    returning xmax = 0 and exists (select from known_devices where user_id = ${userId}) as is_further`.execute(
    transaction,
  );
  if (rows[0]?.isFurther) await notify(transaction, [userId], newDeviceNotice(userAgent, now), now);
}

/** Makes changes to how a person signs in wait for each other, so that two at once can't take the last two ways. */
export const lockUser = (transaction: Db, userId: string) =>
  transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();

/** The person proved in this session who they are. */
export async function proveSession(db: Db, { userId, sessionId }: Principal, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ provenAt: now })
    .where('userId', '=', userId)
    .where('id', '=', sessionId ?? '')
    .execute();
}

export async function touchSession(db: Db, { userId, sessionId }: Principal, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ lastSeenAt: now })
    .where('userId', '=', userId)
    .where('id', '=', sessionId ?? '')
    .execute();
}

export async function revokeSession(db: Db, owner: OwnerId, sessionId: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('userId', '=', owner)
    .where('id', '=', sessionId)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

interface NewPassword {
  userId: string;
  passwordHash: string;
  /** The session that asked, which goes on. */
  keptSessionId: string | undefined;
}

/** Sets the password, ends all other access and tells the person. */
export const changePassword = (db: Db, change: NewPassword, now: Date): Promise<void> =>
  db.transaction().execute((transaction) => setPassword(transaction, change, now));

/** As changePassword, inside a transaction. */
export async function setPassword(transaction: Db, change: NewPassword, now: Date): Promise<void> {
  const { userId, passwordHash, keptSessionId } = change;
  await transaction.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
  await endAccess(transaction, userId, now, keptSessionId);
}

/** What goes with the password before: see grants of the contract. */
async function endAccess(transaction: Db, userId: string, now: Date, keptSessionId: string | undefined): Promise<void> {
  await endSessions(transaction, userId, now, keptSessionId);
  await transaction
    .updateTable('doctorPages')
    .set({ deletedAt: now })
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .execute();
  for (const table of ['telegramLinks', 'loginLinks', 'emailVerifications'] as const) {
    await transaction.deleteFrom(table).where('userId', '=', userId).execute();
  }
  await transaction.deleteFrom('passwordResets').where('userId', '=', userId).where('usedAt', 'is', null).execute();
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from passkeys where user_id = ${userId})
      or exists (select from telegram_accounts where user_id = ${userId}) as has`.execute(transaction);
  await notify(transaction, [userId], passwordChangedNotice(now, rows[0]?.has ?? false), now);
}

/** Of two people who choose one name at once, the second one waits. */
const lockUserName = (transaction: Db, userName: string) =>
  lockName(transaction, `user name ${userName.toLowerCase()}`);

interface NewSignIn {
  owner: OwnerId;
  userName: string | undefined;
  /** For an account that has no password. */
  passwordHash: string | undefined;
  email: string | undefined;
  /** The session that asked, which goes on. */
  keptSessionId: string | undefined;
}

/** Gives an account a name, an address and a first password, all that is given or nothing; 'chosen' where it has a password. */
export async function setSignIn(
  db: Db,
  { owner, userName, passwordHash, email, keptSessionId }: NewSignIn,
  now: Date,
): Promise<'set' | 'taken' | 'chosen'> {
  return db.transaction().execute(async (transaction) => {
    if (userName !== undefined && (await isTaken(transaction, userName, owner))) return 'taken';
    const verifiedAt = sql<Date | null>`case when email = ${email ?? ''} then email_verified_at end`;
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ userName, passwordHash, ...(email && { email, emailVerifiedAt: verifiedAt }) })
      .set((eb) => ({ id: eb.ref('id') }))
      .where('id', '=', owner)
      .$if(passwordHash !== undefined, (query) => query.where('passwordHash', 'is', null))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'chosen';
    if (passwordHash !== undefined) await endAccess(transaction, owner, now, keptSessionId);
    return 'set';
  });
}

async function isTaken(transaction: Db, userName: string, owner: OwnerId): Promise<boolean> {
  await lockUserName(transaction, userName);
  const other = await transaction
    .selectFrom('users')
    .select('id')
    .where(sql`lower(user_name)`, '=', userName.toLowerCase())
    .where('id', '!=', owner)
    .executeTakeFirst();
  return other !== undefined;
}

/** Signs the person out everywhere but in the session that is kept. */
export async function endSessions(db: Db, userId: string, now: Date, keptSessionId?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .$if(keptSessionId !== undefined, (query) => query.where('id', '!=', keptSessionId ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

const deviceKeptMs = 365 * dayMs;
const idempotencyKeptMs = 30 * dayMs;

/** Sessions that can never be used again, devices that haven't been for a year, and what limits and keys counted. */
export async function deleteEndedSessions(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expiresAt', '<', before), eb('revokedAt', '<', before)]))
    .execute();
  await db.deleteFrom('rateLimits').where('windowEndsAt', '<', before).execute();
  const repeated = new Date(before.getTime() - idempotencyKeptMs);
  await db.deleteFrom('idempotentRequests').where('createdAt', '<', repeated).execute();
  const forgotten = new Date(before.getTime() - deviceKeptMs);
  await db.deleteFrom('knownDevices').where('lastSeenAt', '<', forgotten).execute();
}

/** Creates the account of a Telegram user unless another process just did; the chat is the proof of who it is. */
export async function createTelegramAccount(
  db: Db,
  person: {
    telegramUserId: number;
    chatId: number;
    firstName: string;
    lastName: string;
    locale: Locale;
    language?: Locale | '';
  },
  now: Date,
): Promise<void> {
  const { telegramUserId, chatId, firstName, lastName, locale, language = '' } = person;
  await db.transaction().execute(async (transaction) => {
    await lockName(transaction, `telegram ${telegramUserId}`);
    const linked = await transaction
      .selectFrom('telegramAccounts')
      .select('userId')
      .where('telegramUserId', '=', telegramUserId)
      .executeTakeFirst();
    if (linked) return;
    const user = {
      userName: makeUpUserName(telegramUserId),
      firstName,
      lastName,
      locale,
      language,
      signUpSource: 'telegram',
      messageCarrierId: String(telegramUserId),
    };
    const userId = await insertUser(transaction, user, now);
    if (!userId) throw new Error('The made-up user name of a Telegram account was taken.');
    await transaction
      .insertInto('telegramAccounts')
      .values({ telegramUserId, chatId, userId, linkedAt: now })
      .execute();
  });
}
