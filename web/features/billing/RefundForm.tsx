import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { rupees } from '../../lib/format.ts';
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
          showToast('success', 'We have your request. Its state is shown at the order.');
        },
      },
    );
  };
  return (
    <Dialog title="Ask for your money back" isOpen={order !== undefined} onClose={close}>
      {order && (
        <form method="post" noValidate className={classes.question} onSubmit={submit}>
          <Failure text="The request was not sent" error={request.error} />
          <p>
            You get {rupees(order.amount)} back the way you paid. Once the money is sent, what this order bought ends.
          </p>
          <Textarea
            label="What went wrong? (optional)"
            data-autofocus
            autosize
            minRows={3}
            maxLength={mostLetters}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Buttons>
            <Button variant="default" disabled={request.isPending} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" disabled={request.isPending}>
              {request.isPending ? 'Sending...' : 'Ask for the refund'}
            </Button>
          </Buttons>
        </form>
      )}
    </Dialog>
  );
}
