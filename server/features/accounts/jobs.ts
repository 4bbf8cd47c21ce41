import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { deleteEndedSessions } from './mutations.ts';

const dayMs = 86_400_000;

export const accountJobs = ({ db, clock }: AppContext): Job[] => [
  {
    name: 'delete-ended-sessions',
    schedule: '20 21 * * *',
    run: () => deleteEndedSessions(db, new Date(clock.now().getTime() - dayMs)),
  },
];
