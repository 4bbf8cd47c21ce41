import { Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Link, type MetaFunction, useLocation } from 'react-router';
import { useVerifyEmail } from '../../features/profile/verifyEmail.ts';
import { homeOf, links, signInLink } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AccountPage } from './AccountPage.tsx';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Confirm your e-mail address · FitPulse', description: 'Confirm the address of your account.' });

/** Takes the mailbox and the account: whose address somebody else entered can't confirm it for them by mistake. */
export default function ConfirmEmail() {
  const { pathname, hash } = useLocation();
  const session = useSession();
  const verify = useVerifyEmail();
  const token = useMounted() ? hash.slice(1) : '';
  return (
    <AccountPage
      title="Confirm your e-mail address"
      lead="Then a link for a forgotten password can be sent there."
      other={<Link to={session ? homeOf(session) : links.login}>{session ? 'Go on to FitPulse' : 'Sign in'}</Link>}
    >
      <Failure text="The address is not confirmed" error={verify.error} />
      {verify.isSuccess ? (
        <Notice tone="success">Thank you, your address is confirmed.</Notice>
      ) : session ? (
        <Button size="md" fullWidth disabled={token === '' || verify.isPending} onClick={() => verify.mutate(token)}>
          {verify.isPending ? 'Confirming...' : `Confirm as ${session.userName}`}
        </Button>
      ) : (
        <Button size="md" fullWidth component={Link} to={signInLink({ from: pathname + hash })}>
          Sign in to confirm
        </Button>
      )}
    </AccountPage>
  );
}
