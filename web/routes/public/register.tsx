import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { useEffect } from 'react';
import { Link, type MetaFunction, useNavigate } from 'react-router';
import { SignUpForm } from '../../features/accounts/SignUpForm.tsx';
import { homeOf, links } from '../../lib/links.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { AccountPage } from './AccountPage.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    title: 'Create Account · FitPulse',
    description: 'A free FitPulse account takes a user name, an e-mail address and a password.',
    path: links.register,
  });

export default function Register() {
  const navigate = useNavigate();
  const session = useSession();
  useEffect(() => {
    if (session) navigate(homeOf(session), { replace: true });
  }, [session, navigate]);
  return (
    <AccountPage
      title="Create Account"
      lead="It’s free, and takes a few seconds."
      other={
        <>
          Already have an account? <Link to={links.login}>Sign in</Link>
        </>
      }
    >
      <SignUpForm />
    </AccountPage>
  );
}
