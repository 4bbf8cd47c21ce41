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

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Writes down what an admin does, and answers with the row's id; belongs in the transaction that does it. */
export async function recordAdminAction(
  transaction: Db,
  admin: Pick<Principal, 'userId'>,
  { action, subject, before, after }: AdminAction,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into admin_actions (admin_id, admin_name, action, subject, before, after, created_at)
    select id, user_name, ${action}, ${subject}, ${json(before)}::jsonb, ${json(after)}::jsonb, ${now}::timestamptz
    from users where id = ${admin.userId} returning id`.execute(transaction);
  return rows[0]?.id;
}

/** Adds to a record what has come of it. */
export async function recordOutcome(db: Db, id: number | undefined, outcome: Record<string, unknown>): Promise<void> {
  await sql`update admin_actions set after = coalesce(after, '{}') || ${json(outcome)}::jsonb where id = ${id ?? 0}`.execute(
    db,
  );
}
