import { Button } from '@mantine/core';
import type { Profile } from '../../../contract/accounts/profile.ts';
import * as texts from '../../../texts/portal/account/profile.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Failure } from '../../ui/Failure.tsx';
import classes from './EmailState.module.css';
import { useSendVerification } from './verifyEmail.ts';

/** Whether the address is confirmed, and the way to confirm it. */
export function EmailState({ profile: { email, emailVerified } }: { profile: Profile }) {
  const locale = usePageLocale();
  const send = useSendVerification();
  if (email === '') return null;
  return (
    <div className={classes.state} role="status">
      <Failure text={texts.linkNotSent(locale)} error={send.error} />
      {emailVerified ? (
        <Badge tone="good">{texts.emailConfirmed(locale)}</Badge>
      ) : send.isSuccess ? (
        <p>{texts.linkSent(locale)}</p>
      ) : (
        <>
          <Badge tone="warm">{texts.emailNotConfirmed(locale)}</Badge>
          <Button variant="subtle" size="compact-sm" disabled={send.isPending} onClick={() => send.mutate()}>
            {send.isPending ? controls.sending(locale) : texts.sendLink(locale)}
          </Button>
        </>
      )}
    </div>
  );
}
