import '@mantine/core/styles/Input.layer.css';
import { Link, type MetaFunction } from 'react-router';
import { ForgotPasswordForm } from '../../features/accounts/ForgotPasswordForm.tsx';
import { links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { AccountPage } from './AccountPage.tsx';

export const meta: MetaFunction = () =>
  pageMeta({ title: 'Forgot password · FitPulse', description: 'Ask for a link or a code to set a new password.' });

export default function ForgotPassword() {
  return (
    <AccountPage
      title="Forgot password"
      lead="We send a link by e-mail, and a code to your Telegram chat if it is linked."
      other={
        <>
          <Link to={links.resetPassword}>I have a code</Link> · <Link to={links.login}>Back to sign in</Link>
        </>
      }
    >
      <ForgotPasswordForm />
    </AccountPage>
  );
}
