import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type TrendMetric, trendMetrics } from '../../../contract/trends.ts';
import * as texts from '../../../texts/portal/trends.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Meter } from '../../ui/figures/Meter.tsx';
import { useTrend } from './getTrend.ts';
import { metricViews } from './metrics.ts';
import type { TrendSpan } from './span.ts';
import classes from './TrendTiles.module.css';

interface TrendTilesProps {
  span: TrendSpan;
  chosen: TrendMetric;
  /** Where a metric's course is shown. */
  linkTo: (metric: TrendMetric) => string;
}

/** Each figure's average a day beside its target; one of them leads to its course. */
export function TrendTiles({ span, chosen, linkTo }: TrendTilesProps) {
  const locale = usePageLocale();
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tile is chosen
  useEffect(() => {
    const list = row.current;
    const tile = list?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (list && tile) list.scrollLeft = tile.offsetLeft - (list.clientWidth - tile.clientWidth) / 2;
  }, [chosen]);
  return (
    <ul ref={row} className={classes.tiles} aria-label={texts.averages(locale)}>
      {trendMetrics.map((metric) => (
        <li key={metric}>
          <Link
            to={linkTo(metric)}
            replace
            preventScrollReset
            className={classes.tile}
            aria-current={metric === chosen ? 'true' : undefined}
          >
            <Tile metric={metric} span={span} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Tile({ metric, span }: { metric: TrendMetric; span: TrendSpan }) {
  const locale = usePageLocale();
  const { data } = useTrend(metric, span);
  const { text, color, aim } = metricViews[metric];
  const average = data?.average ?? null;
  const target = data?.target ?? null;
  return (
    <>
      <span className={classes.title}>{texts.metricTitles[metric](locale)}</span>
      <span className={classes.value}>{average === null ? '–' : text(average)}</span>
      <span className={classes.target}>
        {target === null ? ' ' : (aim === 'come' ? texts.goal : texts.ofTarget)(locale, text(target))}
      </span>
      {target !== null && aim !== 'come' && <Meter share={(average ?? 0) / target} color={color} />}
    </>
  );
}
