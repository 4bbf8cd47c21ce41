import type { ReactNode } from 'react';
import classes from './Section.module.css';

interface SectionHeadProps {
  /** The section's. */
  id: string;
  eyebrow: string;
  title: string;
  lead?: string;
}

interface SectionProps extends SectionHeadProps {
  tone?: 'page' | 'surface';
  /** The title beside the content, where there is room. */
  isSplit?: boolean;
  children: ReactNode;
}

/** A titled part of a public page that a link can lead to. */
export function Section({ id, eyebrow, title, lead, tone = 'page', isSplit, children }: SectionProps) {
  return (
    <section id={id} className={classes.section} data-tone={tone} aria-labelledby={`${id}-title`}>
      <div className={classes.inside} data-split={isSplit || undefined}>
        <header className={classes.head}>
          <SectionHead id={id} eyebrow={eyebrow} title={title} lead={lead} />
        </header>
        {children}
      </div>
    </section>
  );
}

/** The words above a section's content. */
export function SectionHead({ id, eyebrow, title, lead }: SectionHeadProps) {
  return (
    <>
      <p className={classes.eyebrow}>{eyebrow}</p>
      <h2 id={`${id}-title`} className={classes.title}>
        {title}
      </h2>
      {lead && <p className={classes.lead}>{lead}</p>}
    </>
  );
}
