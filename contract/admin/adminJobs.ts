import { z } from 'zod';
import { instant, nothing, route } from '../http.ts';

const jobSetAside = z
  .object({
    name: z.string(),
    /** What its last two runs did: the process ended while they ran, or they didn't end in their time. */
    reason: z.enum(['ended_process', 'ran_past_time']),
    setAsideAt: instant,
  })
  .meta({ id: 'JobSetAside' });
export type JobSetAside = z.infer<typeof jobSetAside>;

export const listJobsSetAside = route({
  method: 'get',
  path: '/admin/jobs/set-aside',
  access: 'admin',
  tag: 'Admin',
  summary: 'Scheduled jobs that are run no more, as they ended the process or ran past their time twice',
  status: 200,
  answer: z.array(jobSetAside),
});

export const runJobAgain = route({
  method: 'post',
  path: '/admin/jobs/set-aside/{name}/run-again',
  access: 'admin',
  tag: 'Admin',
  summary: 'Run a job again that was set aside, now and as scheduled',
  params: z.object({ name: z.string().max(100) }),
  status: 204,
  answer: nothing,
});
