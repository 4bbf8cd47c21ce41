import { Button } from '@mantine/core';
import { useState } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
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
  const factors = useSecondFactors();
  const [codes, setCodes] = useState<string[]>();
  const keep = () => {
    setCodes(undefined);
    onKept?.();
  };
  const isOn = factors.data?.totp ?? false;
  return (
    <Card title="Two-step sign-in" aside={isOn && <Badge tone="good">On</Badge>}>
      <Loadable needs={[factors]} skeleton={<LogSkeleton />} failure="The second step can’t be shown">
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
  const replace = useReplaceRecoveryCodes();
  const end = useDeleteTotp();
  const [isAsking, setIsAsking] = useState(false);
  const turnOff = () =>
    end.mutate(undefined, { onSuccess: () => showToast('success', 'Signing in takes your password alone now.') });
  return (
    <div className={classes.step}>
      <p className={classes.lead}>
        Signing in takes a code of your authenticator app. {left} recovery {left === 1 ? 'code is' : 'codes are'} left.
      </p>
      <Failure text="There are no new codes" error={replace.error} />
      <Failure text="It was not turned off" error={end.error} />
      {isAsking && <p role="status">Your account is easier to steal without it. Turn it off?</p>}
      <div className={classes.buttons}>
        <Button
          variant="default"
          disabled={replace.isPending}
          onClick={() => replace.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes) })}
        >
          New recovery codes
        </Button>
        {mayEnd && !isAsking && (
          <Button variant="default" onClick={() => setIsAsking(true)}>
            Turn off
          </Button>
        )}
        {isAsking && (
          <Button color="red" disabled={end.isPending} onClick={turnOff}>
            Turn off the second step
          </Button>
        )}
      </div>
    </div>
  );
}
