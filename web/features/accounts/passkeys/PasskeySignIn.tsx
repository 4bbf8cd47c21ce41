import { Button } from '@mantine/core';
import * as texts from '../../../../texts/site/accountForms.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import { KeyIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import classes from '../AccountForms.module.css';
import { failureOf } from '../failure.ts';
import { knowsPasskeys } from './ceremonies.ts';
import { useSignInWithPasskey } from './passkeys.ts';

/** Nothing where the browser knows no passkeys. */
export function PasskeySignIn() {
  const locale = usePageLocale();
  const signIn = useSignInWithPasskey();
  const failure =
    signIn.error && failureOf(signIn.error, texts.signInFailed(locale), (detail) => texts.wrongPasskey(locale, detail));
  if (!knowsPasskeys()) return null;
  return (
    <div className={classes.passkey}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<KeyIcon />}
        disabled={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {texts.withPasskey(locale)}
      </Button>
    </div>
  );
}
