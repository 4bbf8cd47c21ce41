import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NotificationTypeSetting } from '../../../../contract/admin/adminSettings.ts';
import { capitalised } from '../../../lib/format.ts';
import { queryKeys } from '../../../lib/queryKeys.ts';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { type Column, DataTable } from '../../../ui/lists/DataTable.tsx';
import { LogSkeleton } from '../../../ui/lists/LogSkeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useNotificationTypes } from './listNotificationTypes.ts';
import { NotificationTypeForm } from './NotificationTypeForm.tsx';

const columns: Column<NotificationTypeSetting>[] = [
  { title: 'Name', value: ({ name }) => name, isName: true },
  { title: 'Description', value: ({ description }) => description },
  { title: 'Category', isShort: true, value: ({ category }) => capitalised(category) },
  { title: 'Plans', value: ({ plans }) => plans.map(capitalised).join(', ') || 'None' },
  { title: 'On for new people', value: ({ byDefault }) => (byDefault ? 'Yes' : 'No') },
];

export function NotificationTypesView() {
  const types = useNotificationTypes();
  const queryClient = useQueryClient();
  const [edited, setEdited] = useState<NotificationTypeSetting>();
  const close = () => setEdited(undefined);
  const onSaved = () => {
    close();
    queryClient.invalidateQueries({ queryKey: queryKeys.notificationTypes });
    showToast('success', 'The notification was saved.');
  };
  return (
    <Card title="Notification types">
      <Loadable needs={[types]} skeleton={<LogSkeleton />} failure="The notification types can’t be shown">
        {(loaded) => (
          <DataTable
            caption="What people can be written to about"
            columns={columns}
            rows={loaded}
            keyOf={({ code }) => code}
            empty="There are no notifications."
            actions={(type) => (
              <Button
                variant="default"
                size="compact-md"
                aria-label={`Edit ${type.name}`}
                onClick={() => setEdited(type)}
              >
                Edit
              </Button>
            )}
          />
        )}
      </Loadable>
      <Dialog title={`Edit ${edited?.name ?? ''}`} isOpen={edited !== undefined} onClose={close}>
        {edited && <NotificationTypeForm type={edited} onSaved={onSaved} onCancel={close} />}
      </Dialog>
    </Card>
  );
}
