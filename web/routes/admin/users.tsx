import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import { planNames, roles } from '../../../contract/accounts.ts';
import type { ManagedUser } from '../../../contract/admin.ts';
import { PasswordStrength } from '../../features/accounts/PasswordStrength.tsx';
import { NewUserForm } from '../../features/admin/people/NewUserForm.tsx';
import { PeopleFilters } from '../../features/admin/people/PeopleFilters.tsx';
import { PeopleTable } from '../../features/admin/people/PeopleTable.tsx';
import { PersonDialog } from '../../features/admin/people/PersonDialog.tsx';
import { type PeopleFilter, usePeople } from '../../features/admin/people/searchPeople.ts';
import { failedWith } from '../../lib/api.ts';
import { homeOf } from '../../lib/links.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { updateSession, useSession } from '../../lib/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { RetryIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogCard } from '../../ui/LogCard.tsx';
import { LogSkeleton } from '../../ui/LogSkeleton.tsx';
import { showToast } from '../../ui/toasts.ts';
import pageClasses from '../portal/page.module.css';
import classes from './users.module.css';

export const meta: MetaFunction = () => [{ title: 'Users · FitPulse' }];
export const handle = { title: 'Users' };

export default function Users() {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const people = usePeople(filter);
  const [chosen, setChosen] = useState<ManagedUser>();
  const session = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const changeFilter = (name: keyof PeopleFilter, value: string) =>
    setQuery(
      (known) => {
        if (value) known.set(name, value);
        else known.delete(name);
        return known;
      },
      { replace: true },
    );
  const onChanged = (user: ManagedUser) => {
    setChosen(undefined);
    showToast('success', `${user.userName} was changed.`);
    if (user.id === session?.userId) updateSession({ role: user.role, plan: user.plan });
    // Who just gave the role up may no longer ask for the list.
    if (user.id === session?.userId && user.role !== 'admin') navigate(homeOf(user));
    else queryClient.invalidateQueries({ queryKey: queryKeys.people });
  };

  return (
    <div className={pageClasses.page}>
      <LogCard
        title="Add New User"
        add="Add New User"
        hide="Hide Form"
        form={() => <NewUserForm strength={(password) => <PasswordStrength password={password} />} />}
      >
        <p className={classes.hint}>An account with a role and a plan of your choice, without paying or signing up.</p>
      </LogCard>
      <Card
        title="Users"
        aside={
          <Button
            variant="default"
            size="compact-md"
            leftSection={<RetryIcon />}
            disabled={people.isFetching}
            onClick={() => people.refetch()}
          >
            Refresh
          </Button>
        }
      >
        <PeopleFilters filter={filter} onChange={changeFilter} />
        {people.data && <Failure text="The list could not be brought up to date" error={people.error} />}
        <Loadable
          needs={[people]}
          skeleton={<LogSkeleton />}
          failure={failedWith('Fetch failed', 'Failed to load users')}
        >
          {() => <PeopleTable users={people.data?.pages.flatMap(({ users }) => users) ?? []} onManage={setChosen} />}
        </Loadable>
        {people.hasNextPage && (
          <Button
            variant="default"
            className={classes.more}
            disabled={people.isFetchingNextPage}
            onClick={() => people.fetchNextPage()}
          >
            {people.isFetchingNextPage ? 'Loading...' : 'Show more'}
          </Button>
        )}
      </Card>
      <PersonDialog
        user={chosen}
        isOneself={chosen?.id === session?.userId}
        onChanged={onChanged}
        onClose={() => setChosen(undefined)}
      />
    </div>
  );
}

/** What the address asks for; what it can't be is left out. */
function readFilter(query: URLSearchParams): PeopleFilter {
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === query.get(name));
  return {
    q: query.get('q')?.slice(0, 100) || undefined,
    role: oneOf('role', roles),
    plan: oneOf('plan', planNames),
    status: oneOf('status', ['active', 'disabled']),
  };
}
