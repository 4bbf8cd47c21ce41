import { sql } from 'kysely';
import type { Role } from '../../../../contract/accounts/accounts.ts';
import type { Reply } from '../../../assistant/reply.ts';
import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { markBlocked } from '../../telegram/mutations.ts';

const mostMailAttempts = 8;

export interface ChatNotice {
  userId: OwnerId;
  id: string;
  title: string;
  body: string;
  buttons: Reply['buttons'] | null;
  /** yyyy-mm */
  reportMonth: string | null;
  chatId: number;
}

/** 'due' again where sending may work later. */
export type ChatOutcome = 'due' | 'sent' | 'refused';

/** Takes notices to send, the oldest first: no other process gets them, and a crash while sending loses one rather than doubles it. */
export async function takeDueNotices(db: Db, since: Date, limit: number): Promise<ChatNotice[]> {
  await db
    .updateTable('notices')
    .set({ chatState: 'late' })
    .where('chatState', '=', 'due')
    .where('createdAt', '<', since)
    .execute();
  const { rows } = await sql<ChatNotice>`
    with due as materialized (
      select notices.user_id, id, chat_id from notices join telegram_accounts using (user_id)
      where chat_state = 'due' order by created_at limit ${limit} for update of notices skip locked
    ), taken as (
      update notices set chat_state = 'taken' from due
      where notices.user_id = due.user_id and notices.id = due.id
      returning notices.user_id, notices.id, title, body, buttons, report_month, chat_id, created_at
    )
    select user_id, id, title, body, buttons, report_month, chat_id from taken order by created_at, id`.execute(db);
  return rows;
}

export async function settleChat(db: Db, { userId, id }: ChatNotice, chatState: ChatOutcome, now: Date): Promise<void> {
  await db.updateTable('notices').set({ chatState }).where('userId', '=', userId).where('id', '=', id).execute();
  if (chatState === 'refused') await markBlocked(db, userId, now);
}

export interface DueMail {
  userId: string;
  id: string;
  title: string;
  body: string;
  occasion: string;
  email: string;
  role: Role;
}

/** Takes notices to mail, the oldest first. Each stays due later, until it is settled: a mail is sent twice rather than never. */
export async function takeDueMails(db: Db, now: Date, limit: number): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    with due as materialized (
      select notices.user_id, id from notices where mail_due_at <= ${now}::timestamptz
      order by mail_due_at limit ${limit} for update skip locked
    ), taken as (
      update notices set mail_attempts = mail_attempts + 1,
        mail_due_at = case when mail_attempts + 1 < ${mostMailAttempts}
          then ${now}::timestamptz + make_interval(mins => 5 * (1 << mail_attempts)) end
      from due, users
      where notices.user_id = due.user_id and notices.id = due.id and users.id = due.user_id
      returning notices.user_id, notices.id, title, body, occasion, coalesce(mail_to, email) as email, role,
        notices.created_at
    )
    select user_id, id, title, body, occasion, email, role from taken order by created_at, id`.execute(db);
  return rows;
}

export async function settleMail(db: Db, { userId, id }: DueMail): Promise<void> {
  await db.updateTable('notices').set({ mailDueAt: null }).where('userId', '=', userId).where('id', '=', id).execute();
}
