import { CardIcon } from '../../ui/icons.tsx';
import classes from './WaysToPay.module.css';

/** What the payment window offers, UPI first. */
export const WaysToPay = () => (
  <ul className={classes.ways} aria-label="Ways to pay">
    <li>
      <span className={classes.mark}>UPI</span>
      <span>
        <strong>Any UPI app</strong>
        <small>Google Pay, PhonePe, Paytm, BHIM</small>
      </span>
    </li>
    <li>
      <span className={classes.mark}>
        <CardIcon />
      </span>
      <span>
        <strong>Card or netbanking</strong>
        <small>You choose in the next step</small>
      </span>
    </li>
  </ul>
);
