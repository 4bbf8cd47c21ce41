import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { provenMinutes, reauthenticate } from '../../../contract/accounts.ts';
import { call } from '../../lib/api.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { onProofNeeded } from '../../lib/proof.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EntryFields, WideField } from '../../ui/EntryFields.tsx';

type Settle = (isProven: boolean) => void;

/** Asks for the password where the server wants it once more, and lets what was asked for go on. */
export function ProofDialog() {
  const [settle, setSettle] = useState<Settle>();
  useEffect(() => onProofNeeded(() => new Promise((resolve) => setSettle(() => resolve))), []);
  const close: Settle = (isProven) => {
    settle?.(isProven);
    setSettle(undefined);
  };
  return (
    <Dialog title="It’s you, isn’t it?" isOpen={settle !== undefined} onClose={() => close(false)}>
      <PasswordForm onDone={close} />
    </Dialog>
  );
}

function PasswordForm({ onDone }: { onDone: Settle }) {
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { password: '' },
    schema: reauthenticate.body,
    toBody: (values) => values,
    save: (body) => call(reauthenticate, { body }),
    onSaved: () => onDone(true),
  });
  return (
    <EntryFields
      label="Your password"
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure="That didn’t work"
      onCancel={() => onDone(false)}
      save="Go on"
    >
      <WideField>
        <p>
          You signed in more than {provenMinutes} minutes ago. Enter your password, so that nobody else can do this.
        </p>
      </WideField>
      <WideField>
        <PasswordInput
          label="Password"
          data-autofocus
          autoComplete="current-password"
          {...form.getInputProps('password')}
        />
      </WideField>
    </EntryFields>
  );
}
