import { Skeleton } from '@mantine/core';
import { type TrendMetric, trendMetrics } from '../../../contract/trends.ts';
import { pages } from '../../../texts/portal/navigation.ts';
import * as texts from '../../../texts/portal/trends.ts';
import { useToday } from '../../features/dashboard/getDay.ts';
import { spanOf, spanOfMonth, type TrendRange, trendRanges } from '../../features/trends/span.ts';
import { TrendCard } from '../../features/trends/TrendCard.tsx';
import { TrendTiles } from '../../features/trends/TrendTiles.tsx';
import { trendLink } from '../../lib/links.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { portalMeta } from '../../lib/pageMeta.ts';
import { useQueryParameters } from '../../lib/queryParameters.ts';
import { Loadable } from '../../ui/Loadable.tsx';
import { Segments } from '../../ui/Segments.tsx';
import classes from './page.module.css';

export const meta = portalMeta(pages.trends);
export const handle = { title: pages.trends };

/** What the address asks for: `?metric=&range=`, or `&month=` for a calendar month by day. */
export default function Trends() {
  const locale = usePageLocale();
  const today = useToday();
  const [query, changeQuery] = useQueryParameters();
  const metric: TrendMetric = trendMetrics.find((known) => known === query.get('metric')) ?? 'calories';
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(query.get('month') ?? '')?.[0];
  const range: TrendRange = trendRanges.find((known) => known === query.get('range')) ?? 'week';
  return (
    <div className={classes.page}>
      <Segments
        label={texts.time(locale)}
        options={trendRanges.map((value) => ({ value, label: texts.ranges[value](locale) }))}
        value={month ? undefined : range}
        onChange={(chosen) => changeQuery(() => new URLSearchParams({ metric, range: chosen }))}
      />
      <Loadable needs={[today]} skeleton={<Skeleton height={420} radius="lg" />} failure={texts.failed(locale)}>
        {({ date }) => {
          const span = month ? spanOfMonth(month) : spanOf(range, date);
          return (
            <>
              <TrendTiles
                span={span}
                chosen={metric}
                linkTo={(other) => trendLink(other, month ? { month } : { range })}
              />
              <TrendCard
                metric={metric}
                span={span}
                today={date}
                monthLink={(chosen) => trendLink(metric, { month: chosen })}
              />
              <p className={classes.lead}>{texts.averageRule(locale)}</p>
            </>
          );
        }}
      </Loadable>
    </div>
  );
}
