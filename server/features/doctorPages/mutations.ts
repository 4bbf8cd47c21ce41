import { v7 as newId } from 'uuid';
import { type DoctorPageKind, mostDoctorPages } from '../../../contract/doctorPages.ts';
import type { Db } from '../../db/open.ts';
import { lockName } from '../../db/transactionLock.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { hashToken, newToken } from '../../lib/token.ts';
import { doctorPageNotice } from '../accounts/policy.ts';
import { notify } from '../notifications/mutations.ts';
import type { OpenPage } from './data.ts';

export interface NewPage {
  from: string;
  to: string;
  kinds: DoctorPageKind[];
  expiresAt: Date;
  /** The local date of that. */
  until: string;
  /** The chat in which it was asked for tells the person itself. */
  isToldInChat?: true;
}

/**
 * Makes a page and the token of its link, of which only a hash is kept, and tells the person; undefined past the limit. A repeat with the same
 * key gives the page a new token, which ends the one that may not have arrived.
 */
export async function createDoctorPage(
  db: Db,
  owner: OwnerId,
  { from, to, kinds, expiresAt, until, isToldInChat }: NewPage,
  now: Date,
  idempotencyKey?: string,
): Promise<{ id: string; token: string } | undefined> {
  const token = newToken();
  const tokenHash = hashToken(token);
  const make = async (transaction: Db) => {
    await lockName(transaction, `doctor pages ${owner}`);
    const renewed = idempotencyKey
      ? await transaction
          .updateTable('doctorPages')
          .set({ tokenHash })
          .where('userId', '=', owner)
          .where('idempotencyKey', '=', idempotencyKey)
          .returning('id')
          .executeTakeFirst()
      : undefined;
    if (renewed) return { id: renewed.id, token };
    const { count } = await transaction
      .selectFrom('doctorPages')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('userId', '=', owner)
      .where('deletedAt', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostDoctorPages) return undefined;
    const id = newId();
    await transaction
      .insertInto('doctorPages')
      .values({
        ...{ userId: owner, id, tokenHash, fromDate: from, toDate: to, kinds: [...new Set(kinds)], expiresAt },
        ...{ idempotencyKey, createdAt: now },
      })
      .execute();
    await notify(transaction, [owner], { ...doctorPageNotice(until, now), ...(isToldInChat && { isToldInChat }) }, now);
    return { id, token };
  };
  return db.isTransaction ? make(db) : db.transaction().execute(make);
}

/** Who opened a page: what their browser says of itself, and the network that they came from. */
export async function recordOpening(
  db: Db,
  { owner, id }: Pick<OpenPage, 'owner' | 'id'>,
  by: { userAgent: string; network: string; isPdf: boolean },
  now: Date,
): Promise<void> {
  await db
    .insertInto('doctorPageOpenings')
    .values({ userId: owner, id: newId(), pageId: id, openedAt: now, ...by })
    .execute();
}
