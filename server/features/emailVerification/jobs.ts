import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { deleteOldVerifications } from './mutations.ts';

export const emailVerificationJobs = ({ db, clock }: AppContext): Job[] => [
  { name: 'delete-old-email-links', schedule: '35 21 * * *', run: () => deleteOldVerifications(db, clock.now()) },
];
