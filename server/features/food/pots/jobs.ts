import type { AppContext } from '../../../context.ts';
import type { Job } from '../../../jobs/queue.ts';
import { deleteOldPots } from './mutations.ts';

export const potJobs = ({ db, clock }: AppContext): Job[] => [
  { name: 'delete-old-pots', schedule: '35 21 * * *', run: () => deleteOldPots(db, clock.now()) },
];
