import * as texts from '../../../../texts/portal/account/secondFactor.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import '@mantine/core/styles/Input.layer.css';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { Failure } from '../../../ui/Failure.tsx';
import classes from './SecondFactor.module.css';
import { useConfirmTotp, useStartTotp } from './secondFactors.ts';

const QrCode = lazy(() => import('./QrCode.tsx'));

/** From the first tap to the first code. */
export function Enrolment({ onCodes }: { onCodes: (recoveryCodes: string[]) => void }) {
  const locale = usePageLocale();
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
        <p className={classes.lead}>{texts.lead(locale)}</p>
        <Failure text={texts.notSetUp(locale)} error={start.error} />
        <Button disabled={start.isPending} onClick={() => start.mutate()}>
          {texts.setUp(locale)}
        </Button>
      </div>
    );
  }
  return (
    <form method="post" noValidate className={classes.step} onSubmit={submit}>
      <p className={classes.lead}>{texts.scan(locale)}</p>
      <Suspense fallback={<Skeleton width={192} height={192} />}>
        <QrCode text={start.data.uri} label={texts.qrCode(locale)} />
      </Suspense>
      <p className={classes.lead}>
        {texts.cannotScan(locale)} <code className={classes.secret}>{inFours(start.data.secret)}</code>
      </p>
      <Failure text={texts.notOn(locale)} error={confirm.error} />
      <TextInput
        label={texts.code(locale)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        className={classes.code}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" disabled={code.trim() === '' || confirm.isPending}>
        {confirm.isPending ? texts.checking(locale) : texts.turnOn(locale)}
      </Button>
    </form>
  );
}

const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, '$1 ');
