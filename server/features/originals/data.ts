import type { Original } from '../../../contract/originals.ts';
import type { Db } from '../../db/open.ts';
import { type ReadableFile, toReadableFile } from '../../lib/documents/readDocument.ts';
import type { OwnerId } from '../../lib/owner.ts';

/** The latest first. */
export async function listOriginals(db: Db, owner: OwnerId): Promise<Original[]> {
  const rows = await db
    .selectFrom('originalFiles')
    .select(['id', 'kind', 'mediaType', 'size', 'createdAt'])
    .where('userId', '=', owner)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as Original['kind'], createdAt: row.createdAt.toISOString() }));
}

/** Its content. */
export async function findOriginal(db: Db, owner: OwnerId, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('originalContents')
    .select('content')
    .where('userId', '=', owner)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content;
}

/** A file as it may be kept; undefined where its owner keeps none. */
export const originalToKeep = async (db: Db, owner: OwnerId, bytes: Uint8Array): Promise<ReadableFile | undefined> =>
  (await keepsOriginals(db, owner)) ? toReadableFile(bytes, owner) : undefined;

export const keepsOriginals = async (db: Db, owner: OwnerId): Promise<boolean> =>
  (await db.selectFrom('users').select('keepsOriginals').where('id', '=', owner).executeTakeFirstOrThrow())
    .keepsOriginals;
