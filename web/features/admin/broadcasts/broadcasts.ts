import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type BroadcastAudience,
  cancelBroadcast,
  countAudience,
  createBroadcast,
  listBroadcasts,
} from '../../../../contract/admin/broadcasts.ts';
import type { BodyOf } from '../../../../contract/http.ts';
import { call } from '../../../lib/api.ts';
import { savingKey } from '../../../lib/logging.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

const progressMs = 1_000;
const idleMs = 15_000;

export interface NewBroadcast {
  text: string;
  audience: BroadcastAudience;
}

/** The latest broadcasts; asked for again and again while one is being sent. */
export const useBroadcasts = () =>
  useQuery({
    queryKey: queryKeys.broadcasts,
    queryFn: ({ signal }) => call(listBroadcasts, {}, signal),
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'sending') ? progressMs : idleMs),
  });

export const useAudience = (audience: BroadcastAudience) =>
  useQuery({
    queryKey: queryKeys.audience(audience),
    queryFn: ({ signal }) => call(countAudience, { query: { audience } }, signal),
    staleTime: 0,
  });

/** A repeat with the same key is the same broadcast. */
export function useSendBroadcast() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    mutationFn: ({ body, idempotencyKey }: { body: BodyOf<typeof createBroadcast>; idempotencyKey: string }) =>
      call(createBroadcast, { body, idempotencyKey }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.broadcasts }),
  });
}

export function useCancelBroadcast() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(cancelBroadcast, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.broadcasts }),
  });
}
