import * as texts from '../../../texts/portal/account/push.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Checkbox } from '@mantine/core';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import classes from './PushCard.module.css';
import { canPush, usePush, useTurningPush } from './push.ts';

/** Whether notices come to this browser while FitPulse is closed. */
export function PushCard() {
  const locale = usePageLocale();
  const push = usePush();
  const turning = useTurningPush();
  if (!canPush()) {
    return (
      <Card title={texts.title(locale)}>
        <p className={classes.about}>{texts.cannot(locale)}</p>
      </Card>
    );
  }
  return (
    <Card title={texts.title(locale)}>
      <Failure text={texts.notChanged(locale)} error={turning.error} />
      <Loadable needs={[push]} skeleton={<LogSkeleton />} failure={texts.failed(locale)}>
        {({ publicKey, isOn }) => {
          const wanted = turning.isPending ? turning.variables.isOn : isOn;
          return (
            <Checkbox
              label={texts.show(locale)}
              description={texts.whatShows(locale)}
              checked={wanted}
              disabled={turning.isPending}
              onChange={({ currentTarget: { checked } }) => turning.mutate({ publicKey, isOn: checked })}
            />
          );
        }}
      </Loadable>
    </Card>
  );
}
