import type { ReactNode } from 'react';
import classes from './FigureTile.module.css';

interface FigureTileProps {
  title: string;
  note?: ReactNode;
  /** A small drawing below. */
  course?: ReactNode;
  /** The figure. */
  children: ReactNode;
}

/** A figure and its name, as one of several in a list of definitions. */
export function FigureTile({ title, note, course, children }: FigureTileProps) {
  return (
    <div className={classes.tile}>
      <dt>{title}</dt>
      <dd>{children}</dd>
      {note && <dd className={classes.note}>{note}</dd>}
      {course && <dd className={classes.course}>{course}</dd>}
    </div>
  );
}
