import { support } from '../../lib/company.ts';
import { links } from '../../lib/links.ts';
import { ActionLink } from '../../ui/Action.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { type Confirmation, longUsDate, orderNumber, receiptLink, shownAmount } from './confirmation.ts';
import classes from './OrderConfirmation.module.css';

export function OrderConfirmation({ confirmation, now }: { confirmation: Confirmation; now: Date }) {
  const { orderId, receipt, amount, currency, status, email, items = [] } = confirmation;
  const receiptAddress = receiptLink(confirmation);
  return (
    <div className={classes.page}>
      {status && (
        <span className={classes.mark}>
          <CheckIcon />
        </span>
      )}
      <h1 className={classes.title}>{status ? 'Thank you for your order' : 'Order confirmation'}</h1>
      <p className={classes.lead}>
        {status
          ? 'Your payment was received. Here is what you need to know.'
          : 'This page was opened without an order. If you have just paid, your order is listed under Billing in your account.'}
      </p>
      <dl className={classes.details}>
        <div>
          <dt>Order number</dt>
          <dd>{orderNumber(orderId, now)}</dd>
        </div>
        {items.length > 0 && (
          <div>
            <dt>Items</dt>
            <dd>
              {items.map(({ name, quantity }) => (
                <span key={name} className={classes.item}>
                  {name} × {quantity}
                </span>
              ))}
            </dd>
          </div>
        )}
        {(receiptAddress || receipt) && (
          <div>
            <dt>Receipt</dt>
            <dd>{receiptAddress ? <a href={receiptAddress}>View Receipt</a> : receipt}</dd>
          </div>
        )}
        <div>
          <dt>Amount</dt>
          <dd>{shownAmount(amount, currency)}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{longUsDate(now)}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <span className={classes.badge} data-unknown={!status || undefined}>
              {status ?? 'Unknown'}
            </span>
          </dd>
        </div>
      </dl>
      <section className={classes.next} aria-labelledby="next-title">
        <h2 id="next-title">What’s Next</h2>
        <ol>
          <li>
            <strong>Check your email.</strong> The invoice goes to {email || 'the address you gave'}.
          </li>
          <li>
            <strong>Access your account.</strong>{' '}
            {status ? 'Your plan is active already, on the web and in the chat. ' : 'There you see which plan holds. '}
            Orders and invoices are under <a href={links.billing}>Billing</a>.
          </li>
          <li>
            <strong>Get started.</strong> Log your next meal and see where your day stands.
          </li>
        </ol>
      </section>
      <div className={classes.actions}>
        <ActionLink href={links.dashboard}>Go to Dashboard</ActionLink>
        <ActionLink href={links.login} look="outline">
          Login to Account
        </ActionLink>
        <ActionLink href={links.sections.pricing} look="outline">
          Explore Plans
        </ActionLink>
      </div>
      <p className={classes.help}>
        <a href={`mailto:${support.email}`}>Email Support</a>
        <a href={support.phoneLink}>Call Us</a>
        <a href={links.sections.faq}>View FAQ</a>
      </p>
    </div>
  );
}
