import * as texts from '../../../texts/portal/account/billing.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { priceTold } from '../../lib/format.ts';
import { Buttons } from '../../ui/Buttons.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast } from '../../ui/toasts.ts';
import type { Order } from './order.ts';
import classes from './Question.module.css';
import { useRequestRefund } from './requestRefund.ts';

interface RefundFormProps {
  /** Open while there is one. */
  order: Order | undefined;
  onClose: () => void;
}

const mostLetters = 1_000;

export function RefundForm({ order, onClose }: RefundFormProps) {
  const locale = usePageLocale();
  const [reason, setReason] = useState('');
  const request = useRequestRefund();
  const close = () => {
    onClose();
    setReason('');
    request.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!order) return;
    request.mutate(
      { orderId: order.id, reason },
      {
        onSuccess: () => {
          close();
          showToast('success', texts.refundAsked(locale));
        },
      },
    );
  };
  return (
    <Dialog title={texts.refundTitle(locale)} isOpen={order !== undefined} onClose={close}>
      {order && (
        <form method="post" noValidate className={classes.question} onSubmit={submit}>
          <Failure text={texts.refundNotAsked(locale)} error={request.error} />
          <p>{texts.refundLead(locale, priceTold(order))}</p>
          <Textarea
            label={texts.whatWentWrong(locale)}
            data-autofocus
            autosize
            minRows={3}
            maxLength={mostLetters}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Buttons>
            <Button variant="default" disabled={request.isPending} onClick={close}>
              {controls.cancel(locale)}
            </Button>
            <Button type="submit" disabled={request.isPending}>
              {request.isPending ? controls.sending(locale) : texts.askRefund(locale)}
            </Button>
          </Buttons>
        </form>
      )}
    </Dialog>
  );
}
