import { listJobsSetAside as listJobsSetAsideRoute, runJobAgain } from '../../../../contract/admin/adminJobs.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { notFound } from '../../../http/problem.ts';
import { listJobsSetAside } from './data.ts';
import { takeJobBack } from './mutations.ts';

export function jobRoutes(kit: Kit): void {
  const { db, clock, jobs } = kit.context;

  mount(kit, listJobsSetAsideRoute, () => listJobsSetAside(db));

  mount(kit, runJobAgain, async ({ params, principal }) => {
    if (!(await takeJobBack(db, params.name, principal, clock.now()))) throw notFound('This job');
    jobs.wake(params.name);
    return null;
  });
}
