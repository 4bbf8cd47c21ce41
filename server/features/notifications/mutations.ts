import { sql } from 'kysely';
import type { NotificationCode } from '../../../contract/notifications.ts';
import type { Locale } from '../../../texts/locale.ts';
import type { Reply } from '../../assistant/reply.ts';
import type { Db } from '../../db/open.ts';
import type { Json } from '../../db/schema.ts';
import type { OwnerId } from '../../lib/owner.ts';

const firstNotices = [
  {
    occasion: 'welcome',
    title: 'Welcome to FitPulse',
    body: 'Tell the assistant what you eat, drink and do, in your own words. It keeps count.',
  },
  {
    occasion: 'targets',
    title: 'Set your targets',
    body: 'Open your profile and let FitPulse propose daily targets that fit you.',
  },
];

/** What a new account starts with: the usual notifications, and two notices. */
export async function startNotifications(transaction: Db, userId: string, now: Date): Promise<void> {
  await transaction
    .insertInto('userNotifications')
    .columns(['userId', 'code', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('notificationTypes')
        .select([sql<string>`${userId}::uuid`.as('userId'), 'code', sql<Date>`${now}::timestamptz`.as('createdAt')])
        .where('byDefault', '=', true),
    )
    .execute();
  await transaction
    .insertInto('notices')
    .values(firstNotices.map((notice) => ({ ...notice, userId, createdAt: now })))
    .execute();
}

/** The times at which it comes from now on, null for the usual ones; undefined when the person's plan does not hold it. */
export async function subscribe(
  db: Db,
  owner: OwnerId,
  { code, times }: { code: NotificationCode; times?: string[] | null | undefined },
  now: Date,
): Promise<{ times: string[] | null } | undefined> {
  const { rows } = await sql<{ times: string[] | null }>`
    insert into user_notifications (user_id, code, times, created_at)
    select users.id, code, ${times ?? null}::text[], ${now}::timestamptz from users, notification_types
      where users.id = ${owner} and code = ${code} and plan = any(plans)
    on conflict (user_id, code) do update
      set times = case when ${times === undefined} then user_notifications.times else excluded.times end
    returning times`.execute(db);
  return rows[0];
}

export async function unsubscribe(db: Db, owner: OwnerId, code: NotificationCode): Promise<void> {
  await db.deleteFrom('userNotifications').where('userId', '=', owner).where('code', '=', code).execute();
}

/** Only these from now on, at their usual times; one that the plan doesn't hold comes once it does. */
export async function replaceSubscriptions(
  transaction: Db,
  owner: OwnerId,
  codes: NotificationCode[],
  now: Date,
): Promise<void> {
  await transaction.deleteFrom('userNotifications').where('userId', '=', owner).execute();
  if (codes.length === 0) return;
  const rows = [...new Set(codes)].map((code) => ({ userId: owner, code, createdAt: now }));
  await transaction.insertInto('userNotifications').values(rows).execute();
}

/** False when the person has no such notice. */
export async function markRead(db: Db, owner: OwnerId, id: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('notices')
    .set((eb) => ({ readAt: eb.fn.coalesce('readAt', sql<Date>`${now}::timestamptz`) }))
    .where('userId', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function markAllRead(db: Db, owner: OwnerId, now: Date): Promise<void> {
  await db
    .updateTable('notices')
    .set({ readAt: now })
    .where('userId', '=', owner)
    .where('readAt', 'is', null)
    .execute();
}

export interface NewNotice {
  userId: string;
  title: string;
  body: string;
  occasion: string;
  /** What can be answered to it in the chat. */
  buttons?: Reply['buttons'];
  /** The month, yyyy-mm, whose report goes to the chat along with it. */
  reportMonth?: string;
  /** It answers what the person asked for, and needs no reading. */
  isRead?: true;
  chatState: 'due' | null;
  mailDueAt: Date | null;
  /** Another address than the person's. */
  mailTo?: string;
}

/** Of two processes that remind at once, one writes each notice; answers with those that this call wrote. */
export async function insertNotices<N extends NewNotice>(db: Db, notices: N[], now: Date): Promise<N[]> {
  if (notices.length === 0) return [];
  const rows = notices.map(({ userId, title, body, occasion, chatState, mailDueAt, ...more }) => ({
    ...{ userId, title, body, occasion, chatState, mailDueAt, createdAt: now },
    ...{ mailTo: more.mailTo ?? null, reportMonth: more.reportMonth ?? null, readAt: more.isRead ? now : null },
    pushDueAt: more.isRead ? null : dueForBrowsersOf(userId, now),
    buttons: more.buttons ? (JSON.stringify(more.buttons) as unknown as Json) : null,
  }));
  const written = await db
    .insertInto('notices')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['userId', 'occasion']).doNothing())
    .returning(['userId', 'occasion'])
    .execute();
  return notices.filter(({ userId, occasion }) =>
    written.some((row) => row.userId === userId && row.occasion === occasion),
  );
}

/** Null for who has no browser that takes notices. */
const dueForBrowsersOf = (userId: string, now: Date) =>
  sql<Date | null>`(select ${now}::timestamptz where exists (select from push_subscriptions where user_id = ${userId}))`;

const longestNotice = 600;

/** What people are told, each in their language. */
export interface Notice {
  wording(locale: Locale): Pick<NewNotice, 'title' | 'body'>;
  occasion: string;
  /** Another address than the person's. */
  mailTo?: string;
  /** The chat has told it already. */
  isToldInChat?: true;
}

/** Tells people in the portal, in the chat of those who linked one, and by mail to a known address; once for an occasion. */
export async function notify(
  transaction: Db,
  userIds: string[],
  { wording, occasion, mailTo, isToldInChat }: Notice,
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  const people = await transaction
    .selectFrom('users')
    .leftJoin('telegramAccounts', (join) =>
      join.onRef('telegramAccounts.userId', '=', 'users.id').on('blockedAt', 'is', null),
    )
    .select(['users.id', 'email', 'locale', 'telegramUserId'])
    .where('users.id', 'in', userIds)
    .execute();
  const notices = people.map(({ id, email, locale, telegramUserId }) => {
    const { title, body } = wording(locale as Locale);
    return {
      ...{ userId: id, title, body: shortened(body), occasion },
      chatState: telegramUserId === null || isToldInChat ? null : ('due' as const),
      ...(mailTo !== undefined && { mailTo }),
      mailDueAt: (mailTo ?? email) === '' ? null : now,
    };
  });
  await insertNotices(transaction, notices, now);
}

const shortened = (body: string) => (body.length > longestNotice ? `${body.slice(0, longestNotice - 1)}…` : body);

export async function deleteOldNotices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notices').where('createdAt', '<', before).execute();
}
