import { Button } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Link, type MetaFunction, useLocation } from 'react-router';
import * as texts from '../../../texts/site/accountLinks.ts';
import { useVerifyEmail } from '../../features/profile/verifyEmail.ts';
import { homeOf, links, signInLink } from '../../lib/links.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AccountPage } from './AccountPage.tsx';

export const meta: MetaFunction = () => {
  const locale = readPageLocale();
  return pageMeta({ title: `${texts.confirmTitle(locale)} · FitPulse`, description: texts.confirmDescription(locale) });
};

/** Takes the mailbox and the account: whose address somebody else entered can't confirm it for them by mistake. */
export default function ConfirmEmail() {
  const locale = usePageLocale();
  const { pathname, hash } = useLocation();
  const session = useSession();
  const verify = useVerifyEmail();
  const token = useMounted() ? hash.slice(1) : '';
  return (
    <AccountPage
      title={texts.confirmTitle(locale)}
      lead={texts.confirmLead(locale)}
      other={
        <Link to={session ? homeOf(session) : links.login}>{(session ? texts.goOn : texts.linkSignIn)(locale)}</Link>
      }
    >
      <Failure text={texts.notConfirmed(locale)} error={verify.error} />
      {verify.isSuccess ? (
        <Notice tone="success">{texts.confirmed(locale)}</Notice>
      ) : session ? (
        <Button size="md" fullWidth disabled={token === '' || verify.isPending} onClick={() => verify.mutate(token)}>
          {verify.isPending ? texts.confirming(locale) : texts.confirmAs(locale, session.userName)}
        </Button>
      ) : (
        <Button size="md" fullWidth component={Link} to={signInLink({ from: pathname + hash })}>
          {texts.signInToConfirm(locale)}
        </Button>
      )}
    </AccountPage>
  );
}
