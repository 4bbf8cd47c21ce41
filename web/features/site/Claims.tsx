import classes from './Claims.module.css';
import { claims } from './claims.ts';

export function Claims() {
  return (
    <dl className={classes.claims} aria-label="FitPulse in figures">
      {claims.map(({ figure, label }) => (
        <div key={label} className={classes.claim}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
