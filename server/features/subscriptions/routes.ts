import { cancelSubscription, getSubscription, resumeSubscription } from '../../../contract/commerce/subscriptions.ts';
import { nothingToCancel } from '../../../texts/refusals/orders.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { findSubscription, listLivePeriods } from './data.ts';
import { cancel, resume } from './mutations.ts';

export function subscriptionRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, getSubscription, ({ owner }) => findSubscription(db, owner, clock.now()));

  mount(kit, cancelSubscription, async ({ owner }) => {
    const live = await listLivePeriods(db, owner, clock.now());
    if (live.length === 0) throw new HttpProblem(409, 'conflict', nothingToCancel);
    await cancel(db, owner, clock.now());
    return findSubscription(db, owner, clock.now());
  });

  mount(kit, resumeSubscription, async ({ owner }) => {
    await resume(db, owner);
    return findSubscription(db, owner, clock.now());
  });
}
