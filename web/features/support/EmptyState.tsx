import type { ReactNode } from 'react';
import { TicketIcon } from '../../ui/icons.tsx';
import classes from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  text: string;
  /** What to do next. */
  children: ReactNode;
}

/** Stands where a ticket or a list of them would. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon}>
        <TicketIcon />
      </span>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
