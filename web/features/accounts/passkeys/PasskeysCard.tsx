import type { PageLocale } from '../../../../texts/locale.ts';
import * as texts from '../../../../texts/portal/account/passkeys.ts';
import * as controls from '../../../../texts/portal/controls.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { type listPasskeys, mostPasskeys, renamePasskey } from '#schemas/accounts/passkeys.ts';
import { deviceName } from '../../../../contract/accounts/accounts.ts';
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
  const locale = usePageLocale();
  const passkeys = usePasskeys();
  const [renamed, setRenamed] = useState<Passkey>();
  const [removed, setRemoved] = useState<Passkey>();
  const hasSome = (passkeys.data ?? []).length > 0;
  return (
    <Card title={texts.title(locale)} aside={hasSome && <Badge tone="good">{texts.on(locale)}</Badge>}>
      <div className={classes.stack}>
        <p className={classes.lead}>{texts.lead(locale)}</p>
        <Loadable needs={[passkeys]} skeleton={<LogSkeleton />} failure={texts.failed(locale)}>
          {(loaded) => (
            <>
              {loaded.length > 0 && (
                <ul>
                  {loaded.map((passkey) => (
                    <ListRow key={passkey.id} name={passkey.name} note={noteOf(passkey, locale)}>
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
      <Dialog title={texts.renameTitle(locale)} isOpen={renamed !== undefined} onClose={() => setRenamed(undefined)}>
        {renamed && <RenameForm passkey={renamed} onDone={() => setRenamed(undefined)} />}
      </Dialog>
      <Dialog title={texts.removeTitle(locale)} isOpen={removed !== undefined} onClose={() => setRemoved(undefined)}>
        {removed && <RemoveForm passkey={removed} onDone={() => setRemoved(undefined)} />}
      </Dialog>
    </Card>
  );
}

const noteOf = ({ createdAt, lastUsedAt, isBackedUp }: Passkey, locale: PageLocale) =>
  [
    texts.added(locale, dateOf(createdAt)),
    lastUsedAt ? texts.lastUsed(locale, momentOf(lastUsedAt)) : texts.notUsed(locale),
    ...(isBackedUp ? [texts.onOthers(locale)] : []),
  ].join(', ');

function AddPasskey({ onAdded }: PasskeysCardProps) {
  const locale = usePageLocale();
  const add = useAddPasskey();
  if (!knowsPasskeys()) return <p className={classes.lead}>{texts.notKnown(locale)}</p>;
  const begin = () =>
    add
      .mutateAsync(deviceName(navigator.userAgent, locale))
      .then(() => {
        showToast('success', texts.isAdded(locale));
        onAdded?.();
      })
      // The card says it.
      .catch(() => undefined);
  return (
    <>
      <Failure text={texts.notAdded(locale)} error={add.error} />
      <Button className={classes.add} disabled={add.isPending} onClick={begin}>
        {add.isPending ? texts.confirmOnDevice(locale) : texts.add(locale)}
      </Button>
    </>
  );
}

interface AboutPasskey {
  passkey: Passkey;
  onDone: () => void;
}

function RenameForm({ passkey, onDone }: AboutPasskey) {
  const locale = usePageLocale();
  const rename = useRenamePasskey();
  const [name, setName] = useState(passkey.name);
  const isWhole = renamePasskey.body.safeParse({ name }).success;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) rename.mutate({ id: passkey.id, name }, { onSuccess: onDone });
  };
  return (
    <form method="post" noValidate className={classes.stack} onSubmit={submit}>
      <Failure text={texts.notRenamed(locale)} error={rename.error} />
      <TextInput
        label={texts.name(locale)}
        data-autofocus
        maxLength={60}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
      />
      <Buttons>
        <Button variant="default" onClick={onDone}>
          {controls.cancel(locale)}
        </Button>
        <Button type="submit" disabled={!isWhole || rename.isPending}>
          {controls.save(locale)}
        </Button>
      </Buttons>
    </form>
  );
}

function RemoveForm({ passkey, onDone }: AboutPasskey) {
  const locale = usePageLocale();
  const remove = useDeletePasskey();
  return (
    <div className={classes.stack}>
      <p className={classes.lead}>{texts.removeLead(locale, passkey.name)}</p>
      <Failure text={texts.notRemoved(locale)} error={remove.error} />
      <Buttons>
        <Button variant="default" onClick={onDone}>
          {controls.cancel(locale)}
        </Button>
        <DangerButton disabled={remove.isPending} onClick={() => remove.mutate(passkey.id, { onSuccess: onDone })}>
          {texts.remove(locale)}
        </DangerButton>
      </Buttons>
    </div>
  );
}
