import { counted } from '../../../texts/portal/waiting.ts';
import { useWaiting } from '../../lib/outbox/sendWaiting.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './WaitingEntries.module.css';

/** Stands by sums that count what is on this device alone. */
export function CountsWaiting() {
  const locale = usePageLocale();
  const isCounted = useWaiting().some(({ refusal }) => refusal === undefined);
  return isCounted ? <p className={classes.about}>{counted(locale)}</p> : null;
}
