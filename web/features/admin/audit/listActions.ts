import { useInfiniteQuery } from '@tanstack/react-query';
import { listAdminActions } from '../../../../contract/admin/admin.ts';
import type { AnswerOf } from '../../../../contract/http.ts';
import { call } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

export type AdminAction = AnswerOf<typeof listAdminActions>['actions'][number];

/** What admins did, newest first, page after page; with one subject, or with all; what they looked at only on wish. */
export const useActions = (subject: string | undefined, withReads: boolean) =>
  useInfiniteQuery({
    queryKey: [...queryKeys.auditLog, subject ?? 'all', withReads],
    queryFn: ({ pageParam, signal }) =>
      call(listAdminActions, { query: { subject, cursor: pageParam, reads: withReads ? 'too' : undefined } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
