import { useMutation, useQueryClient } from '@tanstack/react-query';
import { actOnUsers, type ManagedUser, type UserAction, type UserOutcome } from '../../../../contract/admin/admin.ts';
import { call } from '../../../lib/api.ts';
import { savingKey } from '../../../lib/logging.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import { people } from '../broadcasts/wording.ts';

export function useActOnUsers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    mutationFn: (body: { action: UserAction; ids: string[] }) => call(actOnUsers, { body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.people }),
  });
}

export const actionLabels: Record<UserAction, string> = { disable: 'Disable', enable: 'Enable', signOut: 'Sign out' };

/** "Disable 3 people" */
export const actionText = (action: UserAction, count: number): string => `${actionLabels[action]} ${people(count)}`;

export const consequences: Record<UserAction, string> = {
  disable: 'They are signed out everywhere at once, and can’t sign in until enabled again.',
  enable: 'They can sign in again.',
  signOut: 'They are signed out on every device, and can sign in again.',
};

const past: Record<UserAction, string> = { disable: 'disabled', enable: 'enabled', signOut: 'signed out' };
const reasons: Record<Exclude<UserOutcome['outcome'], 'done'>, (action: UserAction) => string> = {
  unchanged: (action) => (action === 'signOut' ? 'was signed in nowhere' : `was ${past[action]} already`),
  unknown: () => 'is no longer there',
  oneself: () => 'is your own account, which stays as it is',
  'last admin': () => 'is the last admin, who stays',
};

/** What came of an action: "2 people were disabled.", and a sentence for each of the others. */
export function outcomeTexts(
  action: UserAction,
  outcomes: UserOutcome[],
  users: Pick<ManagedUser, 'id' | 'userName'>[],
) {
  const nameOf = (id: string) => users.find((user) => user.id === id)?.userName ?? id;
  const done = outcomes.filter(({ outcome }) => outcome === 'done').length;
  return {
    done: `${done === 0 ? 'Nobody' : people(done)} ${done > 1 ? 'were' : 'was'} ${past[action]}.`,
    others: outcomes.flatMap(({ id, outcome }) =>
      outcome === 'done' ? [] : [`${nameOf(id)} ${reasons[outcome](action)}.`],
    ),
  };
}
