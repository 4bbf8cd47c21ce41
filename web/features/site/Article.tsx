import type { ReactNode } from 'react';
import classes from './Article.module.css';

/** A page of text. */
export function Article({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <article className={classes.article}>
      <header className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
      </header>
      {children}
    </article>
  );
}
