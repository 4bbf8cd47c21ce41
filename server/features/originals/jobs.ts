import { originalsKeptDays } from '../../../contract/originals.ts';
import type { AppContext } from '../../context.ts';
import type { Job } from '../../jobs/queue.ts';
import { removeOriginals } from './mutations.ts';

const dayMs = 86_400_000;

export const originalJobs = ({ db, clock }: AppContext): Job[] => [
  {
    name: 'remove-old-originals',
    schedule: '15 22 * * *',
    run: () => removeOriginals(db, new Date(clock.now().getTime() - originalsKeptDays * dayMs)),
  },
];
