import type { AppContext } from '../../../context.ts';
import type { Job } from '../../../jobs/queue.ts';
import { refreshCard } from './card.ts';
import { deleteOldPots, returnUndone } from './mutations.ts';

export const potJobs = ({ db, clock, telegramApi: api }: AppContext): Job[] => [
  { name: 'delete-old-pots', schedule: '35 21 * * *', run: () => deleteOldPots(db, clock.now()) },
  {
    name: 'return-undone-shares',
    schedule: '* * * * *',
    run: async () => {
      for (const pot of await returnUndone(db, clock.now())) if (api) await refreshCard({ db, api }, pot);
    },
  },
];
