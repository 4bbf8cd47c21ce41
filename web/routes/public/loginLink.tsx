import { Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Link, type MetaFunction, useLocation, useNavigate } from 'react-router';
import { signingIn } from '../../../texts/site/accountForms.ts';
import * as texts from '../../../texts/site/accountLinks.ts';
import { useSignInWithLink } from '../../features/accounts/signInWithLink.ts';
import { homeOf, links } from '../../lib/links.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { Failure } from '../../ui/Failure.tsx';
import { AccountPage } from './AccountPage.tsx';

export const meta: MetaFunction = () => {
  const locale = readPageLocale();
  return pageMeta({ title: `${texts.linkSignIn(locale)} · FitPulse`, description: texts.linkDescription(locale) });
};

/** Signs in at a tap only: whoever fetches a preview of the link, or sends it to somebody else, signs nobody in. */
export default function LoginLink() {
  const locale = usePageLocale();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const signIn = useSignInWithLink();
  const code = useMounted() ? hash.slice(1) : '';
  return (
    <AccountPage
      title={texts.linkTitle(locale)}
      lead={texts.linkLead(locale)}
      other={<Link to={links.login}>{texts.withPassword(locale)}</Link>}
    >
      <Failure text={texts.notSignedIn(locale)} error={signIn.error} />
      <Button
        size="md"
        fullWidth
        disabled={code === '' || signIn.isPending}
        onClick={() => signIn.mutate(code, { onSuccess: (session) => navigate(homeOf(session), { replace: true }) })}
      >
        {signIn.isPending ? signingIn(locale) : texts.linkSignIn(locale)}
      </Button>
    </AccountPage>
  );
}
