import { cancelSubscription, getSubscription, resumeSubscription } from '../../../contract/subscriptions.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findPlan, isCancelled, listLivePeriods } from './data.ts';
import { cancel, resume } from './mutations.ts';
import { currentPeriod } from './policy.ts';

export function subscriptionRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  async function describe(owner: OwnerId) {
    const now = clock.now();
    const [plan, live, cancelled] = await Promise.all([
      findPlan(db, owner, now),
      listLivePeriods(db, owner, now),
      isCancelled(db, owner),
    ]);
    const period = currentPeriod(live, now);
    // A plan that an admin gave has no period, and no end of its own.
    const current = period?.plan === plan ? period : undefined;
    const status = !current ? ('none' as const) : cancelled ? ('cancelled' as const) : ('active' as const);
    return {
      plan,
      status,
      currentPeriodStart: current?.startsAt.toISOString() ?? null,
      currentPeriodEnd: current?.endsAt.toISOString() ?? null,
      paidUntil: live.at(-1)?.endsAt.toISOString() ?? null,
      cancelAtPeriodEnd: status === 'cancelled',
    };
  }

  mount(kit, getSubscription, ({ owner }) => describe(owner));

  mount(kit, cancelSubscription, async ({ owner }) => {
    const live = await listLivePeriods(db, owner, clock.now());
    if (live.length === 0) throw new HttpProblem(409, 'conflict', 'There is no paid plan to cancel.');
    await cancel(db, owner, clock.now());
    return describe(owner);
  });

  mount(kit, resumeSubscription, async ({ owner }) => {
    await resume(db, owner);
    return describe(owner);
  });
}
