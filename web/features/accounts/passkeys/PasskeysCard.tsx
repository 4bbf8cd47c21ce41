import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { deviceName } from '../../../../contract/accounts/accounts.ts';
import { type listPasskeys, mostPasskeys, renamePasskey } from '../../../../contract/accounts/passkeys.ts';
import type { AnswerOf } from '../../../../contract/http.ts';
import { dateOf, momentOf } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Buttons } from '../../../ui/Buttons.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DangerButton } from '../../../ui/DangerButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { ListRow } from '../../../ui/lists/ListRow.tsx';
import { LogSkeleton } from '../../../ui/lists/LogSkeleton.tsx';
import { RowActions } from '../../../ui/lists/RowActions.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { knowsPasskeys } from './ceremonies.ts';
import classes from './PasskeysCard.module.css';
import { useAddPasskey, useDeletePasskey, usePasskeys, useRenamePasskey } from './passkeys.ts';

type Passkey = AnswerOf<typeof listPasskeys>[number];

interface PasskeysCardProps {
  onAdded?: () => void;
}

/** Signing in with the finger, face or PIN of a device. */
export function PasskeysCard({ onAdded }: PasskeysCardProps) {
  const passkeys = usePasskeys();
  const [renamed, setRenamed] = useState<Passkey>();
  const [removed, setRemoved] = useState<Passkey>();
  const hasSome = (passkeys.data ?? []).length > 0;
  return (
    <Card title="Passkeys" aside={hasSome && <Badge tone="good">On</Badge>}>
      <div className={classes.stack}>
        <p className={classes.lead}>
          Sign in with your finger, your face or the PIN of your device. There is nothing to remember, and nothing that
          a false site could take.
        </p>
        <Loadable needs={[passkeys]} skeleton={<LogSkeleton />} failure="Your passkeys can’t be shown">
          {(loaded) => (
            <>
              {loaded.length > 0 && (
                <ul>
                  {loaded.map((passkey) => (
                    <ListRow key={passkey.id} name={passkey.name} note={noteOf(passkey)}>
                      <div className={classes.actions}>
                        <RowActions
                          name={passkey.name}
                          onEdit={() => setRenamed(passkey)}
                          onDelete={() => setRemoved(passkey)}
                        />
                      </div>
                    </ListRow>
                  ))}
                </ul>
              )}
              {loaded.length < mostPasskeys && <AddPasskey onAdded={onAdded} />}
            </>
          )}
        </Loadable>
      </div>
      <Dialog title="Rename passkey" isOpen={renamed !== undefined} onClose={() => setRenamed(undefined)}>
        {renamed && <RenameForm passkey={renamed} onDone={() => setRenamed(undefined)} />}
      </Dialog>
      <Dialog title="Remove passkey?" isOpen={removed !== undefined} onClose={() => setRemoved(undefined)}>
        {removed && <RemoveForm passkey={removed} onDone={() => setRemoved(undefined)} />}
      </Dialog>
    </Card>
  );
}

const noteOf = ({ createdAt, lastUsedAt, isBackedUp }: Passkey) =>
  [
    `Added ${dateOf(createdAt)}`,
    lastUsedAt ? `last used ${momentOf(lastUsedAt)}` : 'not used yet',
    ...(isBackedUp ? ['kept on your other devices too'] : []),
  ].join(', ');

function AddPasskey({ onAdded }: PasskeysCardProps) {
  const add = useAddPasskey();
  if (!knowsPasskeys()) return <p className={classes.lead}>This browser can’t make passkeys. Try a newer one.</p>;
  const begin = () =>
    add
      .mutateAsync(deviceName(navigator.userAgent))
      .then(() => {
        showToast('success', 'Passkey added. Use it the next time you sign in.');
        onAdded?.();
      })
      // The card says it.
      .catch(() => undefined);
  return (
    <>
      <Failure text="No passkey was added" error={add.error} />
      <Button className={classes.add} disabled={add.isPending} onClick={begin}>
        {add.isPending ? 'Confirm on your device...' : 'Add a passkey'}
      </Button>
    </>
  );
}

interface AboutPasskey {
  passkey: Passkey;
  onDone: () => void;
}

function RenameForm({ passkey, onDone }: AboutPasskey) {
  const rename = useRenamePasskey();
  const [name, setName] = useState(passkey.name);
  const isWhole = renamePasskey.body.safeParse({ name }).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) rename.mutate({ id: passkey.id, name }, { onSuccess: onDone });
  };
  return (
    <form method="post" noValidate className={classes.stack} onSubmit={submit}>
      <Failure text="It was not renamed" error={rename.error} />
      <TextInput
        label="Name"
        data-autofocus
        maxLength={60}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <Buttons>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={!isWhole || rename.isPending}>
          Save
        </Button>
      </Buttons>
    </form>
  );
}

function RemoveForm({ passkey, onDone }: AboutPasskey) {
  const remove = useDeletePasskey();
  return (
    <div className={classes.stack}>
      <p className={classes.lead}>
        “{passkey.name}” won’t sign in to FitPulse any more. Delete it from your device too, so that it isn’t offered.
      </p>
      <Failure text="It was not removed" error={remove.error} />
      <Buttons>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <DangerButton disabled={remove.isPending} onClick={() => remove.mutate(passkey.id, { onSuccess: onDone })}>
          Remove passkey
        </DangerButton>
      </Buttons>
    </div>
  );
}
