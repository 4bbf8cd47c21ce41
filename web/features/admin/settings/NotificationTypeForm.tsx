import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Group.layer.css';
import { Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { type NotificationTypeSetting, updateNotificationType } from '#schemas/admin/adminSettings.ts';
import { planNames } from '../../../../contract/accounts/accounts.ts';
import { notificationCategories } from '../../../../contract/notifications.ts';
import { call } from '../../../lib/api.ts';
import { useEntryForm } from '../../../lib/entryForm.ts';
import { capitalised } from '../../../lib/format.ts';
import { EntryFields, WideField } from '../../../ui/lists/EntryFields.tsx';

interface NotificationTypeFormProps {
  type: NotificationTypeSetting;
  onSaved: () => void;
  onCancel: () => void;
}

export function NotificationTypeForm({ type, onSaved, onCancel }: NotificationTypeFormProps) {
  const { code, ...initialValues } = type;
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues,
    schema: updateNotificationType.body,
    toBody: (values) => values,
    save: (body) => call(updateNotificationType, { params: { code }, body }),
    onSaved,
  });
  return (
    <EntryFields
      label={`Edit ${type.name}`}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure="The notification was not saved"
      onCancel={onCancel}
    >
      <TextInput label="Name" data-autofocus {...form.getInputProps('name')} />
      <NativeSelect
        label="Category"
        data={notificationCategories.map((value) => ({ value, label: capitalised(value) }))}
        {...form.getInputProps('category')}
      />
      <WideField>
        <TextInput label="Description" {...form.getInputProps('description')} />
      </WideField>
      <WideField>
        <Checkbox.Group label="Plans that hold it" {...form.getInputProps('plans')}>
          <Group gap="lg">
            {planNames.map((plan) => (
              <Checkbox key={plan} radius="xs" value={plan} label={capitalised(plan)} />
            ))}
          </Group>
        </Checkbox.Group>
      </WideField>
      <WideField>
        <Checkbox radius="xs" label="On for new people" {...form.getInputProps('byDefault', { type: 'checkbox' })} />
      </WideField>
    </EntryFields>
  );
}
