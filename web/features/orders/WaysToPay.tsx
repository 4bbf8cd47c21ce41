import * as texts from '../../../texts/site/checkout.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { CardIcon } from '../../ui/icons.tsx';
import classes from './WaysToPay.module.css';

/** What the payment window offers, UPI first. */
export function WaysToPay() {
  const locale = usePageLocale();
  return (
    <ul className={classes.ways} aria-label={texts.ways(locale)}>
      <li>
        <span className={classes.mark}>UPI</span>
        <span>
          <strong>{texts.anyUpi(locale)}</strong>
          <small>{texts.upiApps(locale)}</small>
        </span>
      </li>
      <li>
        <span className={classes.mark}>
          <CardIcon />
        </span>
        <span>
          <strong>{texts.cardOrBank(locale)}</strong>
          <small>{texts.nextStep(locale)}</small>
        </span>
      </li>
    </ul>
  );
}
