import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from './queryKeys.ts';

/** Under this key runs whatever may not be interrupted by closing its form. */
export const savingKey = ['saving'] as const;

/** Saves something that a person logs; every figure of their days follows. */
export function useLogging<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    mutationFn,
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: queryKeys.logged });
    },
  });
}
