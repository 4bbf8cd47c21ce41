import type { ReactNode } from 'react';
import classes from './Ring.module.css';

interface RingProps {
  /** From 0; above 1 the ring is full and asks for attention. */
  share: number;
  children: ReactNode;
}

const radius = 52;
const length = 2 * Math.PI * radius;

/** A progress ring around the figures that say the same in words. */
export function Ring({ share, children }: RingProps) {
  const shown = Math.min(Math.max(share, 0), 1);
  return (
    <div className={classes.ring} data-over={share > 1 || undefined}>
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
        <circle cx="60" cy="60" r={radius} className={classes.track} />
        {shown > 0 && (
          <circle
            cx="60"
            cy="60"
            r={radius}
            className={classes.value}
            strokeDasharray={length}
            strokeDashoffset={length * (1 - shown)}
          />
        )}
      </svg>
      <div className={classes.inside}>{children}</div>
    </div>
  );
}
