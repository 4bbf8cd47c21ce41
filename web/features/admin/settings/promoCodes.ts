import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deletePromoCode, listPromoCodes, updatePromoCode } from '../../../../contract/admin/adminSettings.ts';
import { call } from '../../../lib/api.ts';
import { savingKey } from '../../../lib/logging.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

export const usePromoCodes = () =>
  useQuery({
    queryKey: queryKeys.promoCodes,
    queryFn: ({ signal }) => call(listPromoCodes, {}, signal),
  });

/** Only a code that no order has used can be deleted. */
export function useEndPromoCode() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    mutationFn: ({ code, how }: { code: string; how: 'end' | 'delete' }) =>
      how === 'end'
        ? call(updatePromoCode, { params: { code }, body: { endsAt: new Date().toISOString() } })
        : call(deletePromoCode, { params: { code } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.promoCodes }),
  });
}
