import * as texts from '../../../texts/portal/account/portability.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { ApiProblem } from '../../lib/api.ts';
import { Buttons } from '../../ui/Buttons.tsx';
import { Card } from '../../ui/Card.tsx';
import { DangerButton } from '../../ui/DangerButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import classes from './DeleteAccountCard.module.css';
import { useDeleteAccount } from './deleteAccount.ts';

export function DeleteAccountCard({ userName }: { userName: string }) {
  const locale = usePageLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [proof, setProof] = useState('');
  const remove = useDeleteAccount();
  const errors = remove.error instanceof ApiProblem ? remove.error.errors : [];
  // Who signed up without a password is asked for the user name instead.
  const hasNoPassword = errors.some(({ path }) => path === 'confirm');
  const message = errors.find(({ path }) => path === 'password' || path === 'confirm')?.message;

  const close = () => {
    if (remove.isPending) return;
    setIsOpen(false);
    setProof('');
    remove.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    remove.mutate(hasNoPassword ? { confirm: proof } : { password: proof });
  };

  return (
    <Card title={texts.deleteAccount(locale)}>
      <p className={classes.text}>{texts.deleteLead(locale)}</p>
      <DangerButton onClick={() => setIsOpen(true)}>{texts.deleteAccount(locale)}</DangerButton>
      <Dialog title={texts.deleteTitle(locale)} isOpen={isOpen} onClose={close}>
        <form method="post" noValidate className={classes.form} onSubmit={submit}>
          <p className={classes.text}>{texts.whatGoes(locale, userName)}</p>
          {!message && <Failure text={texts.notDeleted(locale)} error={remove.error} />}
          {hasNoPassword ? (
            <TextInput
              label={texts.yourUserName(locale)}
              data-autofocus
              autoComplete="off"
              value={proof}
              error={message}
              onChange={({ currentTarget }) => setProof(currentTarget.value)}
            />
          ) : (
            <PasswordInput
              label={texts.yourPassword(locale)}
              data-autofocus
              autoComplete="current-password"
              value={proof}
              error={message}
              onChange={({ currentTarget }) => setProof(currentTarget.value)}
            />
          )}
          <Buttons>
            <Button variant="default" disabled={remove.isPending} onClick={close}>
              {controls.cancel(locale)}
            </Button>
            <DangerButton type="submit" disabled={remove.isPending}>
              {remove.isPending ? controls.deleting(locale) : texts.deleteForGood(locale)}
            </DangerButton>
          </Buttons>
        </form>
      </Dialog>
    </Card>
  );
}
