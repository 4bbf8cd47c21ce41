import { support } from '../../lib/company.ts';
import { dateOf } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { ActionLink } from '../../ui/Action.tsx';
import { CheckIcon } from '../../ui/plainIcons.tsx';
import { type Confirmation, receiptLink, shownAmount } from './confirmation.ts';
import classes from './OrderConfirmation.module.css';

interface OrderConfirmationProps {
  confirmation: Confirmation;
  now: Date;
  isSignedIn: boolean;
}

export function OrderConfirmation({ confirmation, now, isSignedIn }: OrderConfirmationProps) {
  const { orderId, receipt, amount, currency, status, email, items = [] } = confirmation;
  if (!orderId) return <NoOrder isSignedIn={isSignedIn} />;
  const receiptAddress = receiptLink(confirmation);
  return (
    <div className={classes.page}>
      <span className={classes.mark}>
        <CheckIcon />
      </span>
      <h1 className={classes.title}>Thank you for your order</h1>
      <p className={classes.lead}>Your payment was received. Here is what you need to know.</p>
      <dl className={classes.details}>
        <div>
          <dt>Order number</dt>
          <dd>{orderId}</dd>
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
          <dd>{dateOf(now.toISOString())}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <span className={classes.badge}>{status}</span>
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
            <strong>Access your account.</strong> Your plan is active already, on the web and in the chat. Orders and
            invoices are under <a href={links.billing}>Billing</a>.
          </li>
          <li>
            <strong>Get started.</strong> Log your next meal and see where your day stands.
          </li>
        </ol>
      </section>
      <div className={classes.actions}>
        <ActionLink href={links.dashboard}>Go to Dashboard</ActionLink>
        {!isSignedIn && (
          <ActionLink href={links.login} look="outline">
            Sign in
          </ActionLink>
        )}
        <ActionLink href={links.sections.pricing} look="outline">
          Explore Plans
        </ActionLink>
      </div>
      <Help />
    </div>
  );
}

/** Somebody came by address, or after a reload in another tab. */
function NoOrder({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>No order to show here</h1>
      <p className={classes.lead}>
        This page shows an order right after it is paid. All your orders and invoices are under Billing.
      </p>
      <div className={classes.actions}>
        <ActionLink href={isSignedIn ? links.billing : links.login}>
          {isSignedIn ? 'Go to Billing' : 'Sign in'}
        </ActionLink>
        <ActionLink href={links.sections.pricing} look="outline">
          Explore Plans
        </ActionLink>
      </div>
      <Help />
    </div>
  );
}

const Help = () => (
  <p className={classes.help}>
    <a href={`mailto:${support.email}`}>E-mail support</a>
    <a href={support.phoneLink}>Call Us</a>
    <a href={links.sections.faq}>View FAQ</a>
  </p>
);
