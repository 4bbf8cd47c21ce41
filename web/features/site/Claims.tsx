import { claims, inFigures } from '../../../texts/site/landing.ts';
import { useSiteLocale } from '../../lib/siteLocale.ts';
import classes from './Claims.module.css';

export function Claims() {
  const locale = useSiteLocale();
  return (
    <dl className={classes.claims} aria-label={inFigures(locale)}>
      {claims.map(({ figure, label }) => (
        <div key={label('en')} className={classes.claim}>
          <dt>{label(locale)}</dt>
          <dd>{figure(locale)}</dd>
        </div>
      ))}
    </dl>
  );
}
