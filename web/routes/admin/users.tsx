import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import type { ManagedUser } from '../../../contract/admin/admin.ts';
import { mostChosen } from '../../../contract/http.ts';
import { PasswordStrength } from '../../features/accounts/PasswordStrength.tsx';
import { NewUserForm } from '../../features/admin/people/NewUserForm.tsx';
import { PeopleActions } from '../../features/admin/people/PeopleActions.tsx';
import { PeopleFilters } from '../../features/admin/people/PeopleFilters.tsx';
import { PeopleTable } from '../../features/admin/people/PeopleTable.tsx';
import { PersonDialog } from '../../features/admin/people/PersonDialog.tsx';
import { readFilter, usePeople } from '../../features/admin/people/searchPeople.ts';
import { homeOf } from '../../lib/links.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { useQueryParameters, withValue } from '../../lib/queryParameters.ts';
import { updateSession, useSession } from '../../lib/session.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { RetryIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogCard } from '../../ui/lists/LogCard.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import { ShowMore } from '../../ui/lists/ShowMore.tsx';
import { useChosen } from '../../ui/lists/useChosen.ts';
import { showToast } from '../../ui/toasts.ts';
import pageClasses from '../portal/page.module.css';
import classes from './users.module.css';

export const meta: MetaFunction = () => [{ title: 'Users · FitPulse' }];
export const handle = { title: 'Users' };

export default function Users() {
  const [query, changeQuery] = useQueryParameters();
  const filter = readFilter(query);
  const people = usePeople(filter);
  const users = people.data?.pages.flatMap((page) => page.users) ?? [];
  const choosing = useChosen(
    users.map(({ id }) => id),
    mostChosen,
  );
  const [managed, setManaged] = useState<ManagedUser>();
  const session = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  const onChanged = (user: ManagedUser) => {
    setManaged(undefined);
    showToast('success', `${user.userName} was changed.`);
    if (user.id === session?.userId) updateSession({ role: user.role, plan: user.plan });
    // Who just gave the role up may no longer ask for the list.
    if (user.id === session?.userId && user.role !== 'admin') navigate(homeOf(user));
    else queryClient.invalidateQueries({ queryKey: queryKeys.people });
  };

  const sorting = {
    sort: filter.sort ?? 'createdAt',
    direction: filter.direction ?? 'descending',
    onSort: (sort: string, direction: string) =>
      changeQuery((known) => withValue(withValue(known, 'sort', sort), 'direction', direction)),
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
        <PeopleFilters
          filter={filter}
          onChange={(name, value) => changeQuery((known) => withValue(known, name, value))}
        />
        {people.data && <Failure text="The list could not be brought up to date" error={people.error} />}
        <Loadable needs={[people]} skeleton={<LogSkeleton />} failure="The users can’t be shown">
          {() => (
            <PeopleTable
              users={users}
              sorting={sorting}
              choosing={{ ...choosing, nameOf: ({ userName }) => userName }}
              onManage={setManaged}
            />
          )}
        </Loadable>
        <ShowMore list={people} />
        <PeopleActions users={users} choosing={choosing} />
      </Card>
      <PersonDialog
        user={managed}
        isOneself={managed?.id === session?.userId}
        onChanged={onChanged}
        onClose={() => setManaged(undefined)}
      />
    </div>
  );
}
