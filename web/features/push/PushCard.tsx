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

const title = 'On this device';

/** Whether notices come to this browser while FitPulse is closed. */
export function PushCard() {
  const push = usePush();
  const turning = useTurningPush();
  if (!canPush()) {
    return (
      <Card title={title}>
        <p className={classes.about}>
          This browser can’t show reminders while FitPulse is closed. On an iPhone or iPad, add FitPulse to the Home
          Screen first: Share, then “Add to Home Screen”.
        </p>
      </Card>
    );
  }
  return (
    <Card title={title}>
      <Failure text="That could not be changed" error={turning.error} />
      <Loadable needs={[push]} skeleton={<LogSkeleton />} failure="Whether reminders come here can’t be shown">
        {({ publicKey, isOn }) => {
          const wanted = turning.isPending ? turning.variables.isOn : isOn;
          return (
            <Checkbox
              label="Show reminders here, even while FitPulse is closed"
              description="Reminders are shown as they are. Of anything else the screen only says that there is news."
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
