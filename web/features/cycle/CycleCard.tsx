import { lazy } from 'react';
import type { CycleStanding } from '../../../contract/entries/cycle.ts';
import { estimateOnly, hints, late, nextOne, noneKnown, ofCycles, unpredicted } from '../../../texts/entries/cycle.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/cycle.ts';
import { datedDay, shortDate } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { ChartFrame, ChartSkeleton } from '../../ui/figures/ChartFrame.tsx';
import { Loadable } from '../../ui/Loadable.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './CycleCard.module.css';
import { useCycle } from './cycle.ts';

const CycleChart = lazy(() => import('./CycleChart.tsx'));

/** Where the cycle stands and what is likely next; with the lengths of past cycles where there is room for them. */
export function CycleCard({ hasHistory = false }: { hasHistory?: boolean }) {
  const locale = usePageLocale();
  const cycle = useCycle();
  return (
    <Card title={texts.title(locale)}>
      <Loadable
        needs={[cycle]}
        skeleton={<ChartSkeleton text={controls.loading(locale)} />}
        failure={texts.failed(locale)}
      >
        {(standing) => (
          <>
            <Standing {...standing} />
            {hasHistory && standing.cycles.length > 0 && <History {...standing} />}
          </>
        )}
      </Loadable>
    </Card>
  );
}

function Standing({ day, isOn, next, lateDays, hint, unpredicted: reason, warning }: CycleStanding) {
  const locale = usePageLocale();
  if (day === null) return <p className={classes.note}>{noneKnown(locale)}</p>;
  return (
    <div className={classes.standing}>
      {warning && <Notice tone="danger">{warning}</Notice>}
      <p className={classes.day}>{texts.day(locale, day)}</p>
      {isOn && <p>{texts.isOn(locale)}</p>}
      {reason && !warning && <p>{unpredicted[reason](locale)}</p>}
      {next && lateDays === 0 && (
        <p>{`${nextOne(locale, shortDate(next.from), shortDate(next.to))}${ofCycles(locale, next.ofCycles)}`}</p>
      )}
      {lateDays > 0 && hint !== 'absent' && <p>{late(locale, lateDays)}</p>}
      {hint && <p>{hints[hint](locale)}</p>}
      {next && <p className={classes.note}>{estimateOnly(locale)}</p>}
    </div>
  );
}

function History({ cycles, usualDays }: CycleStanding) {
  const locale = usePageLocale();
  return (
    <ChartFrame
      label={texts.history(locale, cycles.length, usualDays)}
      loading={controls.loading(locale)}
      chart={<CycleChart cycles={cycles} usualDays={usualDays} />}
      table={
        <DataTable
          isSmall
          caption={texts.past(locale)}
          rows={cycles.toReversed()}
          keyOf={({ startedOn }) => startedOn}
          columns={[
            { title: texts.began(locale), value: ({ startedOn }) => datedDay(startedOn), isName: true },
            { title: texts.cycle(locale), value: ({ lengthDays }) => texts.days(locale, lengthDays), isFigure: true },
            {
              title: texts.period(locale),
              value: ({ periodDays }) => (periodDays === null ? '–' : texts.days(locale, periodDays)),
              isFigure: true,
            },
          ]}
        />
      }
    />
  );
}
