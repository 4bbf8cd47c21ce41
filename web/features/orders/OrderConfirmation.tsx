import { addressIn } from '../../../contract/siteAddress.ts';
import { planName } from '../../../texts/site/cart.ts';
import * as texts from '../../../texts/site/orderConfirmation.ts';
import { support } from '../../lib/company.ts';
import { dateOf } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
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
  const locale = usePageLocale();
  const { orderId, receipt, amount, currency, status, email, items = [] } = confirmation;
  if (!orderId) return <NoOrder isSignedIn={isSignedIn} />;
  const receiptAddress = receiptLink(confirmation);
  return (
    <div className={classes.page}>
      <span className={classes.mark}>
        <CheckIcon />
      </span>
      <h1 className={classes.title}>{texts.title(locale)}</h1>
      <p className={classes.lead}>{texts.lead(locale)}</p>
      <dl className={classes.details}>
        <div>
          <dt>{texts.number(locale)}</dt>
          <dd>{orderId}</dd>
        </div>
        {items.length > 0 && (
          <div>
            <dt>{texts.items(locale)}</dt>
            <dd>
              {items.map(({ name, quantity }) => (
                <span key={name} className={classes.item}>
                  {planName(locale, name)} × {quantity}
                </span>
              ))}
            </dd>
          </div>
        )}
        {(receiptAddress || receipt) && (
          <div>
            <dt>{texts.receipt(locale)}</dt>
            <dd>{receiptAddress ? <a href={receiptAddress}>{texts.viewReceipt(locale)}</a> : receipt}</dd>
          </div>
        )}
        <div>
          <dt>{texts.amount(locale)}</dt>
          <dd>{shownAmount(amount, currency)}</dd>
        </div>
        <div>
          <dt>{texts.date(locale)}</dt>
          <dd>{dateOf(now.toISOString())}</dd>
        </div>
        <div>
          <dt>{texts.status(locale)}</dt>
          <dd>
            <span className={classes.badge}>{status === 'Confirmed' ? texts.confirmed(locale) : status}</span>
          </dd>
        </div>
      </dl>
      <section className={classes.next} aria-labelledby="next-title">
        <h2 id="next-title">{texts.next(locale)}</h2>
        <ol>
          <li>
            <strong>{texts.checkEmail(locale)}</strong> {texts.invoiceTo(locale, email ?? '')}
          </li>
          <li>
            <strong>{texts.access(locale)}</strong> {texts.active.before(locale)}{' '}
            <a href={links.billing}>{texts.active.billing(locale)}</a>
            {texts.active.after(locale)}
          </li>
          <li>
            <strong>{texts.start(locale)}</strong> {texts.startLead(locale)}
          </li>
        </ol>
      </section>
      <div className={classes.actions}>
        <ActionLink href={links.dashboard}>{texts.toDashboard(locale)}</ActionLink>
        {!isSignedIn && (
          <ActionLink href={links.login} look="outline">
            {texts.signIn(locale)}
          </ActionLink>
        )}
        <ActionLink href={addressIn(locale, links.sections.pricing)} look="outline">
          {texts.explore(locale)}
        </ActionLink>
      </div>
      <Help />
    </div>
  );
}

/** Somebody came by address, or after a reload in another tab. */
function NoOrder({ isSignedIn }: { isSignedIn: boolean }) {
  const locale = usePageLocale();
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{texts.none(locale)}</h1>
      <p className={classes.lead}>{texts.noneLead(locale)}</p>
      <div className={classes.actions}>
        <ActionLink href={isSignedIn ? links.billing : links.login}>
          {(isSignedIn ? texts.toBilling : texts.signIn)(locale)}
        </ActionLink>
        <ActionLink href={addressIn(locale, links.sections.pricing)} look="outline">
          {texts.explore(locale)}
        </ActionLink>
      </div>
      <Help />
    </div>
  );
}

function Help() {
  const locale = usePageLocale();
  return (
    <p className={classes.help}>
      <a href={`mailto:${support.email}`}>{texts.emailSupport(locale)}</a>
      <a href={support.phoneLink}>{texts.call(locale)}</a>
      <a href={addressIn(locale, links.sections.faq)}>{texts.faq(locale)}</a>
    </p>
  );
}
