import { Button } from '@mantine/core';
import type { Profile } from '../../../contract/accounts/profile.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Failure } from '../../ui/Failure.tsx';
import classes from './EmailState.module.css';
import { useSendVerification } from './verifyEmail.ts';

/** Whether the address is confirmed, and the way to confirm it. */
export function EmailState({ profile: { email, emailVerified } }: { profile: Profile }) {
  const send = useSendVerification();
  if (email === '') return null;
  return (
    <div className={classes.state} role="status">
      <Failure text="The mail was not sent" error={send.error} />
      {emailVerified ? (
        <Badge tone="good">Confirmed</Badge>
      ) : send.isSuccess ? (
        <p>We sent you a link. Open it in this browser to confirm the address.</p>
      ) : (
        <>
          <Badge tone="warm">Not confirmed</Badge>
          <Button variant="subtle" size="compact-sm" disabled={send.isPending} onClick={() => send.mutate()}>
            {send.isPending ? 'Sending...' : 'Send a link'}
          </Button>
        </>
      )}
    </div>
  );
}
