import { sql } from 'kysely';
import type { Principal } from '../lib/owner.ts';
import type { Db } from './open.ts';

export interface AdminAction {
  /** What was done, such as 'change user'. */
  action: string;
  /** To what, such as 'user 0198…'. */
  subject: string;
  before?: unknown;
  after?: unknown;
}

/** Writes down what an admin does; belongs in the transaction that does it. */
export async function recordAdminAction(
  transaction: Db,
  admin: Pick<Principal, 'userId'>,
  { action, subject, before, after }: AdminAction,
  now: Date,
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await sql`
    insert into admin_actions (admin_id, admin_name, action, subject, before, after, created_at)
    select id, user_name, ${action}, ${subject}, ${json(before)}::jsonb, ${json(after)}::jsonb, ${now}::timestamptz
    from users where id = ${admin.userId}`.execute(transaction);
}
