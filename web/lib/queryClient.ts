import { QueryClient } from '@tanstack/react-query';
import { ApiProblem } from './api.ts';

const canPass = (error: Error) => error instanceof ApiProblem && (error.code === 'unreachable' || error.status >= 500);

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, error) => failures < 1 && canPass(error),
        // Without a connection `call` answers with what is kept, or says why it can't.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
