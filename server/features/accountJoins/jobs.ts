import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { endOldJoins } from './undoing/mutations.ts';

export const accountJoinJobs = ({ db, clock }: AppContext): Job[] => [
  { name: 'end-joined-accounts', schedule: '15 * * * *', run: () => endOldJoins(db, clock.now()) },
];
