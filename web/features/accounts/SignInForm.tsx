import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { focusFirst } from '../../lib/fieldErrors.ts';
import { links } from '../../lib/links.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './AccountForms.module.css';
import { failureOf } from './failure.ts';
import { useSignIn } from './signIn.ts';

export function SignInForm() {
  const signIn = useSignIn();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { userName: '', password: '', remember: true },
    validate: {
      userName: (value) => (value.trim() ? null : 'Enter your user name or e-mail.'),
      password: (value) => (value ? null : 'Enter a password.'),
    },
  });

  return (
    <form
      method="post"
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(
        (values) => signIn.mutate(values),
        (errors) => focusFirst(form, errors),
      )}
    >
      {signIn.error && <Notice tone="danger">{failureOf(signIn.error, 'Login failed.')}</Notice>}
      <TextInput
        label="User name or e-mail"
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        key={form.key('userName')}
        {...form.getInputProps('userName')}
      />
      <PasswordInput
        label="Password"
        size="md"
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <div className={classes.between}>
        <Checkbox
          label="Remember me"
          key={form.key('remember')}
          {...form.getInputProps('remember', { type: 'checkbox' })}
        />
        <a href={links.forgotPassword} className={classes.link}>
          Forgot password?
        </a>
      </div>
      <Button type="submit" size="md" fullWidth disabled={signIn.isPending}>
        {signIn.isPending ? 'Signing in...' : 'Sign In'}
      </Button>
    </form>
  );
}
