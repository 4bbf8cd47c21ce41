import type { Updateable } from 'kysely';
import type { Db } from '../../db/open.ts';
import type { Goals } from '../../db/schema.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { type CareTargets, findUnsafeTargets, isExcepted, type TargetPerson, type UnsafeTarget } from './policy.ts';

/**
 * Those of the targets that are unsafe for this body and not excepted. Those that a doctor set, as the person
 * confirms at `confirmedAt`, are kept as exceptions and answered for no more.
 */
export async function checkTargets(
  transaction: Db,
  owner: OwnerId,
  targets: Partial<CareTargets>,
  body: TargetPerson,
  confirmedAt: Date | undefined,
): Promise<UnsafeTarget[]> {
  const unsafe = await findUnexcepted(transaction, owner, targets, body);
  if (!confirmedAt || unsafe.length === 0) return unsafe;
  await transaction
    .insertInto('targetExceptions')
    .values(unsafe.map(({ target, value }) => ({ userId: owner, target, value, confirmedAt })))
    .onConflict((conflict) =>
      conflict.columns(['userId', 'target']).doUpdateSet(({ ref }) => ({
        value: ref('excluded.value'),
        confirmedAt: ref('excluded.confirmedAt'),
      })),
    )
    .execute();
  return [];
}

/** Moves stored targets that are unsafe for this body to the nearest safe figure, and answers with them as they were. */
export async function raiseTargets(transaction: Db, owner: OwnerId, body: TargetPerson): Promise<UnsafeTarget[]> {
  const stored = await transaction
    .selectFrom('goals')
    .selectAll()
    .where('userId', '=', owner)
    .executeTakeFirstOrThrow();
  const unsafe = await findUnexcepted(transaction, owner, stored, body);
  if (unsafe.length === 0) return [];
  const safe = Object.fromEntries(unsafe.map(({ target, nearest }) => [target, nearest])) as Updateable<Goals>;
  await transaction.updateTable('goals').set(safe).where('userId', '=', owner).execute();
  return unsafe;
}

async function findUnexcepted(
  transaction: Db,
  owner: OwnerId,
  targets: Partial<CareTargets>,
  body: TargetPerson,
): Promise<UnsafeTarget[]> {
  const unsafe = findUnsafeTargets(targets, body);
  if (unsafe.length === 0) return [];
  const exceptions = await transaction
    .selectFrom('targetExceptions')
    .select(['target', 'value'])
    .where('userId', '=', owner)
    .execute();
  return unsafe.filter((found) => !exceptions.some((exception) => isExcepted(found, exception)));
}
