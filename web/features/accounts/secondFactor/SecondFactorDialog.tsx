import { proofFaults } from '../../../../texts/accounts/proofs.ts';
import * as texts from '../../../../texts/portal/account/secondFactor.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { secondFactor } from '../../../lib/questions.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import classes from './SecondFactor.module.css';

interface Asked {
  wasWrong: boolean;
  settle: (code: string | undefined) => void;
}

/** Asks for the code where signing in takes one, as often as the server wants it. */
export function SecondFactorDialog() {
  const locale = usePageLocale();
  const [asked, setAsked] = useState<Asked>();
  const [code, setCode] = useState('');
  useEffect(() => secondFactor.onAsked(({ wasWrong }) => new Promise((settle) => setAsked({ wasWrong, settle }))), []);
  const close = (given?: string) => {
    asked?.settle(given);
    setAsked(undefined);
    setCode('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close(code);
  };
  return (
    <Dialog title={texts.oneMore(locale)} isOpen={asked !== undefined} onClose={() => close()}>
      <form method="post" noValidate className={classes.step} onSubmit={submit}>
        {asked?.wasWrong ? (
          <Notice tone="danger">{proofFaults.code(locale)}</Notice>
        ) : (
          <p className={classes.lead}>{texts.enterCode(locale)}</p>
        )}
        <TextInput
          label={texts.code(locale)}
          description={texts.orRecovery(locale)}
          data-autofocus
          autoComplete="one-time-code"
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" disabled={code.trim() === ''}>
          {texts.signIn(locale)}
        </Button>
      </form>
    </Dialog>
  );
}
