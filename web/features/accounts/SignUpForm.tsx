import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { focusFirst, refusedFields, showErrors } from '../../lib/fieldErrors.ts';
import { links } from '../../lib/links.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './AccountForms.module.css';
import { failureOf } from './failure.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import { useSignUp } from './signUp.ts';

const empty = { userName: '', email: '', password: '', confirmation: '', termsAccepted: false };

/** Who signs up is signed in; the page that shows the form leads on. */
export function SignUpForm() {
  const signUp = useSignUp();
  const [password, setPassword] = useState('');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: empty,
    validate: {
      userName: (value) => (value.trim() ? null : 'Enter a user name.'),
      email: (value) => (isEmailLike(value.trim()) ? null : 'Enter an e-mail address such as name@example.com.'),
      password: (value) => (value ? null : 'Enter a password.'),
      confirmation: (value, values) => (value === values.password ? null : 'Passwords do not match.'),
      termsAccepted: (value) => (value ? null : 'You must accept the terms.'),
    },
    onValuesChange: (values) => setPassword(values.password),
  });

  const create = ({ userName, email, password }: typeof empty) =>
    signUp.mutate(
      { userName: userName.trim(), email: email.trim(), password },
      { onError: (error) => showErrors(form, refusedFields(error)) },
    );

  return (
    <form
      method="post"
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(create, (errors) => focusFirst(form, errors))}
    >
      {signUp.error && <Notice tone="danger">{failureOf(signUp.error, 'Registration failed.')}</Notice>}
      <TextInput
        label="User name"
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        key={form.key('userName')}
        {...form.getInputProps('userName')}
      />
      <TextInput
        label="E-mail"
        description="For when you forget your password. No newsletter."
        type="email"
        inputMode="email"
        size="md"
        maxLength={254}
        autoComplete="email"
        key={form.key('email')}
        {...form.getInputProps('email')}
      />
      <div>
        <PasswordInput
          label="Password"
          size="md"
          autoComplete="new-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <PasswordStrength password={password} />
      </div>
      <PasswordInput
        label="Confirm password"
        size="md"
        autoComplete="new-password"
        key={form.key('confirmation')}
        {...form.getInputProps('confirmation')}
      />
      <Checkbox
        label={
          <>
            I accept the{' '}
            <a href={links.terms} target="_blank" rel="noreferrer" className={classes.link}>
              terms
            </a>{' '}
            and the{' '}
            <a href={links.privacy} target="_blank" rel="noreferrer" className={classes.link}>
              privacy policy
            </a>
          </>
        }
        key={form.key('termsAccepted')}
        {...form.getInputProps('termsAccepted', { type: 'checkbox' })}
      />
      <Button type="submit" size="md" fullWidth disabled={signUp.isPending}>
        {signUp.isPending ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  );
}

/** A slip is caught here; what an address is, the server decides. */
const isEmailLike = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
