import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import * as texts from '../../../../texts/portal/account/secondFactor.ts';
import * as controls from '../../../../texts/portal/controls.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DangerButton } from '../../../ui/DangerButton.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { LogSkeleton } from '../../../ui/lists/LogSkeleton.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { Enrolment } from './Enrolment.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './SecondFactor.module.css';
import { useDeleteTotp, useReplaceRecoveryCodes, useSecondFactors } from './secondFactors.ts';

interface SecondFactorCardProps {
  /** The recovery codes were seen. */
  onKept?: () => void;
}

/** A code of an authenticator app at every sign-in. */
export function SecondFactorCard({ onKept }: SecondFactorCardProps) {
  const locale = usePageLocale();
  const factors = useSecondFactors();
  const [codes, setCodes] = useState<string[]>();
  const keep = () => {
    setCodes(undefined);
    onKept?.();
  };
  const isOn = factors.data?.totp ?? false;
  return (
    <Card title={texts.title(locale)} aside={isOn && <Badge tone="good">{texts.on(locale)}</Badge>}>
      <Loadable needs={[factors]} skeleton={<LogSkeleton />} failure={texts.failed(locale)}>
        {({ totp, recoveryCodesLeft, required }) => {
          if (codes) return <RecoveryCodes codes={codes} onKept={keep} />;
          if (!totp) return <Enrolment onCodes={setCodes} />;
          return <TurnedOn left={recoveryCodesLeft} mayEnd={!required} onCodes={setCodes} />;
        }}
      </Loadable>
    </Card>
  );
}

interface TurnedOnProps {
  left: number;
  mayEnd: boolean;
  onCodes: (codes: string[]) => void;
}

function TurnedOn({ left, mayEnd, onCodes }: TurnedOnProps) {
  const locale = usePageLocale();
  const replace = useReplaceRecoveryCodes();
  const end = useDeleteTotp();
  const [isAsking, setIsAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);
  const turnOff = () => end.mutate(undefined, { onSuccess: () => showToast('success', texts.isOff(locale)) });
  return (
    <div className={classes.step}>
      <p className={classes.lead}>{texts.codesLeft(locale, left)}</p>
      <Failure text={texts.noNewCodes(locale)} error={replace.error} />
      <Failure text={texts.notOff(locale)} error={end.error} />
      {isAsking && <p role="status">{texts.sure(locale)}</p>}
      <div className={classes.buttons}>
        {isAsking ? (
          <>
            <Button ref={keep} variant="default" disabled={end.isPending} onClick={() => setIsAsking(false)}>
              {controls.keepIt(locale)}
            </Button>
            <DangerButton disabled={end.isPending} onClick={turnOff}>
              {texts.turnOffForGood(locale)}
            </DangerButton>
          </>
        ) : (
          <>
            <Button
              variant="default"
              disabled={replace.isPending}
              onClick={() => replace.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })}
            >
              {texts.newCodes(locale)}
            </Button>
            {mayEnd && (
              <Button variant="default" onClick={() => setIsAsking(true)}>
                {texts.turnOff(locale)}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
