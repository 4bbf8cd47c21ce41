import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api.ts';

// A changed switch shows its new state before the tap is over; by default it falls back for the length of a timer.
notifyManager.setScheduler(queueMicrotask);

const canPass = (error: Error) => error instanceof ApiProblem && (error.code === 'unreachable' || error.status >= 500);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (failures, error) => failures < 1 && canPass(error) },
    },
  });
