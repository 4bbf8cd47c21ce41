import type { Updateable } from 'kysely';
import type { Goals } from '../../../contract/accounts/profile.ts';
import { insertEntry } from '../../db/entries.ts';
import type { Db } from '../../db/open.ts';
import type { Users } from '../../db/schema.ts';
import { latestLoggedWeight } from '../../db/weights.ts';
import { yearsBetween } from '../../lib/dates.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { newToken } from '../../lib/token.ts';
import { emailChangedNotice } from '../accounts/policy.ts';
import { findTargetPerson } from '../care/data.ts';
import { checkTargets, raiseTargets } from '../care/mutations.ts';
import { leastAge, type TargetPerson, type UnsafeTarget } from '../care/policy.ts';
import { notify } from '../notifications/mutations.ts';
import type { personColumns } from './data.ts';

type PersonColumns = Pick<Updateable<Users>, (typeof personColumns)[number]>;

interface ProfileChanges {
  person: PersonColumns;
  goals: Partial<Goals>;
  weightKg: number | undefined;
  /** The person says that a doctor set these targets; kept with its date. */
  doctorSet?: boolean | undefined;
}

export type ProfileOutcome =
  /** `raised` are targets that this change of the body made unsafe, and that now stand at the nearest safe figure. */
  | { outcome: 'saved'; raised: UnsafeTarget[] }
  /** Nothing was saved. */
  | { outcome: 'unsafe'; unsafe: UnsafeTarget[] }
  | { outcome: 'tooYoung' };

/** Changes what is given, all of it or nothing. A weight other than the latest logged one is logged as of now. */
export async function saveProfile(
  db: Db,
  owner: OwnerId,
  { person, goals, weightKg, doctorSet }: ProfileChanges,
  now: Date,
): Promise<ProfileOutcome> {
  return inTransaction(db, async (transaction) => {
    const { email, timeZone, dayStartsAt } = await lockPerson(transaction, owner);
    const localDate = diaryDateOf(now, {
      timeZone: person.timeZone ?? timeZone,
      dayStartsAt: person.dayStartsAt ?? dayStartsAt,
    });
    const body = changedBody(await findTargetPerson(transaction, owner, now), person, weightKg, localDate);
    if (body.ageYears > 0 && body.ageYears < leastAge) return { outcome: 'tooYoung' };
    const unsafe = await checkTargets(transaction, owner, goals, body, doctorSet ? now : undefined);
    if (unsafe.length > 0) return { outcome: 'unsafe', unsafe };
    const isNewEmail = person.email !== undefined && person.email !== email;
    const values = {
      ...person,
      ...(person.language && { locale: person.language }),
      ...(isNewEmail && { emailVerifiedAt: null }),
    };
    if (isChange(values)) await transaction.updateTable('users').set(values).where('id', '=', owner).execute();
    await tellOfNewEmail(transaction, owner, { before: email, after: person.email }, now);
    if (isChange(goals)) await transaction.updateTable('goals').set(goals).where('userId', '=', owner).execute();
    if (weightKg) await logWeight(transaction, owner, weightKg, { occurredAt: now, localDate });
    return { outcome: 'saved', raised: await raiseTargets(transaction, owner, body) };
  });
}

/** Tells the address that was there before: who took the account over would get the one to the new address. */
export async function tellOfNewEmail(
  transaction: Db,
  owner: OwnerId,
  { before, after }: { before: string; after: string | undefined },
  now: Date,
): Promise<void> {
  if (after === undefined || after === before) return;
  await notify(transaction, [owner], { ...emailChangedNotice(now), mailTo: before }, now);
}

const inTransaction = <T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

const isChange = (values: object) => Object.values(values).some((value) => value !== undefined);

/** Writing the row makes two saves of one person wait for each other: one weight is logged once, targets fit the body. */
const lockPerson = (transaction: Db, owner: OwnerId) =>
  transaction
    .updateTable('users')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', owner)
    .returning(['timeZone', 'dayStartsAt', 'email'])
    .executeTakeFirstOrThrow();

function changedBody(
  known: TargetPerson,
  { gender, dob, heightCm, lifeStage }: PersonColumns,
  weightKg: number | undefined,
  today: string,
): TargetPerson {
  return {
    gender: (gender ?? known.gender) as TargetPerson['gender'],
    ageYears: dob === undefined ? known.ageYears : dob ? yearsBetween(dob, today) : 0,
    heightCm: heightCm ?? known.heightCm,
    weightKg: weightKg || known.weightKg,
    lifeStage: (lifeStage ?? known.lifeStage) as TargetPerson['lifeStage'],
  };
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
