import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { deleteOldPasswordResets } from './mutations.ts';

export const passwordResetJobs = ({ db, clock }: AppContext): Job[] => [
  { name: 'delete-old-password-resets', schedule: '25 21 * * *', run: () => deleteOldPasswordResets(db, clock.now()) },
];
