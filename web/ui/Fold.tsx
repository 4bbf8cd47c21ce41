import { type ReactNode, useId, useState } from 'react';
import { useSmallScreen } from '../lib/smallScreen.ts';
import classes from './Fold.module.css';
import { ChevronDownIcon } from './icons.tsx';

interface FoldProps {
  title: ReactNode;
  /** What is in it has titles of its own, which say enough where it isn't folded. */
  hasOwnTitles?: boolean;
  children: ReactNode;
}

/** A part of a page: on a small screen behind its title, and made once that is opened. */
export function Fold({ title, hasOwnTitles = false, children }: FoldProps) {
  const isSmall = useSmallScreen();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (!isSmall && hasOwnTitles) return children;
  if (!isSmall) {
    return (
      <section aria-labelledby={id}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {children}
      </section>
    );
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        <button type="button" className={classes.button} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          <span className={classes.name}>{title}</span>
          <ChevronDownIcon className={classes.mark} />
        </button>
      </h2>
      {isOpen && <div className={classes.inside}>{children}</div>}
    </section>
  );
}
