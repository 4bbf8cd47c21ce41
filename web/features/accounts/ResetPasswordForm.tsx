import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusFirst } from '../../lib/fieldErrors.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './AccountForms.module.css';
import { PasswordStrength } from './PasswordStrength.tsx';
import { useResetPassword } from './resetPassword.ts';

interface ResetPasswordFormProps {
  /** From the link of the mail; without one the code of the chat is asked for. */
  token: string | undefined;
  onDone: () => void;
}

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const form = useForm({
    initialValues: { code: '', password: '', confirmation: '' },
    validate: {
      code: (value) => (token || value.trim() ? null : 'Enter the code.'),
      password: (value) => (value ? null : 'Enter a password.'),
      confirmation: (value, values) => (value === values.password ? null : 'Passwords do not match.'),
    },
  });
  return (
    <form
      method="post"
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(
        ({ code, password }) =>
          reset.mutate(
            { ...(token ? { token } : { code: code.trim() }), newPassword: password },
            { onSuccess: onDone },
          ),
        (errors) => focusFirst(form, errors),
      )}
    >
      {reset.error && <Notice tone="danger">{reset.error.message}</Notice>}
      {!token && (
        <TextInput
          label="Code from the chat"
          size="md"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
      )}
      <div>
        <PasswordInput label="New password" size="md" autoComplete="new-password" {...form.getInputProps('password')} />
        <PasswordStrength password={form.values.password} />
      </div>
      <PasswordInput
        label="Confirm password"
        size="md"
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
      <Button type="submit" size="md" fullWidth disabled={reset.isPending}>
        {reset.isPending ? 'Saving...' : 'Set the new password'}
      </Button>
    </form>
  );
}
