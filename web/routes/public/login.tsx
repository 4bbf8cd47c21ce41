import { Skeleton } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useEffect } from 'react';
import { type MetaFunction, useNavigate, useSearchParams } from 'react-router';
import * as texts from '../../../texts/site/accountForms.ts';
import { AccountForms, type FormMode } from '../../features/accounts/AccountForms.tsx';
import { Welcome } from '../../features/accounts/Welcome.tsx';
import { homeOf, links, returnLink } from '../../lib/links.ts';
import { readPageLocale, usePageLocale } from '../../lib/pageLocale.ts';
import { pageMeta } from '../../lib/pageMeta.ts';
import { useSession } from '../../lib/session.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Toasts } from '../../ui/Toasts.tsx';
import { showToast } from '../../ui/toasts.ts';
import { AccountFrame } from './AccountFrame.tsx';
import classes from './login.module.css';

export const meta: MetaFunction = () =>
  pageMeta({
    title: `${texts.signInPage(readPageLocale())} · FitPulse`,
    description: texts.signInDescription(readPageLocale()),
    path: links.login,
  });

export default function Login() {
  const locale = usePageLocale();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  // The built page knows no query, and what is typed into it before the script runs would be lost.
  const isMounted = useMounted();
  const mode: FormMode = isMounted && query.get('mode') === 'signup' ? 'signup' : 'signin';

  useEffect(() => {
    if (session) navigate(returnLink(query, homeOf(session)), { replace: true });
  }, [session, query, navigate]);

  const cameFromCheckout = query.get('from') === links.checkout;
  useEffect(() => {
    if (cameFromCheckout) showToast('info', texts.forCheckout(readPageLocale()));
  }, [cameFromCheckout]);

  const changeMode = (next: FormMode) => {
    const changed = new URLSearchParams(query);
    for (const word of ['ended', 'changed', 'via']) changed.delete(word);
    if (next === 'signup') changed.set('mode', next);
    else changed.delete('mode');
    setQuery(changed, { replace: true, preventScrollReset: true });
  };

  return (
    <div className={classes.page}>
      <Toasts />
      <Welcome />
      <AccountFrame
        title={(mode === 'signin' ? texts.welcomeBack : texts.createYours)(locale)}
        lead={(mode === 'signin' ? texts.welcomeBackLead : texts.freeAndFast)(locale)}
      >
        {isMounted && query.has('ended') && (
          <div className={classes.notice}>
            <Notice tone="info">{texts.ended(locale)}</Notice>
          </div>
        )}
        {isMounted && query.has('changed') && (
          <div className={classes.notice}>
            <Notice tone="success">{texts.changed(locale)}</Notice>
          </div>
        )}
        {isMounted && query.get('via') === 'telegram' && (
          <div className={classes.notice}>
            <Notice tone="info">{texts.viaTelegram(locale)}</Notice>
          </div>
        )}
        {isMounted ? <AccountForms mode={mode} onModeChange={changeMode} /> : <Skeleton height={420} radius="md" />}
      </AccountFrame>
    </div>
  );
}
