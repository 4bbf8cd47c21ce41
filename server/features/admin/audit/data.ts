import { sql } from 'kysely';
import type { Db } from '../../../db/open.ts';

/** What merely looks at something: a list, a ticket, a page of somebody. */
const isRead = sql<boolean>`(action like 'list %' or action like 'read %' or coalesce(after->>'method', '') = 'GET')`;

interface Wanted {
  subject: string | undefined;
  withReads: boolean;
  before: number | undefined;
  limit: number;
}

/** What admins did, newest first, from where the page before ended. */
export const listActions = (db: Db, { subject, withReads, before, limit }: Wanted) =>
  db
    .selectFrom('adminActions')
    .selectAll()
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(!withReads, (query) => query.where(sql<boolean>`not ${isRead}`))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
