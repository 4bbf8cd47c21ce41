import { Button, NativeSelect } from '@mantine/core';
import { type Injury, injuries, type TrainingSession } from '../../../contract/training.ts';
import { focusNames, injuryNames } from '../../../texts/entries/training.ts';
import * as texts from '../../../texts/portal/entries/training.ts';
import { useSayingSaved } from '../../lib/entries.ts';
import { capitalised, dayName, figure } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { shiftDate } from '../../lib/shiftDate.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import classes from './training.module.css';
import { exerciseName, loadOf, schemeOf, useChangingPlan, useLoggingSession } from './training.ts';

interface SessionProps {
  session: TrainingSession;
  today: string;
}

/** A workout of the plan; the next with what can be done with it. */
export function SessionCard({ session, today, isNext }: SessionProps & { isNext: boolean }) {
  const locale = usePageLocale();
  const { date, focus, exercises, minutes, isDone, isEased } = session;
  const [first] = exercises;
  const title = `${capitalised(dayName(date, today))}: ${focusNames[focus](locale)}`;
  return (
    <Card
      title={title}
      aside={
        isDone ? (
          <Badge>{texts.done(locale)}</Badge>
        ) : (
          texts.about(locale, figure(minutes)) + (isEased ? texts.eased(locale) : '')
        )
      }
    >
      <DataTable
        caption={title}
        rows={exercises}
        keyOf={({ exerciseId }) => exerciseId}
        columns={[
          { title: texts.exercise(locale), value: exerciseName, isName: true },
          { title: texts.sets(locale), value: schemeOf, isFigure: true },
          { title: texts.load(locale), value: loadOf, isFigure: true },
        ]}
      />
      {first && (
        <p className={classes.note}>
          {texts.effort(locale, first.rpe, first.restSec)}
          {exercises.some(({ needsLoad }) => needsLoad) && texts.whatByFeel(locale)}
        </p>
      )}
      {isNext && <Actions session={session} today={today} />}
    </Card>
  );
}

function Actions({ session, today }: SessionProps) {
  const locale = usePageLocale();
  const log = useLoggingSession();
  const change = useChangingPlan();
  const saySaved = useSayingSaved();
  const { date, isEased } = session;
  const isBusy = log.isPending || change.isPending;
  const done = () =>
    log.mutateAsync({ session, key: crypto.randomUUID() }).then(
      (saved) => saySaved(saved, texts.logged(locale)),
      () => undefined,
    );
  return (
    <div className={classes.actions}>
      {date === today && (
        <Button disabled={isBusy} onClick={done}>
          {texts.doneLogIt(locale)}
        </Button>
      )}
      <Button
        variant="default"
        disabled={isBusy}
        onClick={() => change.mutate({ move: { from: date, to: shiftDate(date, 1) } })}
      >
        {texts.moveOn(locale)}
      </Button>
      <Button variant="default" disabled={isBusy || isEased} onClick={() => change.mutate({ ease: date })}>
        {texts.tooHard(locale)}
      </Button>
      <Button variant="default" disabled={isBusy} onClick={() => change.mutate({ shorten: { date, minutes: 20 } })}>
        {texts.only20(locale)}
      </Button>
      <NativeSelect
        aria-label={texts.whatHurts(locale)}
        disabled={isBusy}
        data={[
          { value: '', label: texts.itHurts(locale) },
          ...injuries.map((injury) => ({ value: injury, label: capitalised(injuryNames[injury](locale)) })),
        ]}
        value=""
        onChange={({ currentTarget: { value } }) => value && change.mutate({ addInjury: value as Injury })}
      />
      <Failure text={texts.didNotWork(locale)} error={log.error ?? change.error} />
    </div>
  );
}
