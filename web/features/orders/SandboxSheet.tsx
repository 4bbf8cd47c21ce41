import { useEffect, useRef, useState } from 'react';
import { paySandboxOrder } from '../../../contract/commerce/orders.ts';
import { test as texts } from '../../../texts/site/checkout.ts';
import { call } from '../../lib/api.ts';
import { rupees } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { reasonOf } from '../../lib/reasons.ts';
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
  const locale = usePageLocale();
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
      else setError(texts.declined(locale, answer.error?.description ?? ''));
    } catch (problem) {
      setError(problem instanceof Error ? reasonOf(problem) : String(problem));
    }
    setIsBusy(false);
  };
  return (
    <dialog ref={dialog} className={classes.sheet} aria-labelledby="sandbox-title" onClose={onClosed}>
      <button
        type="button"
        className={classes.close}
        aria-label={texts.close(locale)}
        onClick={() => dialog.current?.close()}
      >
        <CloseIcon />
      </button>
      <Badge tone="warm">{texts.mode(locale)}</Badge>
      <h2 id="sandbox-title" className={classes.title}>
        {texts.title(locale)}
      </h2>
      <p className={classes.amount}>{rupees(order.amount)}</p>
      <p className={classes.text}>{texts.about(locale, order.receipt)}</p>
      {error && <Notice tone="danger">{error}</Notice>}
      <div className={classes.actions}>
        <ActionButton wide disabled={isBusy} onClick={() => finish('pay')}>
          {texts.pay(locale, rupees(order.amount))}
        </ActionButton>
        <ActionButton wide look="outline" disabled={isBusy} onClick={() => finish('fail')}>
          {texts.fail(locale)}
        </ActionButton>
      </div>
    </dialog>
  );
}
