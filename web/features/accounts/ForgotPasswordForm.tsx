import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import * as texts from '../../../texts/site/accountLinks.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { reasonOf } from '../../lib/reasons.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './AccountForms.module.css';
import { useForgotPassword } from './forgotPassword.ts';

export function ForgotPasswordForm() {
  const locale = usePageLocale();
  const forgot = useForgotPassword();
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    forgot.mutate(name.trim());
  };
  return (
    <form method="post" className={classes.form} onSubmit={submit}>
      {forgot.data && <Notice tone="success">{texts.sent(locale, forgot.data.message)}</Notice>}
      {forgot.error && <Notice tone="danger">{reasonOf(forgot.error)}</Notice>}
      <TextInput
        label={texts.nameOrAddress(locale)}
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
        {(forgot.isPending ? texts.sending : texts.send)(locale)}
      </Button>
    </form>
  );
}
