import * as texts from '../../../texts/portal/account/security.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { provenMinutes, reauthenticate } from '../../../contract/accounts/accounts.ts';
import { call } from '../../lib/api.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { proof } from '../../lib/questions.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import classes from './ProofDialog.module.css';
import { useProveWithPasskey } from './passkeys/passkeys.ts';
import { useSecondFactors } from './secondFactor/secondFactors.ts';

type Way = 'password' | 'secondFactor';
type Settle = (isProven: true | undefined) => void;

/** Asks for the password, or a code of the second factor, where the server wants a proof once more, and lets what was asked for go on. */
export function ProofDialog() {
  const locale = usePageLocale();
  const [settle, setSettle] = useState<Settle>();
  useEffect(() => proof.onAsked(() => new Promise((resolve) => setSettle(() => resolve))), []);
  const [way, setWay] = useState<Way>('password');
  const factors = useSecondFactors({ enabled: settle !== undefined });
  const close: Settle = (isProven) => {
    settle?.(isProven);
    setSettle(undefined);
  };
  return (
    <Dialog title={texts.isItYou(locale)} isOpen={settle !== undefined} onClose={() => close(undefined)}>
      <ProofForm key={way} way={way} onDone={close} />
      <div className={classes.ways}>
        {factors.data?.totp && (
          <Button variant="subtle" onClick={() => setWay(way === 'password' ? 'secondFactor' : 'password')}>
            {way === 'password' ? texts.byCode(locale) : texts.byPassword(locale)}
          </Button>
        )}
        {(factors.data?.passkeys ?? 0) > 0 && <PasskeyProof onDone={close} />}
      </div>
    </Dialog>
  );
}

function PasskeyProof({ onDone }: { onDone: Settle }) {
  const locale = usePageLocale();
  const prove = useProveWithPasskey();
  return (
    <>
      <Failure text={texts.didNotWork(locale)} error={prove.error} />
      <Button
        variant="subtle"
        disabled={prove.isPending}
        onClick={() => prove.mutate(undefined, { onSuccess: () => onDone(true) })}
      >
        {texts.byPasskey(locale)}
      </Button>
    </>
  );
}

function ProofForm({ way, onDone }: { way: Way; onDone: Settle }) {
  const locale = usePageLocale();
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { password: '', secondFactor: '' },
    schema: reauthenticate.body,
    toBody: (values) => ({ [way]: values[way] }),
    save: (body) => call(reauthenticate, { body }),
    onSaved: () => onDone(true),
  });
  return (
    <EntryFields
      label={texts.yourProof(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={texts.didNotWork(locale)}
      onCancel={() => onDone(undefined)}
      save={texts.goOn(locale)}
    >
      <WideField>
        <p>{(way === 'password' ? texts.proveByPassword : texts.proveByCode)(locale, provenMinutes)}</p>
      </WideField>
      <WideField>
        {way === 'password' ? (
          <PasswordInput
            label={texts.password(locale)}
            data-autofocus
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        ) : (
          <TextInput
            label={texts.code(locale)}
            data-autofocus
            autoComplete="one-time-code"
            {...form.getInputProps('secondFactor')}
          />
        )}
      </WideField>
    </EntryFields>
  );
}
