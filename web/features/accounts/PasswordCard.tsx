import * as texts from '../../../texts/portal/account/security.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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
  const locale = usePageLocale();
  const change = useChangePassword();
  const form = useForm({
    initialValues: empty,
    validate: {
      newPassword: (value) => (value ? null : texts.enterPassword(locale)),
      confirmation: (value, values) => (value === values.newPassword ? null : texts.noMatch(locale)),
    },
  });
  const submit = form.onSubmit(
    ({ currentPassword, newPassword }) => {
      change.mutate(
        { currentPassword, newPassword },
        {
          onSuccess: () => {
            form.reset();
            showToast('success', texts.passwordChanged(locale));
          },
          onError: (error) => showErrors(form, refusedFields(error)),
        },
      );
    },
    (errors) => focusFirst(form, errors),
  );

  return (
    <Card title={texts.password(locale)}>
      <form method="post" noValidate className={classes.form} onSubmit={submit}>
        <Failure text={texts.passwordNotChanged(locale)} error={change.error} />
        <PasswordInput
          label={texts.currentPassword(locale)}
          description={texts.signedUpWithout(locale)}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <div>
          <PasswordInput
            label={texts.newPassword(locale)}
            autoComplete="new-password"
            {...form.getInputProps('newPassword')}
          />
          <PasswordStrength password={form.values.newPassword} />
        </div>
        <PasswordInput
          label={texts.confirmPassword(locale)}
          autoComplete="new-password"
          {...form.getInputProps('confirmation')}
        />
        <Button type="submit" disabled={change.isPending}>
          {change.isPending ? controls.saving(locale) : texts.changePassword(locale)}
        </Button>
      </form>
    </Card>
  );
}
