import { Button } from '@mantine/core';
import { KeyIcon } from '../../../ui/icons.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import classes from '../AccountForms.module.css';
import { failureOf } from '../failure.ts';
import { knowsPasskeys } from './ceremonies.ts';
import { useSignInWithPasskey } from './passkeys.ts';

/** Nothing where the browser knows no passkeys. */
export function PasskeySignIn() {
  const signIn = useSignInWithPasskey();
  if (!knowsPasskeys()) return null;
  return (
    <div className={classes.passkey}>
      {signIn.error && <Notice tone="danger">{failureOf(signIn.error, 'Login failed.')}</Notice>}
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<KeyIcon />}
        disabled={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        Sign in with a passkey
      </Button>
    </div>
  );
}
