import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  confirmTotp,
  deleteTotp,
  getSecondFactors,
  replaceRecoveryCodes,
  startTotp,
} from '../../../../contract/accounts/secondFactors.ts';
import { call } from '../../../lib/api.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';

export const useSecondFactors = ({ enabled } = { enabled: true }) =>
  useQuery({ queryKey: queryKeys.secondFactors, queryFn: ({ signal }) => call(getSecondFactors, {}, signal), enabled });

export const useStartTotp = () => useMutation({ mutationFn: () => call(startTotp, {}) });

export const useConfirmTotp = () => useChange((code: string) => call(confirmTotp, { body: { code } }));
export const useDeleteTotp = () => useChange(() => call(deleteTotp, {}));
export const useReplaceRecoveryCodes = () => useChange(() => call(replaceRecoveryCodes, {}));

function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: queryKeys.secondFactors });
      queryClient.invalidateQueries({ queryKey: queryKeys.devices });
    },
  });
}
