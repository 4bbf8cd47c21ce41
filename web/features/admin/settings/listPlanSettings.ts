import { useQuery } from '@tanstack/react-query';
import { listPlanSettings } from '../../../../contract/admin/adminSettings.ts';
import { call } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

export const usePlanSettings = () =>
  useQuery({
    queryKey: queryKeys.planSettings,
    queryFn: ({ signal }) => call(listPlanSettings, {}, signal),
  });
