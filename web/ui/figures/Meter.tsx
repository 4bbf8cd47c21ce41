import classes from './Meter.module.css';

interface MeterProps {
  /** From 0 to 1. */
  share: number;
  color?: string;
}

/** A thin bar; the figures beside it say the same in words. */
export function Meter({ share, color = 'var(--brand-fill)' }: MeterProps) {
  const percent = Math.min(Math.max(share, 0), 1) * 100;
  return (
    <div className={classes.track} aria-hidden="true">
      <div className={classes.value} style={{ width: `${percent}%`, background: color }} />
    </div>
  );
}
