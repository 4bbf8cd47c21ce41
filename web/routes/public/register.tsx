import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { useMounted } from '@mantine/hooks';
import { useEffect } from 'react';
import { Link, type MetaFunction, useNavigate } from 'react-router';
import * as texts from '../../../texts/site/accountForms.ts';
import { haveAccount, keepLead, keepTitle, signIn } from '../../../texts/trial/keeping.ts';
import { KeepMealForm } from '../../features/accounts/KeepMealForm.tsx';
import { SignUpForm } from '../../features/accounts/SignUpForm.tsx';
import { readKeptSentence } from '../../features/trial/keptSentence.ts';
import { homeOf, links, signInLink } from '../../lib/links.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { AccountPage } from './AccountPage.tsx';

export const meta: MetaFunction = () =>
  pageMeta({
    title: `${texts.createPage(readPageLocale())} · FitPulse`,
    description: texts.createDescription(readPageLocale()),
    path: links.register,
  });

export default function Register() {
  const pageLocale = usePageLocale();
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
      title={texts.createPage(pageLocale)}
      lead={texts.freeAndFast(pageLocale)}
      other={
        <>
          {texts.haveAccount(pageLocale)} <Link to={links.login}>{texts.signInInstead(pageLocale)}</Link>
        </>
      }
    >
      <SignUpForm />
    </AccountPage>
  );
}
