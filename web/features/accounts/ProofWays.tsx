import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { provenMinutes, reauthenticate } from '#schemas/accounts/accounts.ts';
import * as texts from '../../../texts/portal/account/security.ts';
import { call } from '../../lib/api.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { refusedFields } from '../../lib/fieldErrors.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Failure } from '../../ui/Failure.tsx';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import classes from './ProofDialog.module.css';
import type { Settle } from './ProofDialog.tsx';
import { useProveWithPasskey } from './passkeys/passkeys.ts';
import { useSecondFactors } from './secondFactor/secondFactors.ts';

type Way = 'password' | 'secondFactor';

/** The password, of who has an authenticator app its code, or a passkey. */
export default function ProofWays({ onDone }: { onDone: Settle }) {
  const factors = useSecondFactors();
  if (factors.isPending) return null;
  const way = factors.data?.totp ? 'secondFactor' : 'password';
  return (
    <>
      <ProofForm way={way} onDone={onDone} />
      <div className={classes.ways}>{(factors.data?.passkeys ?? 0) > 0 && <PasskeyProof onDone={onDone} />}</div>
    </>
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
      error={error && way in refusedFields(error) ? null : error}
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
