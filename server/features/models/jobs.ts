import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { forgetCalls } from './mutations.ts';
import { settleLabels } from './ownLabels/mutations.ts';

const weekMs = 7 * 86_400_000;

export const modelJobs = ({ db, clock }: AppContext): Job[] => [
  {
    name: 'forget-model-calls',
    schedule: '50 3 * * *',
    run: () => forgetCalls(db, new Date(clock.now().getTime() - weekMs)),
  },
  { name: 'settle-own-labels', schedule: '20 * * * *', run: () => settleLabels(db, clock.now()) },
];
