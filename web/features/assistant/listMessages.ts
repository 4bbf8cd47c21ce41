import { useInfiniteQuery } from '@tanstack/react-query';
import { listChatMessages } from '../../../contract/assistant.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { inOrder } from './exchange.ts';

const pageSize = 50;

/** The conversation, newest page first; older pages come when asked for. */
export function useMessages() {
  return useInfiniteQuery({
    queryKey: queryKeys.chat,
    queryFn: ({ pageParam, signal }) =>
      call(listChatMessages, { query: { before: pageParam, limit: pageSize } }, signal).then(
        ({ messages }) => messages,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page[0]?.id),
    select: ({ pages }) => inOrder(pages.toReversed().flat()),
  });
}
