import type { JobSetAside } from '../../../../contract/admin/adminJobs.ts';
import type { Db } from '../../../db/open.ts';

export async function listJobsSetAside(db: Db): Promise<JobSetAside[]> {
  const rows = await db
    .selectFrom('jobRuns')
    .select(['name', 'reason', 'setAsideAt'])
    .where('setAsideAt', 'is not', null)
    .orderBy('setAsideAt')
    .orderBy('name')
    .execute();
  return rows.flatMap(({ name, reason, setAsideAt }) =>
    setAsideAt ? { name, reason: reason as JobSetAside['reason'], setAsideAt: setAsideAt.toISOString() } : [],
  );
}
