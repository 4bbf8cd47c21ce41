import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusFirst, refusedFields, showErrors } from '../../lib/fieldErrors.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useChangePassword } from './changePassword.ts';
import classes from './PasswordCard.module.css';
import { PasswordStrength } from './PasswordStrength.tsx';

const empty = { currentPassword: '', newPassword: '', confirmation: '' };

export function PasswordCard() {
  const change = useChangePassword();
  const form = useForm({
    initialValues: empty,
    validate: {
      newPassword: (value) => (value ? null : 'Enter a password.'),
      confirmation: (value, values) => (value === values.newPassword ? null : 'Passwords do not match.'),
    },
  });
  const submit = form.onSubmit(
    ({ currentPassword, newPassword }) => {
      change.mutate(
        { currentPassword, newPassword },
        {
          onSuccess: () => {
            form.reset();
            showToast('success', 'Password changed. Other devices are signed out.');
          },
          onError: (error) => showErrors(form, refusedFields(error)),
        },
      );
    },
    (errors) => focusFirst(form, errors),
  );

  return (
    <Card title="Password">
      <form method="post" noValidate className={classes.form} onSubmit={submit}>
        <Failure text="The password was not changed" error={change.error} />
        <PasswordInput
          label="Current password"
          description="Leave it empty if you signed up without one."
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <div>
          <PasswordInput label="New password" autoComplete="new-password" {...form.getInputProps('newPassword')} />
          <PasswordStrength password={form.values.newPassword} />
        </div>
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          {...form.getInputProps('confirmation')}
        />
        <Button type="submit" disabled={change.isPending}>
          {change.isPending ? 'Saving...' : 'Change password'}
        </Button>
      </form>
    </Card>
  );
}
