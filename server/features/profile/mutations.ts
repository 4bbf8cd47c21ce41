import type { Updateable } from 'kysely';
import type { Goals } from '../../../contract/profile.ts';
import { insertEntry } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import type { Users } from '../../db/schema.ts';
import { latestLoggedWeight } from '../../db/weights.ts';
import { localDateOf } from '../../lib/dates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { newToken } from '../../lib/token.ts';
import type { personColumns } from './data.ts';

type PersonColumns = Pick<Updateable<Users>, (typeof personColumns)[number]>;

/** Changes what is given. A weight other than the latest logged one is logged as of now. */
export async function saveProfile(
  db: Db,
  owner: OwnerId,
  { person, goals, weightKg }: { person: PersonColumns; goals: Partial<Goals>; weightKg: number | undefined },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Writing the row makes two saves of one person wait for each other, so that one weight is logged once.
    const { timeZone } = await transaction
      .updateTable('users')
      .set((eb) => ({ id: eb.ref('id'), ...person }))
      .where('id', '=', owner)
      .returning('timeZone')
      .executeTakeFirstOrThrow();
    if (Object.values(goals).some((value) => value !== undefined)) await saveGoals(transaction, owner, goals);
    if (weightKg)
      await logWeight(transaction, owner, weightKg, { occurredAt: now, localDate: localDateOf(now, timeZone) });
  });
}

export async function saveGoals(db: Db, owner: OwnerId, goals: Partial<Goals>): Promise<void> {
  await db.updateTable('goals').set(goals).where('userId', '=', owner).execute();
}

async function logWeight(
  transaction: Db,
  owner: OwnerId,
  weightKg: number,
  time: { occurredAt: Date; localDate: string },
): Promise<void> {
  const { latest } = await transaction.selectNoFrom(latestLoggedWeight(owner).as('latest')).executeTakeFirstOrThrow();
  if (latest === weightKg) return;
  await insertEntry(transaction, 'weightEntries', { userId: owner, ...time, weightKg }, time.occurredAt);
}

/** Replaces the person's picture and returns its new address below the API's root. */
export async function saveAvatar(db: Db, owner: OwnerId, image: Buffer, now: Date): Promise<string> {
  const avatar = { key: newToken(), image, createdAt: now };
  const avatarUrl = `/api/v1/avatars/${owner}/${avatar.key}`;
  const save = async (transaction: Db) => {
    await transaction.updateTable('users').set({ avatarUrl }).where('id', '=', owner).execute();
    await transaction
      .insertInto('avatars')
      .values({ userId: owner, ...avatar })
      .onConflict((conflict) => conflict.column('userId').doUpdateSet(avatar))
      .execute();
  };
  await (db.isTransaction ? save(db) : db.transaction().execute(save));
  return avatarUrl;
}

export async function deleteAvatar(db: Db, owner: OwnerId): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ avatarUrl: '' }).where('id', '=', owner).execute();
    await transaction.deleteFrom('avatars').where('userId', '=', owner).execute();
  });
}
