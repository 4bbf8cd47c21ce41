import { lazy } from 'react';
import type { CycleStanding } from '../../../contract/entries/cycle.ts';
import { estimateOnly, hints, late, nextOne, noneKnown, ofCycles, unpredicted } from '../../../texts/entries/cycle.ts';
import { datedDay, shortDate } from '../../lib/format.ts';
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
  const cycle = useCycle();
  return (
    <Card title="Cycle">
      <Loadable needs={[cycle]} skeleton={<ChartSkeleton text="Loading..." />} failure="Your cycle can’t be shown">
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
  if (day === null) return <p className={classes.note}>{noneKnown('en')}</p>;
  return (
    <div className={classes.standing}>
      {warning && <Notice tone="danger">{warning}</Notice>}
      <p className={classes.day}>Day {day}</p>
      {isOn && <p>Your period is on.</p>}
      {reason && !warning && <p>{unpredicted[reason]('en')}</p>}
      {next && lateDays === 0 && (
        <p>{`${nextOne('en', shortDate(next.from), shortDate(next.to))}${ofCycles('en', next.ofCycles)}`}</p>
      )}
      {lateDays > 0 && hint !== 'absent' && <p>{late('en', lateDays)}</p>}
      {hint && <p>{hints[hint]('en')}</p>}
      {next && <p className={classes.note}>{estimateOnly('en')}</p>}
    </div>
  );
}

function History({ cycles, usualDays }: CycleStanding) {
  return (
    <ChartFrame
      label={`Days of your last ${cycles.length} cycles${usualDays === null ? '' : `, usually ${usualDays}`}`}
      loading="Loading..."
      chart={<CycleChart cycles={cycles} usualDays={usualDays} />}
      table={
        <DataTable
          isSmall
          caption="Past cycles"
          rows={cycles.toReversed()}
          keyOf={({ startedOn }) => startedOn}
          columns={[
            { title: 'Began', value: ({ startedOn }) => datedDay(startedOn), isName: true },
            { title: 'Cycle', value: ({ lengthDays }) => `${lengthDays} days`, isFigure: true },
            {
              title: 'Period',
              value: ({ periodDays }) => (periodDays === null ? '–' : `${periodDays} days`),
              isFigure: true,
            },
          ]}
        />
      }
    />
  );
}
