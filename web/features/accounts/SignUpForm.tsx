import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { addressIn } from '../../../contract/siteAddress.ts';
import * as security from '../../../texts/portal/account/security.ts';
import * as texts from '../../../texts/site/accountForms.ts';
import { focusFirst, refusedFields, showErrors } from '../../lib/fieldErrors.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './AccountForms.module.css';
import { failureOf } from './failure.ts';
import { PasswordStrength } from './PasswordStrength.tsx';
import { useSignUp } from './signUp.ts';

const empty = { userName: '', email: '', password: '', confirmation: '', termsAccepted: false };

/** Who signs up is signed in; the page that shows the form leads on. */
export function SignUpForm() {
  const locale = usePageLocale();
  const signUp = useSignUp();
  const [password, setPassword] = useState('');
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: empty,
    validate: {
      userName: (value) => (value.trim() ? null : security.enterUserName(locale)),
      email: (value) => (isEmailLike(value.trim()) ? null : texts.enterEmail(locale)),
      password: (value) => (value ? null : security.enterPassword(locale)),
      confirmation: (value, values) => (value === values.password ? null : security.noMatch(locale)),
      termsAccepted: (value) => (value ? null : texts.mustAccept(locale)),
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
      {signUp.error && <Notice tone="danger">{failureOf(signUp.error, texts.createFailed(locale))}</Notice>}
      <TextInput
        label={security.userName(locale)}
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        key={form.key('userName')}
        {...form.getInputProps('userName')}
      />
      <TextInput
        label={texts.email(locale)}
        description={texts.emailWhy(locale)}
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
          label={security.password(locale)}
          size="md"
          autoComplete="new-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <PasswordStrength password={password} />
      </div>
      <PasswordInput
        label={texts.confirmPassword(locale)}
        size="md"
        autoComplete="new-password"
        key={form.key('confirmation')}
        {...form.getInputProps('confirmation')}
      />
      <Checkbox
        label={
          <>
            {texts.accept.before(locale)}{' '}
            <a href={addressIn(locale, links.terms)} target="_blank" rel="noreferrer" className={classes.link}>
              {texts.accept.terms(locale)}
            </a>{' '}
            {texts.accept.and(locale)}{' '}
            <a href={addressIn(locale, links.privacy)} target="_blank" rel="noreferrer" className={classes.link}>
              {texts.accept.privacy(locale)}
            </a>
          </>
        }
        key={form.key('termsAccepted')}
        {...form.getInputProps('termsAccepted', { type: 'checkbox' })}
      />
      <Button type="submit" size="md" fullWidth disabled={signUp.isPending}>
        {(signUp.isPending ? texts.creating : texts.create)(locale)}
      </Button>
    </form>
  );
}

/** A slip is caught here; what an address is, the server decides. */
const isEmailLike = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
