import { Button } from '@mantine/core';
import { useState } from 'react';
import * as texts from '../../../texts/portal/account/billing.ts';
import { dateOf } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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
  const locale = usePageLocale();
  const [isOpen, setIsOpen] = useState(false);
  const change = useChangeSubscription();
  const end = dateOf(subscription.paidUntil ?? subscription.currentPeriodEnd ?? '');
  const close = () => {
    setIsOpen(false);
    change.reset();
  };
  const cancel = () =>
    change.mutate('cancel', {
      onSuccess: () => showToast('success', texts.isCancelled(locale, end)),
    });
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setIsOpen(true)}>
        {texts.cancelPlan(locale)}
      </Button>
      <Dialog title={texts.cancelTitle(locale, name)} isOpen={isOpen} onClose={close}>
        <div className={classes.question}>
          <Failure text={texts.notCancelled(locale)} error={change.error} />
          <p>
            {texts.keepUntil(locale)} <strong>{end}</strong>
            {texts.afterThat(locale)}
          </p>
          <p>{texts.noReminding(locale)}</p>
          <Buttons>
            <Button variant="default" data-autofocus disabled={change.isPending} onClick={close}>
              {texts.keepPlan(locale, name)}
            </Button>
            <DangerButton disabled={change.isPending} onClick={cancel}>
              {change.isPending ? texts.cancelling(locale) : texts.cancelPlan(locale)}
            </DangerButton>
          </Buttons>
        </div>
      </Dialog>
    </>
  );
}
