import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import * as texts from '../../../texts/portal/account/billing.ts';
import { dateOf, priceTold } from '../../lib/format.ts';
import { links, supportTabLink } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { useDownloadInvoice } from './downloadInvoice.ts';
import classes from './Orders.module.css';
import { contentsOf, type Order, refundableUntil, standingOf } from './order.ts';
import { RefundForm } from './RefundForm.tsx';

/** What was ordered, the newest first, with its invoice and the way to the money back. */
export function Orders({ orders }: { orders: Order[] }) {
  const locale = usePageLocale();
  const [returned, setReturned] = useState<Order>();
  const invoice = useDownloadInvoice();
  const now = new Date();

  if (orders.length === 0) {
    return (
      <p className={classes.empty}>
        {texts.noOrders(locale)} <a href={links.sections.pricing}>{texts.seePlans(locale)}</a>
      </p>
    );
  }
  return (
    <>
      <Failure text={texts.noInvoice(locale)} error={invoice.error} />
      <ul className={classes.orders}>
        {orders.map((order) => {
          const { label, tone, note } = standingOf(order);
          const until = refundableUntil(order, now);
          const name = texts.ofDate(locale, contentsOf(order), dateOf(order.paidAt ?? order.createdAt));
          return (
            <li key={order.id} className={classes.order}>
              <p className={classes.contents}>
                {contentsOf(order)} <Badge tone={tone}>{label(locale)}</Badge>
              </p>
              <div className={classes.details}>
                <p className={classes.numbers}>
                  <span>{dateOf(order.paidAt ?? order.createdAt)}</span>
                  <span>{texts.orderNumber(locale, order.number)}</span>
                  {order.invoiceNumber && <span>{texts.invoiceNumber(locale, order.invoiceNumber)}</span>}
                </p>
                {note && <p>{note(locale)}</p>}
                {order.refundStatus === 'refused' && (
                  <>
                    <p className={classes.refusal}>“{order.refusal}”</p>
                    <p>
                      {texts.isThisWrong(locale)}{' '}
                      <Link to={supportTabLink('create')}>{texts.writeToSupport(locale)}</Link>
                    </p>
                  </>
                )}
                {until && <p>{texts.moneyBackUntil(locale, dateOf(until))}</p>}
              </div>
              <p className={classes.amount}>{priceTold(order)}</p>
              <div className={classes.buttons}>
                {until && (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-md"
                    aria-label={texts.refundOf(locale, name)}
                    onClick={() => setReturned(order)}
                  >
                    {texts.refund(locale)}
                  </Button>
                )}
                {order.invoiceNumber && (
                  <Button
                    variant="default"
                    size="compact-md"
                    leftSection={<DownloadIcon />}
                    aria-label={texts.invoiceOf(locale, name)}
                    disabled={invoice.isPending && invoice.variables.id === order.id}
                    onClick={() => invoice.mutate(order)}
                  >
                    {texts.invoice(locale)}
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
