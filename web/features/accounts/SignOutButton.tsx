import { Button } from '@mantine/core';
import { useState } from 'react';
import { useWaiting } from '../../lib/sendWaiting.ts';
import { Buttons } from '../../ui/Buttons.tsx';
import { DangerButton } from '../../ui/DangerButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SignOutIcon } from '../../ui/icons.tsx';
import classes from './SignOutButton.module.css';
import { useSignOut } from './signOut.ts';

/** The way out; who would lose entries by it is asked first. */
export function SignOutButton() {
  const [isAsking, setIsAsking] = useState(false);
  const signOut = useSignOut();
  const { length: waiting } = useWaiting();
  return (
    <>
      <Button
        variant="default"
        fullWidth
        leftSection={<SignOutIcon />}
        disabled={signOut.isPending}
        onClick={() => (waiting > 0 ? setIsAsking(true) : signOut.mutate())}
      >
        Sign out
      </Button>
      <Dialog title="Sign out and lose entries?" isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <div className={classes.question}>
          <p>
            {waiting === 1 ? '1 entry is' : `${waiting} entries are`} only on this device so far. Signing out deletes
            what hasn’t been sent.
          </p>
          <Buttons>
            <Button variant="default" data-autofocus onClick={() => setIsAsking(false)}>
              Stay signed in
            </Button>
            <DangerButton disabled={signOut.isPending} onClick={() => signOut.mutate()}>
              Sign out anyway
            </DangerButton>
          </Buttons>
        </div>
      </Dialog>
    </>
  );
}
