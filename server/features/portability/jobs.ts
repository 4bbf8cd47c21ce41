import { keptAfterDeletionDays } from '../../../contract/accounts/me.ts';
import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { removeMarked } from './mutations.ts';

const dayMs = 86_400_000;

export const portabilityJobs = ({ db, clock, mailer }: AppContext): Job[] => [
  {
    name: 'remove-deleted-entries',
    schedule: '55 21 * * *',
    run: () => removeMarked(db, new Date(clock.now().getTime() - keptAfterDeletionDays * dayMs)),
  },
  {
    name: 'remove-old-outbox-mails',
    schedule: '5 22 * * *',
    run: () => mailer.forget({ before: new Date(clock.now().getTime() - keptAfterDeletionDays * dayMs) }),
  },
];
