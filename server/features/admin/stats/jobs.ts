import type { AppContext } from '../../../context.ts';
import type { Job } from '../../../jobs/queue.ts';
import { countUsage } from './mutations.ts';

export const statsJobs = ({ db, clock }: AppContext): Job[] => [
  { name: 'count-usage', schedule: '1,16,31,46 * * * *', run: () => countUsage(db, clock.now()) },
];
