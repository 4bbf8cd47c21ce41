import { useQuery } from '@tanstack/react-query';
import { listNotificationTypes } from '../../../../contract/admin/adminSettings.ts';
import { call } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

export const useNotificationTypes = () =>
  useQuery({
    queryKey: queryKeys.notificationTypes,
    queryFn: ({ signal }) => call(listNotificationTypes, {}, signal),
  });
