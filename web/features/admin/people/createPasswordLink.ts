import { useMutation } from '@tanstack/react-query';
import { createPasswordLink } from '../../../../contract/admin/admin.ts';
import { call } from '../../../lib/api.ts';

/** Each time another link; the one before keeps working until its time is up. */
export const useCreatePasswordLink = () =>
  useMutation({ mutationFn: (id: string) => call(createPasswordLink, { params: { id } }) });
