import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import type { BodyOf } from '../../../contract/http.ts';
import { call } from '../../lib/api.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { keep } from './getProfile.ts';

/** Saves the fields sent. Targets and weight change what the dashboard says. */
export function useSaveProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveProfile>) => call(saveProfile, { body }),
    onSuccess: (profile) => {
      queryClient.setQueryData(queryKeys.profile, keep(profile));
      queryClient.invalidateQueries({ queryKey: queryKeys.goals });
      queryClient.invalidateQueries({ queryKey: queryKeys.logged });
    },
  });
}
