import type { Db } from '../../../db/open.ts';

/** What admins did, newest first, from where the page before ended. */
export const listActions = (db: Db, subject: string | undefined, before: number | undefined, limit: number) =>
  db
    .selectFrom('adminActions')
    .selectAll()
    .$if(subject !== undefined, (query) => query.where('subject', '=', subject ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
