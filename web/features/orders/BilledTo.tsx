import * as texts from '../../../texts/site/checkout.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { ActionButton } from '../../ui/Action.tsx';
import classes from './BillingForm.module.css';
import type { Billing } from './checkout.ts';

interface BilledToProps {
  /** By which the page's button sends it. */
  id: string;
  billing: Billing;
  onSubmit: (billing: Billing) => void;
  onChange: () => void;
}

/** The billing of the last order, ready to be used again. */
export function BilledTo({ id, billing, onSubmit, onChange }: BilledToProps) {
  const locale = usePageLocale();
  const { name, email, address, city, state, postal_code, country } = billing;
  return (
    <form
      id={id}
      method="post"
      aria-labelledby="billed-to-title"
      className={classes.section}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(billing);
      }}
    >
      <div className={classes.head}>
        <h2 id="billed-to-title" className={classes.title}>
          {texts.billedTo(locale)}
        </h2>
        <ActionButton look="quiet" data-at-end aria-label={texts.changeDetails(locale)} onClick={onChange}>
          {texts.change(locale)}
        </ActionButton>
      </div>
      <address className={classes.address}>
        <strong>{name}</strong>
        <span>
          {address}, {city}
        </span>
        <span>
          {state} {postal_code}, {texts.countryNames[country](locale)}
        </span>
      </address>
      <p className={classes.invoice}>{texts.invoiceTo(locale, email)}</p>
    </form>
  );
}
