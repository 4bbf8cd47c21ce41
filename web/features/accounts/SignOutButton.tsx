import { Button } from '@mantine/core';
import { useState } from 'react';
import * as texts from '../../../texts/portal/account/security.ts';
import { useWaiting } from '../../lib/outbox/sendWaiting.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Buttons } from '../../ui/Buttons.tsx';
import { DangerButton } from '../../ui/DangerButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SignOutIcon } from '../../ui/icons.tsx';
import classes from './SignOutButton.module.css';
import { useSignOut } from './signOut.ts';

/** The way out; who would lose entries by it is asked first. */
export function SignOutButton({ onPress }: { onPress?: () => void }) {
  const locale = usePageLocale();
  const [isAsking, setIsAsking] = useState(false);
  const signOut = useSignOut();
  const { length: waiting } = useWaiting();
  return (
    <>
      <button
        type="button"
        className={classes.button}
        disabled={signOut.isPending}
        onClick={() => {
          onPress?.();
          if (waiting > 0) setIsAsking(true);
          else signOut.mutate();
        }}
      >
        <SignOutIcon />
        {texts.signOut(locale)}
      </button>
      <Dialog title={texts.loseEntries(locale)} isOpen={isAsking} onClose={() => setIsAsking(false)}>
        <div className={classes.question}>
          <p>{texts.onlyHere(locale, waiting)}</p>
          <Buttons>
            <Button variant="default" data-autofocus onClick={() => setIsAsking(false)}>
              {texts.staySignedIn(locale)}
            </Button>
            <DangerButton disabled={signOut.isPending} onClick={() => signOut.mutate()}>
              {texts.signOutAnyway(locale)}
            </DangerButton>
          </Buttons>
        </div>
      </Dialog>
    </>
  );
}
