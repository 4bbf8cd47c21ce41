import type { Goals } from '../../../../contract/accounts/profile.ts';
import type { Db } from '../../../db/open.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import type { PlanCode } from '../../plans/data.ts';
import { findStoredGoals, personColumns } from '../../profile/data.ts';
import { listLivePeriods } from '../../subscriptions/data.ts';
import { currentPeriod } from '../../subscriptions/policy.ts';

/** What an account tells of its person, as it is stored. */
export type AccountFigures = Awaited<ReturnType<typeof findFigures>>;

const stateColumns = ['remindersResumeOn', 'deficitsHiddenAt', 'tooYoungAt'] as const;

export async function findFigures(db: Db, userId: string, now: Date) {
  const owner = userId as OwnerId;
  const [person, goals, periods] = await Promise.all([
    db
      .selectFrom('users')
      .select([...personColumns, ...stateColumns])
      .select('plan')
      .where('id', '=', owner)
      .executeTakeFirstOrThrow(),
    findStoredGoals(db, owner),
    listLivePeriods(db, owner, now),
  ]);
  const period = currentPeriod(periods, now) ?? periods[0];
  const paid = period && { plan: period.plan, until: periods.at(-1)?.endsAt ?? period.endsAt };
  return { ...person, plan: person.plan as PlanCode, goals: goals as Goals, paid };
}
