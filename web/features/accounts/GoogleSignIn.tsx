import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { getPublicConfig } from '../../../contract/commerce/plans.ts';
import * as texts from '../../../texts/site/accountForms.ts';
import { call } from '../../lib/api.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { GoogleIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './AccountForms.module.css';
import { failureOf } from './failure.ts';
import { showGoogleButton } from './googleIdentity.ts';
import { useSignInWithGoogle } from './signInWithGoogle.ts';

/** Nothing where Google isn't set up. Google's script is fetched when somebody chooses it. */
export function GoogleSignIn() {
  const locale = usePageLocale();
  const { data: config } = useQuery({ queryKey: queryKeys.config, queryFn: () => call(getPublicConfig, {}) });
  const google = useSignInWithGoogle();
  const frame = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [failure, setFailure] = useState('');

  const clientId = config?.googleClientId;
  if (!clientId) return null;

  const begin = async () => {
    setFailure('');
    if (!frame.current) return;
    try {
      await showGoogleButton(frame.current, clientId, google.mutate);
      setIsShown(true);
    } catch {
      setFailure(texts.googleUnreachable(locale));
    }
  };
  const problem =
    failure ||
    (google.error &&
      failureOf(google.error, texts.googleFailed(locale), (detail) => texts.googleRefused(locale, detail)));
  return (
    <div className={classes.google}>
      <p className={classes.or}>{texts.or(locale)}</p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {!isShown && (
        <Button
          variant="default"
          size="md"
          fullWidth
          leftSection={<GoogleIcon />}
          disabled={google.isPending}
          onClick={begin}
        >
          {texts.withGoogle(locale)}
        </Button>
      )}
      <div ref={frame} className={isShown ? classes.googleFrame : undefined} />
    </div>
  );
}
