import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as security from '../../../texts/portal/account/security.ts';
import { confirmPassword } from '../../../texts/site/accountForms.ts';
import * as texts from '../../../texts/site/accountLinks.ts';
import { focusFirst } from '../../lib/fieldErrors.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { reasonOf } from '../../lib/reasons.ts';
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
  const locale = usePageLocale();
  const reset = useResetPassword();
  const form = useForm({
    initialValues: { code: '', password: '', confirmation: '' },
    validate: {
      code: (value) => (token || value.trim() ? null : texts.enterCode(locale)),
      password: (value) => (value ? null : security.enterPassword(locale)),
      confirmation: (value, values) => (value === values.password ? null : security.noMatch(locale)),
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
      {reset.error && <Notice tone="danger">{reasonOf(reset.error)}</Notice>}
      {!token && (
        <TextInput
          label={texts.code(locale)}
          size="md"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
      )}
      <div>
        <PasswordInput
          label={security.newPassword(locale)}
          size="md"
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordStrength password={form.values.password} />
      </div>
      <PasswordInput
        label={confirmPassword(locale)}
        size="md"
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
      <Button type="submit" size="md" fullWidth disabled={reset.isPending}>
        {(reset.isPending ? texts.saving : texts.setPassword)(locale)}
      </Button>
    </form>
  );
}
