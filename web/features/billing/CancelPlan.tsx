import { Button } from '@mantine/core';
import { useState } from 'react';
import { dateOf } from '../../lib/format.ts';
import { Buttons } from '../../ui/Buttons.tsx';
import { DangerButton } from '../../ui/DangerButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useChangeSubscription } from './changeSubscription.ts';
import type { Subscription } from './getSubscription.ts';
import classes from './Question.module.css';

/** The button, and the question whether that is meant. */
export function CancelPlan({ name, subscription }: { name: string; subscription: Subscription }) {
  const [isOpen, setIsOpen] = useState(false);
  const change = useChangeSubscription();
  const end = dateOf(subscription.paidUntil ?? subscription.currentPeriodEnd ?? '');
  const close = () => {
    setIsOpen(false);
    change.reset();
  };
  const cancel = () =>
    change.mutate('cancel', {
      onSuccess: () => showToast('success', `Cancelled. You keep what you paid for until ${end}.`),
    });
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setIsOpen(true)}>
        Cancel plan
      </Button>
      <Dialog title={`Cancel ${name}?`} isOpen={isOpen} onClose={close}>
        <div className={classes.question}>
          <Failure text="The plan was not cancelled" error={change.error} />
          <p>
            You keep what you paid for until <strong>{end}</strong>. After that you go on with Free, and everything you
            logged stays. Until then you can take this back.
          </p>
          <p>We won’t remind you of renewing. If you want your money back, ask for it at the order below.</p>
          <Buttons>
            <Button variant="default" data-autofocus disabled={change.isPending} onClick={close}>
              Keep {name}
            </Button>
            <DangerButton disabled={change.isPending} onClick={cancel}>
              {change.isPending ? 'Cancelling...' : 'Cancel plan'}
            </DangerButton>
          </Buttons>
        </div>
      </Dialog>
    </>
  );
}
