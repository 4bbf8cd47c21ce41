import * as texts from '../../../texts/portal/account/security.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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
  const locale = usePageLocale();
  const set = useSetSignInWays();
  const form = useForm({
    initialValues: { userName: '', password: '', email: '' },
    validate: {
      userName: (value) => (value.trim() ? null : texts.enterUserName(locale)),
      password: (value) => (value ? null : texts.enterPassword(locale)),
    },
  });
  const submit = form.onSubmit(
    async ({ userName, password, email }) => {
      const body = { userName: userName.trim(), password, email: email.trim() };
      await set.mutateAsync(body).then(
        () => showToast('success', texts.canSignIn(locale, body.userName)),
        (error: Error) => showErrors(form, refusedFields(error)),
      );
    },
    (errors) => focusFirst(form, errors),
  );
  return (
    <Card title={texts.keepDiary(locale)}>
      <p className={classes.lead}>{texts.keepDiaryLead(locale)}</p>
      <form method="post" noValidate className={classes.form} onSubmit={submit}>
        <Failure text={texts.nothingSaved(locale)} error={set.error} />
        <TextInput
          label={texts.userName(locale)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('userName')}
        />
        <div>
          <PasswordInput
            label={texts.password(locale)}
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <PasswordStrength password={form.values.password} />
        </div>
        <TextInput
          label={texts.emailOptional(locale)}
          description={texts.emailWhy(locale)}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          {...form.getInputProps('email')}
        />
        <Button type="submit" disabled={set.isPending}>
          {set.isPending ? controls.saving(locale) : controls.save(locale)}
        </Button>
      </form>
    </Card>
  );
}
