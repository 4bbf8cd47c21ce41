import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { Skeleton } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Link, type MetaFunction, useLocation, useNavigate } from 'react-router';
import * as texts from '../../../texts/site/accountLinks.ts';
import { ResetPasswordForm } from '../../features/accounts/ResetPasswordForm.tsx';
import { links, newPasswordLink } from '../../lib/links.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { AccountPage } from './AccountPage.tsx';

export const meta: MetaFunction = () => {
  const locale = readPageLocale();
  return pageMeta({ title: `${texts.resetPage(locale)} · FitPulse`, description: texts.resetDescription(locale) });
};

export default function ResetPassword() {
  const locale = usePageLocale();
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The link's secret stands after #, so that no server sees it; the built page knows none.
  const isMounted = useMounted();
  return (
    <AccountPage
      title={texts.resetTitle(locale)}
      lead={texts.resetLead(locale)}
      other={<Link to={links.forgotPassword}>{texts.askAgain(locale)}</Link>}
    >
      {isMounted ? (
        <ResetPasswordForm token={hash.slice(1) || undefined} onDone={() => navigate(newPasswordLink)} />
      ) : (
        <Skeleton height={260} radius="md" />
      )}
    </AccountPage>
  );
}
