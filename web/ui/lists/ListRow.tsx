import type { ReactNode } from 'react';
import classes from './ListRow.module.css';

interface ListRowProps {
  name: ReactNode;
  note: string;
  /** The button at its end. */
  children: ReactNode;
}

/** A line of a list: what it is, more about it, and what can be done with it. */
export function ListRow({ name, note, children }: ListRowProps) {
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.name}>{name}</p>
        <p className={classes.note}>{note}</p>
      </div>
      {children}
    </li>
  );
}
