import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { mostKept } from '../../../contract/savedFoods.ts';
import type { Db } from '../../db/open.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findPhrase, type PhraseKind, type PhraseRow } from './data.ts';

export interface Phrase {
  kind: PhraseKind;
  phrase: string;
  meaning: string;
}

/**
 * `taken` when the person has that phrase, `full` when they keep as many as there may be. A repeat with the same key
 * answers with the phrase of the first.
 */
export async function insertPhrase(
  db: Db,
  owner: OwnerId,
  { kind, phrase, meaning }: Phrase,
  idempotencyKey: string | undefined,
  now: Date,
): Promise<PhraseRow | 'taken' | 'full'> {
  const kept = sql`(select count(*) from saved_phrases where user_id = ${owner} and kind = ${kind} and deleted_at is null)`;
  const { rows } = await sql<PhraseRow>`
    insert into saved_phrases (user_id, id, kind, phrase, meaning, idempotency_key, created_at)
    select ${owner}, ${newId()}, ${kind}, ${phrase}, ${meaning}, ${idempotencyKey ?? null}, ${now} where ${kept} < ${mostKept}
    on conflict do nothing returning *`.execute(db);
  const [inserted] = rows;
  if (inserted) return inserted;
  const repeated = idempotencyKey && (await findByKey(db, owner, idempotencyKey));
  if (repeated) return repeated;
  return (await findPhrase(db, owner, kind, phrase)) ? 'taken' : 'full';
}

const findByKey = (db: Db, owner: OwnerId, key: string) =>
  db
    .selectFrom('savedPhrases')
    .selectAll()
    .where('userId', '=', owner)
    .where('idempotencyKey', '=', key)
    .executeTakeFirst();

/** Adds a phrase, or gives the one that is there this meaning; `before` is the meaning that it had. */
export async function keepPhrase(
  db: Db,
  owner: OwnerId,
  phrase: Phrase,
  now: Date,
): Promise<{ row: PhraseRow; before: string | undefined } | 'full'> {
  const inserted = await insertPhrase(db, owner, phrase, undefined, now);
  if (inserted === 'full') return inserted;
  if (inserted !== 'taken') return { row: inserted, before: undefined };
  const known = await findPhrase(db, owner, phrase.kind, phrase.phrase);
  const row = known && (await updatePhrase(db, owner, phrase.kind, known.id, { meaning: phrase.meaning }));
  // It was deleted or renamed elsewhere in this moment.
  return row && row !== 'taken' ? { row, before: known.meaning } : keepPhrase(db, owner, phrase, now);
}

/** `taken` when another one of its kind has the new phrase; undefined when there is no such one. */
export async function updatePhrase(
  db: Db,
  owner: OwnerId,
  kind: PhraseKind,
  id: string,
  changes: { phrase?: string | undefined; meaning?: string | undefined },
): Promise<PhraseRow | 'taken' | undefined> {
  try {
    return await db
      .updateTable('savedPhrases')
      .set((eb) => ({
        phrase: changes.phrase === undefined ? eb.ref('phrase') : eb.val(changes.phrase),
        meaning: changes.meaning === undefined ? eb.ref('meaning') : eb.val(changes.meaning),
      }))
      .where('userId', '=', owner)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('deletedAt', 'is', null)
      .returningAll()
      .executeTakeFirst();
  } catch (error) {
    if ((error as { constraint?: string }).constraint === 'saved_phrases_phrase') return 'taken';
    throw error;
  }
}

export async function deletePhrase(db: Db, owner: OwnerId, kind: PhraseKind, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('savedPhrases')
    .set({ deletedAt: now })
    .where('userId', '=', owner)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
