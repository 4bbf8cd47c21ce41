import { Button } from '@mantine/core';
import type { ManagedUser } from '../../../../contract/admin/admin.ts';
import { capitalised, momentOf } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { type Column, DataTable } from '../../../ui/lists/DataTable.tsx';
import classes from './PeopleTable.module.css';

const columns: Column<ManagedUser>[] = [
  {
    title: 'User name',
    isName: true,
    value: ({ userName, name, email }) => (
      <>
        <span className={classes.name}>{userName}</span>
        <span className={classes.more}>{[name === userName ? '' : name, email].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  {
    title: 'Role',
    isShort: true,
    value: ({ role }) =>
      role === 'user' ? 'User' : <Badge tone={role === 'admin' ? 'warm' : 'neutral'}>{capitalised(role)}</Badge>,
  },
  { title: 'Plan', isShort: true, value: ({ plan }) => capitalised(plan) },
  {
    title: 'Status',
    value: ({ status }) =>
      status === 'active' ? <Badge tone="good">Active</Badge> : <Badge tone="bad">Disabled</Badge>,
  },
  { title: 'Created', isShort: true, value: ({ createdAt }) => momentOf(createdAt) },
  { title: 'Last login', isShort: true, value: ({ lastLogin }) => (lastLogin ? momentOf(lastLogin) : 'Never') },
];

interface PeopleTableProps {
  users: ManagedUser[];
  onManage: (user: ManagedUser) => void;
}

export function PeopleTable({ users, onManage }: PeopleTableProps) {
  return (
    <DataTable
      caption="Users, newest first"
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
