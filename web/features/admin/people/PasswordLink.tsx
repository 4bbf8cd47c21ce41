import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { ManagedUser } from '../../../../contract/admin/admin.ts';
import { timeOf } from '../../../lib/format.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { CopyIcon } from '../../../ui/icons.tsx';
import { CheckIcon } from '../../../ui/plainIcons.tsx';
import { useCreatePasswordLink } from './createPasswordLink.ts';
import classes from './PasswordLink.module.css';

/** A link for a new password, shown once, to be handed to the person. */
export function PasswordLink({ user }: { user: ManagedUser }) {
  const create = useCreatePasswordLink();
  const clipboard = useClipboard();

  if (create.data) {
    const { url, expiresAt } = create.data;
    return (
      <div className={classes.link}>
        <TextInput
          label="Link for a new password"
          description={`Works once, until ${timeOf(expiresAt)}. It isn’t shown again: copy it and hand it over.`}
          readOnly
          autoFocus
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="light"
          leftSection={clipboard.copied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => clipboard.copy(url)}
        >
          {clipboard.copied ? 'Copied' : 'Copy'}
        </Button>
        {clipboard.error && (
          <p className={classes.hint} role="status">
            The browser doesn’t let this page copy. Select the link and copy it by hand.
          </p>
        )}
      </div>
    );
  }
  return (
    <div className={classes.start}>
      <Failure text="No link was made" error={create.error} />
      <Button
        variant="default"
        disabled={create.isPending || user.status === 'disabled'}
        onClick={() => create.mutate(user.id)}
      >
        Password reset link
      </Button>
      <p className={classes.hint}>
        {user.status === 'disabled'
          ? 'A disabled account can’t sign in, so it gets no link.'
          : 'For somebody who can get neither mail nor Telegram messages from us.'}
      </p>
    </div>
  );
}
