import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { searchUsers } from '../../../../contract/admin.ts';
import type { QueryOf } from '../../../../contract/http.ts';
import { call } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

export type PeopleFilter = Omit<QueryOf<typeof searchUsers>, 'cursor'>;

/** The newest accounts that fit, page after page. */
export const usePeople = (filter: PeopleFilter) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.people, filter],
    queryFn: ({ pageParam, signal }) => call(searchUsers, { query: { ...filter, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
