import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createTelegramLink,
  deleteTelegramLink,
  getTelegramLink,
  undoTelegramJoin,
} from '../../../contract/accounts/accounts.ts';
import type { AnswerOf } from '../../../contract/http.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export type TelegramLink = AnswerOf<typeof getTelegramLink>;

const waitMs = 4_000;

/** Whether a chat is connected; asked again and again while one is waited for. */
export const useTelegramLink = (isWaiting: boolean) =>
  useQuery({
    queryKey: queryKeys.telegram,
    queryFn: ({ signal }) => call(getTelegramLink, {}, signal),
    refetchInterval: ({ state }) => (isWaiting && !state.data?.linked ? waitMs : false),
  });

export const useCreateTelegramLink = () => useMutation({ mutationFn: () => call(createTelegramLink, {}) });

export function useDeleteTelegramLink() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteTelegramLink, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.telegram }),
  });
}

/** Everything that was logged may have changed with it. */
export function useUndoTelegramJoin() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(undoTelegramJoin, {}),
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
