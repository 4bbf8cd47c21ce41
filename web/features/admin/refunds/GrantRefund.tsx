import { Button } from '@mantine/core';
import { priceTold } from '../../../lib/format.ts';
import { Buttons } from '../../../ui/Buttons.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { showToast } from '../../../ui/toasts.ts';
import classes from './GrantRefund.module.css';
import { type Refund, useGrantRefund } from './refunds.ts';

interface GrantRefundProps {
  /** Asked about while there is one. */
  refund: Refund | undefined;
  onClose: () => void;
}

export function GrantRefund({ refund, onClose }: GrantRefundProps) {
  const grant = useGrantRefund();
  const close = () => {
    onClose();
    grant.reset();
  };
  const pay = (paid: Refund) =>
    grant.mutate(paid.id, {
      onSuccess: ({ status }) => {
        if (status === 'failed') return;
        close();
        showToast('success', `${priceTold(paid)} ${status === 'processed' ? 'was paid back.' : 'is on its way back.'}`);
      },
    });
  const refusal = grant.data?.status === 'failed' ? new Error(grant.data.failure) : grant.error;
  return (
    <Dialog title="Pay the money back?" isOpen={refund !== undefined} onClose={close}>
      {refund && (
        <div className={classes.question}>
          <Failure text="The refund was not paid" error={refusal} />
          <p>
            {priceTold(refund)} go back to {refund.userName} the way they were paid. Once they have arrived, what order{' '}
            {refund.orderNumber} bought ends. This can’t be undone.
          </p>
          <Buttons>
            <Button variant="default" data-autofocus disabled={grant.isPending} onClick={close}>
              Cancel
            </Button>
            <Button disabled={grant.isPending} onClick={() => pay(refund)}>
              {grant.isPending ? 'Paying...' : 'Pay back'}
            </Button>
          </Buttons>
        </div>
      )}
    </Dialog>
  );
}
