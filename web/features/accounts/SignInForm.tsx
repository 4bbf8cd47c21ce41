import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as security from '../../../texts/portal/account/security.ts';
import * as texts from '../../../texts/site/accountForms.ts';
import { focusFirst } from '../../lib/fieldErrors.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Notice } from '../../ui/Notice.tsx';
import classes from './AccountForms.module.css';
import { failureOf } from './failure.ts';
import { useSignIn } from './signIn.ts';

export function SignInForm() {
  const locale = usePageLocale();
  const signIn = useSignIn();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { userName: '', password: '', remember: true },
    validate: {
      userName: (value) => (value.trim() ? null : texts.enterNameOrEmail(locale)),
      password: (value) => (value ? null : security.enterPassword(locale)),
    },
  });
  const failure =
    signIn.error &&
    failureOf(signIn.error, texts.signInFailed(locale), (detail) => texts.wrongPassword(locale, detail));

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
      {failure && <Notice tone="danger">{failure}</Notice>}
      <TextInput
        label={texts.nameOrEmail(locale)}
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        key={form.key('userName')}
        {...form.getInputProps('userName')}
      />
      <PasswordInput
        label={security.password(locale)}
        size="md"
        autoComplete="current-password"
        key={form.key('password')}
        {...form.getInputProps('password')}
      />
      <div className={classes.between}>
        <Checkbox
          label={texts.remember(locale)}
          key={form.key('remember')}
          {...form.getInputProps('remember', { type: 'checkbox' })}
        />
        <a href={links.forgotPassword} className={classes.link}>
          {texts.forgot(locale)}
        </a>
      </div>
      <Button type="submit" size="md" fullWidth disabled={signIn.isPending}>
        {(signIn.isPending ? texts.signingIn : texts.signIn)(locale)}
      </Button>
    </form>
  );
}
