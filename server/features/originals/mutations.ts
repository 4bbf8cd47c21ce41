import { sql } from 'kysely';
import type { Original } from '../../../contract/originals.ts';
import type { Db } from '../../db/open.ts';
import type { ReadableFile } from '../../lib/documents/readDocument.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { keepsOriginals } from './data.ts';
import { mostOriginalBytes } from './policy.ts';

/** Keeps a file where the person wants that, has room for it and has not sent it before; else it does nothing. */
export async function keepOriginal(
  db: Db,
  owner: OwnerId,
  { mediaType, content, kind, digest }: ReadableFile & { kind: Original['kind']; digest: string },
  now: Date,
): Promise<void> {
  // The content goes to the database only where it stays.
  if (!(await keepsOriginals(db, owner))) return;
  const size = content.length;
  await sql`
    with kept as (
      insert into original_files (user_id, kind, digest, media_type, size, created_at)
      select id, ${kind}, ${digest}, ${mediaType}, ${size}, ${now}
      from users
      where id = ${owner}
        and not exists (select from original_files where user_id = ${owner} and digest = ${digest})
        and (select coalesce(sum(size), 0) from original_files where user_id = ${owner}) + ${size} <= ${mostOriginalBytes}
      returning user_id, id
    )
    insert into original_contents (user_id, id, content) select user_id, id, ${content}::bytea from kept`.execute(db);
}

/** False where there is none. */
export async function deleteOriginal(db: Db, owner: OwnerId, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('originalFiles')
    .where('userId', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes what is older than that, and files of reports that were never kept or are gone for good. */
export async function removeOriginals(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('originalFiles')
    .where((eb) =>
      eb.or([
        eb('createdAt', '<', before),
        eb.and([
          eb('kind', '=', 'healthReport'),
          eb.not(
            eb.exists(
              eb
                .selectFrom('healthReports')
                .select('healthReports.id')
                .whereRef('healthReports.userId', '=', 'originalFiles.userId')
                .whereRef('healthReports.digest', '=', 'originalFiles.digest'),
            ),
          ),
        ]),
      ]),
    )
    .execute();
}
