import classes from './Logo.module.css';

export function Logo() {
  return (
    <span className={classes.logo}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" className={classes.tile} />
        <path d="M5.5 17h5l2.6-7 5.3 13 3-8.5 1.2 2.5h3.9" className={classes.pulse} />
      </svg>
      FitPulse
    </span>
  );
}
