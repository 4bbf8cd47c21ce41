import { useMutation } from '@tanstack/react-query';
import { type ManagedUser, updateUser } from '../../../../contract/admin/admin.ts';
import type { BodyOf } from '../../../../contract/http.ts';
import { call } from '../../../lib/api.ts';
import { savingKey } from '../../../lib/logging.ts';

export type UserChange = BodyOf<typeof updateUser>;

export const useChangeUser = () =>
  useMutation({
    mutationKey: savingKey,
    mutationFn: ({ id, change }: { id: string; change: UserChange }) =>
      call(updateUser, { params: { id }, body: change }),
  });

type Rights = Pick<ManagedUser, 'role' | 'plan' | 'status'>;

/** What differs; undefined when nothing does. */
export function changeBetween(before: Rights, after: Rights): UserChange | undefined {
  const change = {
    ...(after.role !== before.role && { role: after.role }),
    ...(after.plan !== before.plan && { plan: after.plan }),
    ...(after.status !== before.status && { status: after.status }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

/** What somebody has to know before a change that takes or gives much; none for the others. */
export function warningsOf({ role, status }: UserChange, name: string, isOneself: boolean): string[] {
  const warnings: string[] = [];
  if (role === 'admin') warnings.push(`${name} will see and change everything in the admin area.`);
  if (role === 'support') {
    warnings.push(`${name} will read and answer everybody’s tickets, and see nothing else of the admin area.`);
  }
  if (role === 'user') {
    warnings.push(
      isOneself ? 'You will no longer get into the admin area.' : `${name} will no longer get into the admin area.`,
    );
  }
  if (status === 'disabled') {
    warnings.push(
      `${isOneself ? 'You are' : `${name} is`} signed out everywhere at once, and can’t sign in until enabled again.`,
    );
  }
  return warnings;
}
