import '@mantine/core/styles/Input.layer.css';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Failure } from '../../../ui/Failure.tsx';
import classes from './SecondFactor.module.css';
import { useConfirmTotp, useStartTotp } from './secondFactors.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

/** From the first tap to the first code. */
export function Enrolment({ onCodes }: { onCodes: (recoveryCodes: string[]) => void }) {
  const start = useStartTotp();
  const confirm = useConfirmTotp();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) });
  };

  if (!start.data) {
    return (
      <div className={classes.step}>
        <p className={classes.lead}>
          An app on your phone shows a code that changes every half minute. Whoever learns your password still can’t
          sign in without it.
        </p>
        <Failure text="It was not set up" error={start.error} />
        <Button disabled={start.isPending} onClick={() => start.mutate()}>
          Set up an authenticator app
        </Button>
      </div>
    );
  }
  return (
    <form method="post" noValidate className={classes.step} onSubmit={submit}>
      <p className={classes.lead}>Scan this with your authenticator app, then enter the code that it shows.</p>
      <Suspense fallback={<Skeleton width={192} height={192} />}>
        <QrCode text={start.data.uri} label="QR code for the authenticator app" />
      </Suspense>
      <p className={classes.lead}>
        Can’t scan it? Type this key into the app: <code className={classes.secret}>{inFours(start.data.secret)}</code>
      </p>
      <Failure text="It is not on yet" error={confirm.error} />
      <TextInput
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        className={classes.code}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" disabled={code.trim() === '' || confirm.isPending}>
        {confirm.isPending ? 'Checking...' : 'Turn on'}
      </Button>
    </form>
  );
}

const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');
