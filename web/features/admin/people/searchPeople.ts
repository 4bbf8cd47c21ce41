import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { searchUsers } from '#schemas/admin/admin.ts';
import { call } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import { readQuery } from '../../../lib/queryParameters.ts';

const filter = searchUsers.query.omit({ cursor: true });
export type PeopleFilter = z.output<typeof filter>;

export const readFilter = (query: URLSearchParams): PeopleFilter => readQuery(filter, query);

/** The accounts that fit, page after page. */
export const usePeople = (chosen: PeopleFilter) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.people, chosen],
    queryFn: ({ pageParam, signal }) => call(searchUsers, { query: { ...chosen, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
