import { useEffect, useRef, useState } from 'react';
import { paySandboxOrder } from '../../../contract/commerce/orders.ts';
import { call } from '../../lib/api.ts';
import { rupees } from '../../lib/format.ts';
import { ActionButton } from '../../ui/Action.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { PaymentResult, PlacedOrder } from './checkout.ts';
import classes from './SandboxSheet.module.css';

interface SandboxSheetProps {
  order: PlacedOrder;
  onPaid: (result: PaymentResult) => void;
  onClosed: () => void;
}

/** Stands in for the payment window where no real payments are set up. */
export function SandboxSheet({ order, onPaid, onClosed }: SandboxSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  useEffect(() => dialog.current?.showModal(), []);

  const finish = async (outcome: 'pay' | 'fail') => {
    setIsBusy(true);
    setError('');
    try {
      const answer = await call(paySandboxOrder, { body: { orderId: order.order_id, outcome } });
      if (answer.result) onPaid(answer.result);
      else setError(answer.error?.description ?? 'The test payment was declined.');
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem));
    }
    setIsBusy(false);
  };
  return (
    <dialog ref={dialog} className={classes.sheet} aria-labelledby="sandbox-title" onClose={onClosed}>
      <button type="button" className={classes.close} aria-label="Close" onClick={() => dialog.current?.close()}>
        <CloseIcon />
      </button>
      <Badge tone="warm">Test mode</Badge>
      <h2 id="sandbox-title" className={classes.title}>
        Test payment
      </h2>
      <p className={classes.amount}>{rupees(order.amount)}</p>
      <p className={classes.text}>
        No real payments are set up on this server, and no money moves. Choose how the payment ends. Receipt{' '}
        {order.receipt}.
      </p>
      {error && <Notice tone="danger">{error}</Notice>}
      <div className={classes.actions}>
        <ActionButton wide disabled={isBusy} onClick={() => finish('pay')}>
          Pay {rupees(order.amount)}
        </ActionButton>
        <ActionButton wide look="outline" disabled={isBusy} onClick={() => finish('fail')}>
          Let it fail
        </ActionButton>
      </div>
    </dialog>
  );
}
