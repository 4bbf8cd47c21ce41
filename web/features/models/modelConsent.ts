import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { consentTextVersion, getModelConsent, saveModelConsent } from '../../../contract/models.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';

export const useModelConsent = () =>
  useQuery({ queryKey: queryKeys.modelConsent, queryFn: ({ signal }) => call(getModelConsent, {}, signal) });

export function useSaveModelConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (isGiven: boolean) => call(saveModelConsent, { body: { isGiven, textVersion: consentTextVersion } }),
    onSuccess: (consent) => queryClient.setQueryData(queryKeys.modelConsent, consent),
  });
}
