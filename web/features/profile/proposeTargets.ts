import { useMutation } from '@tanstack/react-query';
import { proposeTargets } from '../../../contract/accounts/profile.ts';
import type { BodyOf } from '../../../contract/http.ts';
import { call } from '../../lib/api.ts';

/** Proposes targets and says how it got there; nothing is saved. */
export const useProposeTargets = () =>
  useMutation({ mutationFn: (body: BodyOf<typeof proposeTargets>) => call(proposeTargets, { body }) });
