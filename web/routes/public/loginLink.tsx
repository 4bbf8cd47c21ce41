import { Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Link, type MetaFunction, useLocation, useNavigate } from 'react-router';
import { useSignInWithLink } from '../../features/accounts/signInWithLink.ts';
import { homeOf, links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { Failure } from '../../ui/Failure.tsx';
import { AccountPage } from './AccountPage.tsx';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Sign in · FitPulse', description: 'Sign in with the link that the bot gave you.' });

/** Signs in at a tap only: whoever fetches a preview of the link, or sends it to somebody else, signs nobody in. */
export default function LoginLink() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const signIn = useSignInWithLink();
  const code = useMounted() ? hash.slice(1) : '';
  return (
    <AccountPage
      title="Sign in from Telegram"
      lead="This opens the diary of the Telegram chat in which you asked for the link."
      other={<Link to={links.login}>Sign in with a password</Link>}
    >
      <Failure text="Not signed in" error={signIn.error} />
      <Button
        size="md"
        fullWidth
        disabled={code === '' || signIn.isPending}
        onClick={() => signIn.mutate(code, { onSuccess: (session) => navigate(homeOf(session), { replace: true }) })}
      >
        {signIn.isPending ? 'Signing in...' : 'Sign in'}
      </Button>
    </AccountPage>
  );
}
