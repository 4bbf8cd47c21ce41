import '@mantine/core/styles/Input.layer.css';
import { Link, type MetaFunction } from 'react-router';
import * as texts from '../../../texts/site/accountLinks.ts';
import { ForgotPasswordForm } from '../../features/accounts/ForgotPasswordForm.tsx';
import { links } from '../../lib/links.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { AccountPage } from './AccountPage.tsx';

export const meta: MetaFunction = () => {
  const locale = readPageLocale();
  return pageMeta({ title: `${texts.forgotPage(locale)} · FitPulse`, description: texts.forgotDescription(locale) });
};

export default function ForgotPassword() {
  const locale = usePageLocale();
  return (
    <AccountPage
      title={texts.forgotPage(locale)}
      lead={texts.forgotLead(locale)}
      other={
        <>
          <Link to={links.resetPassword}>{texts.haveCode(locale)}</Link> ·{' '}
          <Link to={links.login}>{texts.backToSignIn(locale)}</Link>
        </>
      }
    >
      <ForgotPasswordForm />
    </AccountPage>
  );
}
