import { Button, NativeSelect } from '@mantine/core';
import { type Injury, injuries, type TrainingSession } from '../../../contract/training.ts';
import { focusNames, injuryNames } from '../../../texts/entries/training.ts';
import { useSayingSaved } from '../../lib/entries.ts';
import { capitalised, dayName, figure, shiftDate } from '../../lib/format.ts';
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
  const { date, focus, exercises, minutes, isDone, isEased } = session;
  const [first] = exercises;
  const title = `${capitalised(dayName(date, today))}: ${focusNames[focus]('en')}`;
  return (
    <Card
      title={title}
      aside={isDone ? <Badge>Done</Badge> : `about\u00a0${figure(minutes)}\u00a0min${isEased ? ', eased' : ''}`}
    >
      <DataTable
        caption={title}
        rows={exercises}
        keyOf={({ exerciseId }) => exerciseId}
        columns={[
          { title: 'Exercise', value: exerciseName, isName: true },
          { title: 'Sets', value: schemeOf, isFigure: true },
          { title: 'Load', value: loadOf, isFigure: true },
        ]}
      />
      {first && (
        <p className={classes.note}>
          Effort {first.rpe} of 10, {first.restSec} s rest between sets. Warm up for 5 minutes first.
          {exercises.some(({ needsLoad }) => needsLoad) && ' By feel: a load you could lift two or three times more.'}
        </p>
      )}
      {isNext && <Actions session={session} today={today} />}
    </Card>
  );
}

function Actions({ session, today }: SessionProps) {
  const log = useLoggingSession();
  const change = useChangingPlan();
  const saySaved = useSayingSaved();
  const { date, isEased } = session;
  const isBusy = log.isPending || change.isPending;
  const done = () =>
    log.mutateAsync({ session, key: crypto.randomUUID() }).then(
      (saved) => saySaved(saved, 'Workout logged.'),
      () => undefined,
    );
  return (
    <div className={classes.actions}>
      {date === today && (
        <Button disabled={isBusy} onClick={done}>
          Done, log it
        </Button>
      )}
      <Button
        variant="default"
        disabled={isBusy}
        onClick={() => change.mutate({ move: { from: date, to: shiftDate(date, 1) } })}
      >
        Move a day on
      </Button>
      <Button variant="default" disabled={isBusy || isEased} onClick={() => change.mutate({ ease: date })}>
        Too hard
      </Button>
      <Button variant="default" disabled={isBusy} onClick={() => change.mutate({ shorten: { date, minutes: 20 } })}>
        Only 20 minutes
      </Button>
      <NativeSelect
        aria-label="What hurts"
        disabled={isBusy}
        data={[
          { value: '', label: 'It hurts…' },
          ...injuries.map((injury) => ({ value: injury, label: capitalised(injuryNames[injury]('en')) })),
        ]}
        value=""
        onChange={({ currentTarget: { value } }) => value && change.mutate({ addInjury: value as Injury })}
      />
      <Failure text="That didn’t work" error={log.error ?? change.error} />
    </div>
  );
}
