import type { ReactNode } from 'react';
import classes from './Badge.module.css';

interface BadgeProps {
  tone?: 'neutral' | 'plain' | 'good' | 'warm' | 'bad';
  /** The colour of a dot before the word. */
  dot?: string;
  children: ReactNode;
}

/** A word that says what something is, or how it stands. */
export function Badge({ tone = 'neutral', dot, children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {dot && <span className={classes.dot} style={{ background: dot }} />}
      {children}
    </span>
  );
}
