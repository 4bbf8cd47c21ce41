import type { ManagedUser } from '../../../../contract/admin/admin.ts';
import { capitalised, momentOf } from '../../../lib/format.ts';
import { type Column, DataTable } from '../../../ui/lists/DataTable.tsx';

const columns: Column<ManagedUser>[] = [
  { title: 'User', value: ({ userName }) => userName, isName: true },
  { title: 'Plan', value: ({ plan }) => capitalised(plan) },
  { title: 'Signed up', value: ({ createdAt }) => momentOf(createdAt) },
];

export function RecentSignUps({ users }: { users: ManagedUser[] }) {
  return (
    <DataTable
      caption="The newest accounts"
      columns={columns}
      rows={users}
      keyOf={({ id }) => id}
      empty="Nobody has signed up yet."
    />
  );
}
