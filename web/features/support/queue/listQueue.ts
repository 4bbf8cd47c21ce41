import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listAllTickets, type TicketSummary } from '../../../../contract/support.ts';
import { call } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import type { QueueFilter } from './queueFilter.ts';

const refetchMs = 60_000;

/** Everybody's tickets as the server sorts them, page by page; one that moved between two pages is there once. */
export const useTicketQueue = (filter: QueueFilter) =>
  useInfiniteQuery({
    queryKey: queryKeys.ticketQueue(filter),
    queryFn: ({ pageParam, signal }) => call(listAllTickets, { query: { ...filter, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }): TicketSummary[] => [
      ...new Map(pages.flatMap(({ tickets }) => tickets).map((ticket) => [ticket.id, ticket])).values(),
    ],
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs,
  });
