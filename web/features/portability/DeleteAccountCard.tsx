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
    <Card title="Delete account">
      <p className={classes.text}>
        Removes you and everything you have logged, everywhere and at once. It can’t be undone, so export your data
        first.
      </p>
      <DangerButton onClick={() => setIsOpen(true)}>Delete account</DangerButton>
      <Dialog title="Delete account?" isOpen={isOpen} onClose={close}>
        <form method="post" noValidate className={classes.form} onSubmit={submit}>
          <p className={classes.text}>The account {userName} and all of its data will be gone for good.</p>
          {!message && <Failure text="The account was not deleted" error={remove.error} />}
          {hasNoPassword ? (
            <TextInput
              label="Your user name"
              data-autofocus
              autoComplete="off"
              value={proof}
              error={message}
              onChange={({ currentTarget }) => setProof(currentTarget.value)}
            />
          ) : (
            <PasswordInput
              label="Your password"
              data-autofocus
              autoComplete="current-password"
              value={proof}
              error={message}
              onChange={({ currentTarget }) => setProof(currentTarget.value)}
            />
          )}
          <Buttons>
            <Button variant="default" disabled={remove.isPending} onClick={close}>
              Cancel
            </Button>
            <DangerButton type="submit" disabled={remove.isPending}>
              {remove.isPending ? 'Deleting...' : 'Delete for good'}
            </DangerButton>
          </Buttons>
        </form>
      </Dialog>
    </Card>
  );
}
