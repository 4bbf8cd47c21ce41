import { Button } from '@mantine/core';
import type { ManagedUser, UserOrder } from '../../../../contract/admin/admin.ts';
import { capitalised, datedDay, localDateOf, timeOf } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { type Column, DataTable, type DataTableProps } from '../../../ui/lists/DataTable.tsx';
import classes from './PeopleTable.module.css';

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at}>
    <span className={classes.part}>{datedDay(localDateOf(at))},</span>{' '}
    <span className={classes.part}>{timeOf(at)}</span>
  </time>
);

const columns: (Column<ManagedUser> & { sort: UserOrder })[] = [
  {
    title: 'User name',
    sort: 'userName',
    isName: true,
    value: ({ userName, name }) => (
      <>
        <span className={classes.name}>{userName}</span>
        {name !== userName && <span className={classes.more}>{name}</span>}
      </>
    ),
  },
  {
    title: 'E-mail',
    sort: 'email',
    value: ({ email }) => (email ? <span className={classes.email}>{email}</span> : '–'),
  },
  {
    title: 'Role',
    sort: 'role',
    isShort: true,
    value: ({ role }) => (role === 'user' ? 'User' : <Badge>{capitalised(role)}</Badge>),
  },
  { title: 'Plan', sort: 'plan', isShort: true, value: ({ plan }) => capitalised(plan) },
  {
    title: 'Status',
    sort: 'status',
    value: ({ status }) =>
      status === 'active' ? <Badge tone="good">Active</Badge> : <Badge tone="bad">Disabled</Badge>,
  },
  { title: 'Created', sort: 'createdAt', value: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    title: 'Last sign-in',
    sort: 'lastLogin',
    value: ({ lastLogin }) => (lastLogin ? <Moment at={lastLogin} /> : 'Never'),
  },
];

interface PeopleTableProps extends Pick<DataTableProps<ManagedUser>, 'sorting' | 'choosing'> {
  users: ManagedUser[];
  onManage: (user: ManagedUser) => void;
}

export function PeopleTable({ users, sorting, choosing, onManage }: PeopleTableProps) {
  return (
    <DataTable
      caption="Users"
      sorting={sorting}
      choosing={choosing}
      columns={columns}
      rows={users}
      keyOf={({ id }) => id}
      empty="No users found."
      actions={(user) => (
        <Button
          variant="default"
          size="compact-md"
          aria-label={`Manage ${user.userName}`}
          onClick={() => onManage(user)}
        >
          Manage
        </Button>
      )}
    />
  );
}
