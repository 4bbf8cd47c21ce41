import { useState } from 'react';
import classes from './FlipFigure.module.css';

/** A figure that turns over when it changes. */
export function FlipFigure({ text }: { text: string }) {
  const [shown, setShown] = useState({ text, changes: 0 });
  if (shown.text !== text) setShown({ text, changes: shown.changes + 1 });
  return (
    <span key={shown.changes} className={classes.figure} data-flip={shown.changes > 0 || undefined}>
      {text}
    </span>
  );
}
