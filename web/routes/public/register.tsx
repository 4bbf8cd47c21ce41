import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMounted } from '@mantine/hooks';
import { useEffect } from 'react';
import { Link, type MetaFunction, useNavigate } from 'react-router';
import { haveAccount, keepLead, keepTitle, signIn } from '../../../texts/trial/keeping.ts';
import { KeepMealForm } from '../../features/accounts/KeepMealForm.tsx';
import { SignUpForm } from '../../features/accounts/SignUpForm.tsx';
import { readKeptSentence } from '../../features/trial/keptSentence.ts';
import { homeOf, links, signInLink } from '../../lib/links.ts';
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
  // The built page knows nothing that a tab holds.
  const kept = useMounted() ? readKeptSentence() : undefined;
  useEffect(() => {
    if (session) navigate(readKeptSentence() ? links.foodIntake : homeOf(session), { replace: true });
  }, [session, navigate]);
  if (kept) {
    const { text, locale } = kept;
    return (
      <AccountPage
        title={keepTitle(locale)}
        lead={keepLead(locale)}
        other={
          <>
            {haveAccount(locale)} <Link to={signInLink({ from: links.foodIntake })}>{signIn(locale)}</Link>
          </>
        }
      >
        <KeepMealForm locale={locale} said={text} />
      </AccountPage>
    );
  }
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
