import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusFirst, refusedFields, showErrors } from '../../lib/fieldErrors.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast } from '../../ui/toasts.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import classes from './SignInWaysCard.module.css';
import { useOpensByChatOnly, useSetSignInWays } from './signInWays.ts';

/** Asks for a name and a password where the Telegram chat alone opens the account; nothing where it needs neither. */
export function SignInWaysCard() {
  return useOpensByChatOnly().data ? <SignInWaysForm /> : null;
}

function SignInWaysForm() {
  const set = useSetSignInWays();
  const form = useForm({
    initialValues: { userName: '', password: '', email: '' },
    validate: {
      userName: (value) => (value.trim() ? null : 'Enter a user name.'),
      password: (value) => (value ? null : 'Enter a password.'),
    },
  });
  const submit = form.onSubmit(
    async ({ userName, password, email }) => {
      const body = { userName: userName.trim(), password, email: email.trim() };
      await set.mutateAsync(body).then(
        () => showToast('success', `Done. You can sign in as ${body.userName} from now on.`),
        (error: Error) => showErrors(form, refusedFields(error)),
      );
    },
    (errors) => focusFirst(form, errors),
  );
  return (
    <Card title="Keep your diary yours">
      <p className={classes.lead}>
        So far only your Telegram chat opens this diary. Choose a name and a password, and it stays yours with a new
        phone, a new number, or no Telegram at all.
      </p>
      <form method="post" noValidate className={classes.form} onSubmit={submit}>
        <Failure text="Nothing was saved" error={set.error} />
        <TextInput
          label="User name"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('userName')}
        />
        <div>
          <PasswordInput label="Password" autoComplete="new-password" {...form.getInputProps('password')} />
          <PasswordStrength password={form.values.password} />
        </div>
        <TextInput
          label="E-mail (optional)"
          description="For when you forget the password. No newsletter."
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          {...form.getInputProps('email')}
        />
        <Button type="submit" disabled={set.isPending}>
          {set.isPending ? 'Saving...' : 'Save'}
        </Button>
      </form>
    </Card>
  );
}
