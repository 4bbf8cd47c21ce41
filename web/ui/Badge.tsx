import type { ReactNode } from 'react';
import classes from './Badge.module.css';

interface BadgeProps {
  tone?: 'neutral' | 'good' | 'warm' | 'bad';
  children: ReactNode;
}

/** A word that says what something is, or how it stands. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  );
}
