import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import classes from './AccountForms.module.css';
import { useForgotPassword } from './forgotPassword.ts';

export function ForgotPasswordForm() {
  const forgot = useForgotPassword();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    forgot.mutate(name.trim());
  };
  return (
    <form method="post" className={classes.form} onSubmit={submit}>
      {forgot.data && <Notice tone="success">{forgot.data.message}</Notice>}
      {forgot.error && <Notice tone="danger">{forgot.error.message}</Notice>}
      <TextInput
        label="User name or e-mail address"
        size="md"
        required
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="md" fullWidth disabled={forgot.isPending || !name.trim()}>
        {forgot.isPending ? 'Sending...' : 'Send a link and a code'}
      </Button>
    </form>
  );
}
