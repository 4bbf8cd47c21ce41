import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { FastEntry, FastPlan } from '../../../contract/entries/fasts.ts';
import { offBecause, planNames } from '../../../texts/entries/fasts.ts';
import * as texts from '../../../texts/portal/entries/fasts.ts';
import { duration, momentOf, timeOf } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Meter } from '../../ui/figures/Meter.tsx';
import { Notice } from '../../ui/Notice.tsx';
import classes from './FastingCard.module.css';
import { useEndingFast, useFasting, useMinutesSince, useStartingFast } from './fasting.ts';
import { planChoices } from './planChoices.ts';

/** The timer of the fast that goes on; where none does, a way to begin one, if wished. */
export function FastingCard({ offersStart = false }: { offersStart?: boolean }) {
  const locale = usePageLocale();
  const { data } = useFasting();
  const more = useMinutesSince(data?.askedAt ?? Number.POSITIVE_INFINITY);
  if (!data || !(data.fast || offersStart)) return null;
  const { fast, elapsedMin, off, warning } = data;
  return (
    <Card title={texts.title(locale)}>
      {fast && <Timer fast={fast} elapsedMin={elapsedMin + more} warning={warning} />}
      {!fast && (off ? <p className={classes.note}>{offBecause[off](locale)}</p> : <Start />)}
    </Card>
  );
}

function Timer({ fast, elapsedMin, warning }: { fast: FastEntry; elapsedMin: number; warning: string | null }) {
  const locale = usePageLocale();
  const end = useEndingFast();
  const { id, startedAt, goalAt, plan } = fast;
  const startMs = Date.parse(startedAt);
  const goalMin = goalAt ? (Date.parse(goalAt) - startMs) / 60_000 : 0;
  const leftMin = Math.ceil(goalMin - elapsedMin);
  const stop = () => end.mutate({ id, endedAt: new Date(startMs + Math.max(1, elapsedMin) * 60_000).toISOString() });
  return (
    <div className={classes.timer}>
      <p className={classes.time} role="timer">
        {duration(elapsedMin / 60)}
      </p>
      <p className={classes.note}>
        {texts.since(locale, plan ? planNames[plan](locale) : '', timeOf(startedAt))}
        {goalAt && (leftMin > 0 ? texts.left(locale, duration(leftMin / 60), momentOf(goalAt)) : texts.reached(locale))}
      </p>
      {goalMin > 0 && <Meter share={elapsedMin / goalMin} />}
      {warning && <Notice tone="danger">{warning}</Notice>}
      <Button variant="default" className={classes.button} disabled={end.isPending} onClick={stop}>
        {texts.end(locale)}
      </Button>
      <Failure text={texts.notEnded(locale)} error={end.error} />
    </div>
  );
}

function Start() {
  const locale = usePageLocale();
  const start = useStartingFast();
  const [plan, setPlan] = useState('16:8');
  return (
    <div className={classes.start}>
      <NativeSelect
        label={texts.plan(locale)}
        data={planChoices(locale)}
        value={plan}
        onChange={({ currentTarget: { value } }) => setPlan(value)}
      />
      <Button disabled={start.isPending} onClick={() => start.mutate((plan || null) as FastPlan | null)}>
        {texts.start(locale)}
      </Button>
      <Failure text={texts.notStarted(locale)} error={start.error} />
    </div>
  );
}
