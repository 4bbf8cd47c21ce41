import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { getPublicConfig } from '../../../contract/commerce/plans.ts';
import { addressIn } from '../../../contract/siteAddress.ts';
import { type Locale, pageLocaleOf } from '../../../texts/locale.ts';
import * as texts from '../../../texts/trial/keeping.ts';
import { call } from '../../lib/api.ts';
import { focusFirst, refusedFields, showErrors } from '../../lib/fieldErrors.ts';
import { links } from '../../lib/links.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { Notice } from '../../ui/Notice.tsx';
import { failureOf } from './failure.ts';
import { GoogleSignIn } from './GoogleSignIn.tsx';
import classes from './KeepMealForm.module.css';
import { useSignUp } from './signUp.ts';

/** The shortest way to an account, for somebody whose first meal waits to be kept. */
export function KeepMealForm({ locale, said }: { locale: Locale; said: string }) {
  const signUp = useSignUp();
  const { data: config } = useQuery({ queryKey: queryKeys.config, queryFn: () => call(getPublicConfig, {}) });
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { userName: '', password: '' },
    validate: {
      userName: (value) => (value.trim() ? null : texts.enterName(locale)),
      password: (value) => (value ? null : texts.enterPassword(locale)),
    },
  });
  const create = ({ userName, password }: { userName: string; password: string }) => {
    const name = userName.trim();
    // Who gives an address signs in with it.
    signUp.mutate(
      { userName: name, email: name.includes('@') ? name : '', password },
      { onError: (error) => showErrors(form, refusedFields(error)) },
    );
  };

  return (
    <div lang={locale}>
      <p className={classes.said}>{said}</p>
      <form
        method="post"
        noValidate
        className={classes.form}
        onSubmit={form.onSubmit(create, (errors) => focusFirst(form, errors))}
      >
        {signUp.error && <Notice tone="danger">{failureOf(signUp.error, texts.failed(locale))}</Notice>}
        <TextInput
          label={texts.nameOrEmail(locale)}
          description={texts.nameOrEmailHint(locale)}
          size="md"
          maxLength={254}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          key={form.key('userName')}
          {...form.getInputProps('userName')}
        />
        <PasswordInput
          label={texts.password(locale)}
          size="md"
          autoComplete="new-password"
          key={form.key('password')}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" fullWidth disabled={signUp.isPending}>
          {(signUp.isPending ? texts.keeping : texts.keepAndOpen)(locale)}
        </Button>
        <p className={classes.small}>
          {texts.accepting(locale)}{' '}
          <a href={addressIn(pageLocaleOf(locale), links.terms)} target="_blank" rel="noreferrer">
            {texts.terms(locale)}
          </a>{' '}
          {texts.and(locale)}{' '}
          <a href={addressIn(pageLocaleOf(locale), links.privacy)} target="_blank" rel="noreferrer">
            {texts.privacy(locale)}
          </a>
          {texts.accepted(locale)}
        </p>
      </form>
      <GoogleSignIn />
      {config?.telegramBot && (
        <Button
          component="a"
          href={addressIn(pageLocaleOf(locale), links.telegram)}
          variant="default"
          size="md"
          fullWidth
          className={classes.telegram}
        >
          {texts.onTelegram(locale)}
        </Button>
      )}
    </div>
  );
}
