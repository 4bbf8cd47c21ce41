import type { Selectable } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { SavedPhrases } from '../../db/schema.ts';
import type { OwnerId } from '../../lib/owner.ts';

/** A meal that one has often, a favourite, or what a word of one's own means. */
export type PhraseKind = 'meal' | 'favourite' | 'memory';
export type PhraseRow = Selectable<SavedPhrases>;

/** The latest first; of one kind, or of all. */
export const listPhrases = (db: Db, owner: OwnerId, kind?: PhraseKind): Promise<PhraseRow[]> =>
  db
    .selectFrom('savedPhrases')
    .selectAll()
    .where('userId', '=', owner)
    .where('deletedAt', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The phrase in whatever case it is written. */
export const findPhrase = (db: Db, owner: OwnerId, kind: PhraseKind, phrase: string): Promise<PhraseRow | undefined> =>
  db
    .selectFrom('savedPhrases')
    .selectAll()
    .where('userId', '=', owner)
    .where('kind', '=', kind)
    .where(
      ({ fn }) => fn<string>('lower', ['phrase']),
      '=',
      ({ fn, val }) => fn<string>('lower', [val(phrase)]),
    )
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
