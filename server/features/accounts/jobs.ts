import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { deleteExpiredChallenges } from '../passkeys/mutations.ts';
import { deleteEndedSessions } from './mutations.ts';

const dayMs = 86_400_000;

export const accountJobs = ({ db, clock }: AppContext): Job[] => [
  {
    name: 'delete-ended-sessions',
    schedule: '20 21 * * *',
    run: async () => {
      const dayAgo = new Date(clock.now().getTime() - dayMs);
      await deleteEndedSessions(db, dayAgo);
      await deleteExpiredChallenges(db, dayAgo);
    },
  },
];
