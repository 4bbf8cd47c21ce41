import * as texts from '../../../texts/portal/dashboard.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Badge } from '../../ui/Badge.tsx';
import { FigureTile } from '../../ui/figures/FigureTile.tsx';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { counterTitles, type RangeName, rangeNames } from '../../../contract/dashboard.ts';
import { capitalised, timeOf } from '../../lib/format.ts';
import { links } from '../../lib/links.ts';
import { queryKeys } from '../../lib/queryKeys.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { RetryIcon } from '../../ui/icons.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useCounters } from './getCounters.ts';
import classes from './KeyMetrics.module.css';
import { metricsOf, shownRange } from './metrics.ts';

const refreshMs = 120_000;

interface KeyMetricsProps extends MetricsProps {
  plan: string;
}

export function KeyMetrics({ plan, ...shown }: KeyMetricsProps) {
  const locale = usePageLocale();
  const title = (
    <>
      {texts.keyMetrics(locale)} <Badge tone="good">{capitalised(plan)}</Badge>
    </>
  );
  return (
    <Fold title={title}>
      <Metrics {...shown} />
    </Fold>
  );
}

interface MetricsProps {
  userId: string;
  range: RangeName;
  onRangeChange: (range: RangeName) => void;
}

function Metrics({ userId, range, onRangeChange }: MetricsProps) {
  const locale = usePageLocale();

  const [isAutomatic, setIsAutomatic] = useState(false);
  const counters = useCounters(userId);
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!isAutomatic) return;
    const timer = setInterval(() => queryClient.invalidateQueries({ queryKey: queryKeys.logged }), refreshMs);
    return () => clearInterval(timer);
  }, [isAutomatic, queryClient]);

  const shown = counters.data ? shownRange(counters.data.filters, range) : range;
  return (
    <div className={classes.section}>
      <div className={classes.header}>
        <span className={classes.updated}>
          {counters.dataUpdatedAt > 0 && texts.updated(locale, timeOf(new Date(counters.dataUpdatedAt).toISOString()))}
        </span>
        <div className={classes.controls}>
          <Checkbox
            size="xs"
            radius="xs"
            label={texts.autoRefresh(locale)}
            checked={isAutomatic}
            onChange={({ currentTarget }) => setIsAutomatic(currentTarget.checked)}
          />
          <Button
            variant="default"
            size="compact-md"
            leftSection={<RetryIcon />}
            disabled={counters.isFetching}
            onClick={() => queryClient.invalidateQueries({ queryKey: queryKeys.logged })}
          >
            {texts.refresh(locale)}
          </Button>
        </div>
      </div>
      <Segments
        label={texts.range(locale)}
        options={rangeNames.map((value) => ({ value, label: texts.ranges[value](locale) }))}
        value={shown}
        onChange={(name) => {
          onRangeChange(name);
          counters.refetch();
        }}
      />
      {counters.data && <Failure text={texts.noMetrics(locale)} error={counters.error} />}
      <Loadable needs={[counters]} skeleton={<MetricsSkeleton />} failure={texts.noMetrics(locale)}>
        {(counted) => (
          <dl className={classes.metrics}>
            {metricsOf(counted, shown).map(({ key, value, unit }) => (
              <FigureTile
                key={key}
                title={texts.counters[key](locale)}
                note={
                  key === 'weight_change' &&
                  !unit && (
                    <Link to={links.healthLog} className={classes.link}>
                      {texts.logWeight(locale)}
                    </Link>
                  )
                }
              >
                {value} <span className={classes.unit}>{unit}</span>
              </FigureTile>
            ))}
          </dl>
        )}
      </Loadable>
    </div>
  );
}

const MetricsSkeleton = () => (
  <div className={classes.metrics}>
    {Object.keys(counterTitles).map((key) => (
      <Skeleton key={key} height={92} radius="lg" />
    ))}
  </div>
);
