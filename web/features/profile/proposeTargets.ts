import { useMutation } from '@tanstack/react-query';
import type { BodyOf } from '../../../contract/http.ts';
import { proposeTargets } from '../../../contract/profile.ts';
import { call } from '../../lib/api.ts';

/** Proposes targets and says how it got there; nothing is saved. */
export const useProposeTargets = () =>
  useMutation({ mutationFn: (body: BodyOf<typeof proposeTargets>) => call(proposeTargets, { body }) });
