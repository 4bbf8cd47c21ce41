import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { dateOf, rupees } from '../../lib/format.ts';
import { links, supportTabLink } from '../../lib/links.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useDownloadInvoice } from './downloadInvoice.ts';
import classes from './Orders.module.css';
import { contentsOf, type Order, refundableUntil, standingOf } from './order.ts';
import { RefundForm } from './RefundForm.tsx';

/** What was ordered, the newest first, with its invoice and the way to the money back. */
export function Orders({ orders }: { orders: Order[] }) {
  const [returned, setReturned] = useState<Order>();
  const invoice = useDownloadInvoice();
  const now = new Date();

  if (orders.length === 0) {
    return (
      <p className={classes.empty}>
        No orders yet. Once you buy a plan, its invoice is here. <a href={links.sections.pricing}>See the plans</a>
      </p>
    );
  }
  return (
    <>
      <Failure text="The invoice could not be fetched" error={invoice.error} />
      <ul className={classes.orders}>
        {orders.map((order) => {
          const { label, tone, note } = standingOf(order);
          const until = refundableUntil(order, now);
          const name = `${contentsOf(order)} of ${dateOf(order.paidAt ?? order.createdAt)}`;
          return (
            <li key={order.id} className={classes.order}>
              <p className={classes.contents}>
                {contentsOf(order)} <Badge tone={tone}>{label}</Badge>
              </p>
              <div className={classes.details}>
                <p>
                  {dateOf(order.paidAt ?? order.createdAt)} · <span>{order.invoiceNumber ?? order.receipt}</span>
                </p>
                {note && <p>{note}</p>}
                {order.refundStatus === 'refused' && (
                  <>
                    <p className={classes.refusal}>“{order.refusal}”</p>
                    <p>
                      Is this wrong? <Link to={supportTabLink('create')}>Write to support</Link>
                    </p>
                  </>
                )}
                {until && <p>Money back until {dateOf(until)}</p>}
              </div>
              <p className={classes.amount}>{rupees(order.amount)}</p>
              <div className={classes.buttons}>
                {until && (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-md"
                    aria-label={`Ask for a refund of ${name}`}
                    onClick={() => setReturned(order)}
                  >
                    Refund
                  </Button>
                )}
                {order.invoiceNumber && (
                  <Button
                    variant="default"
                    size="compact-md"
                    leftSection={<DownloadIcon />}
                    aria-label={`Invoice of ${name}`}
                    disabled={invoice.isPending && invoice.variables.id === order.id}
                    onClick={() => invoice.mutate(order)}
                  >
                    Invoice
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <RefundForm order={returned} onClose={() => setReturned(undefined)} />
    </>
  );
}
