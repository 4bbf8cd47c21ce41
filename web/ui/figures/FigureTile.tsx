import type { ReactNode } from 'react';
import classes from './FigureTile.module.css';

interface FigureTileProps {
  title: string;
  note?: string;
  /** The figure. */
  children: ReactNode;
}

/** A figure and its name, as one of several in a list of definitions. */
export function FigureTile({ title, note, children }: FigureTileProps) {
  return (
    <div className={classes.tile}>
      <dt>{title}</dt>
      <dd>{children}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
    </div>
  );
}
