import { v7 as newId } from 'uuid';
import type { TrainingChange } from '../../../../contract/training.ts';
import type { Effect } from '../../../assistant/skill.ts';
import { deleteEntry } from '../../../db/entries.ts';
import type { Db } from '../../../db/open.ts';
import type { Json } from '../../../db/schema.ts';
import { lockName } from '../../../db/transactionLock.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { findPlanRow, type PlanRow } from './data.ts';

/** Of a plan; older ones are of weeks that are over. */
const mostChanges = 100;

export type NewPlan = Pick<
  PlanRow,
  'goal' | 'level' | 'daysPerWeek' | 'place' | 'equipment' | 'injuries' | 'minutes' | 'screening' | 'startedOn'
>;

const inTransaction = <T>(db: Db, owner: OwnerId, work: (transaction: Db) => Promise<T>): Promise<T> => {
  const locked = async (transaction: Db) => {
    await lockName(transaction, `training plan ${owner}`);
    return work(transaction);
  };
  return db.isTransaction ? locked(db) : db.transaction().execute(locked);
};

/** Makes a plan in place of the one before. */
export const createPlan = (db: Db, owner: OwnerId, plan: NewPlan, now: Date): Promise<Effect[]> =>
  inTransaction(db, owner, async (transaction) => {
    const ended = await endPlans(transaction, owner, now);
    const id = newId();
    await transaction
      .insertInto('trainingPlans')
      .values({ userId: owner, id, ...plan, createdAt: now })
      .execute();
    return [...ended, { table: 'trainingPlans', id, change: 'created' }];
  });

/** Ends what is trained by; nothing where there is no plan. */
export async function endPlans(db: Db, owner: OwnerId, now: Date): Promise<Effect[]> {
  const row = await findPlanRow(db, owner);
  const isEnded = row && (await deleteEntry(db, 'trainingPlans', owner, row.id, now));
  return row && isEnded ? [{ table: 'trainingPlans', id: row.id, change: 'deleted' }] : [];
}

type PlanChange = { change: TrainingChange } | Partial<Pick<PlanRow, 'injuries' | 'screening'>>;

/** Changes the plan that is trained by; nothing where there is none. */
export const changePlan = (db: Db, owner: OwnerId, change: PlanChange): Promise<Effect[]> =>
  inTransaction(db, owner, async (transaction) => {
    const row = await findPlanRow(transaction, owner);
    if (!row) return [];
    const values =
      'change' in change ? { changes: asJson([...row.changes, change.change].slice(-mostChanges)) } : change;
    const { injuries, screening, changes } = row;
    const all = { injuries, screening, changes: asJson(changes) };
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, all[name as keyof typeof all]]));
    await transaction
      .updateTable('trainingPlans')
      .set(values)
      .where('userId', '=', owner)
      .where('id', '=', row.id)
      .execute();
    return [{ table: 'trainingPlans', id: row.id, change: 'updated', before }];
  });

const asJson = (changes: TrainingChange[]) => JSON.stringify(changes) as unknown as Json;
