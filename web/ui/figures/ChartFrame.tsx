import { Skeleton } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type ReactNode, Suspense, useState } from 'react';
import * as texts from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import classes from './ChartFrame.module.css';

interface ChartFrameProps {
  /** What the chart shows, for those who don't see it. */
  label: string;
  loading: string;
  /** Nothing where there are figures, but none to draw. */
  chart: ReactNode;
  /** The same figures in a table. */
  table: ReactNode;
}

/** A chart that is drawn, and its code asked for, once it comes into sight, and the table behind it. */
export function ChartFrame({ label, loading, chart, table }: ChartFrameProps) {
  const locale = usePageLocale();
  const { ref, entry } = useIntersection({ threshold: 0.25 });
  const [wasSeen, setWasSeen] = useState(false);
  const [isTableOpen, setIsTableOpen] = useState(false);
  if (entry?.isIntersecting && !wasSeen) setWasSeen(true);
  return (
    <>
      {chart && (
        <figure ref={ref} aria-label={label}>
          {wasSeen ? (
            <Suspense fallback={<ChartSkeleton text={loading} />}>{chart}</Suspense>
          ) : (
            <Skeleton height={220} />
          )}
        </figure>
      )}
      <details className={classes.details} onToggle={({ currentTarget }) => setIsTableOpen(currentTarget.open)}>
        <summary className={classes.summary}>{texts.showTable(locale)}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard */}
        <section className={classes.table} aria-label={texts.asTable(locale, label)} tabIndex={0}>
          {isTableOpen && table}
        </section>
      </details>
    </>
  );
}

export function ChartSkeleton({ text }: { text: string }) {
  return (
    <div className={classes.skeleton} aria-busy="true">
      <Skeleton height={220} />
      <p className={classes.words}>{text}</p>
    </div>
  );
}

export function NoChart({ text }: { text: string }) {
  return <p className={classes.nothing}>{text}</p>;
}
