import type { Workout } from '../../../contract/entries/workouts.ts';
import * as controls from '../../../texts/portal/controls.ts';
import * as texts from '../../../texts/portal/entries/workouts.ts';
import { type Day, dateToAsk } from '../../lib/day.ts';
import { useSayingSaved } from '../../lib/entries.ts';
import { figure, timeOf } from '../../lib/format.ts';
import { later } from '../../lib/later.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { weightText } from '../../lib/units.ts';
import { Loadable } from '../../ui/Loadable.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { LogCard } from '../../ui/lists/LogCard.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import { useWorkouts } from './getWorkouts.ts';

const WorkoutForm = later(() => import('./WorkoutForm.tsx'));

interface ResultRow {
  key: string;
  time: string;
  result: Workout['exercises'][number];
}

const rowsOf = (workouts: Workout[]): ResultRow[] =>
  workouts.flatMap(({ id, createdAt, exercises }) =>
    exercises.map((result) => ({ key: `${id} ${result.exerciseId}`, time: timeOf(createdAt), result })),
  );
const loadText = (kg: number | null, digits: number) => (kg ? weightText(kg, digits) : '–');

/** The exercises of a day's workouts; each workout is corrected and deleted among the activities. */
export function WorkoutLog({ day }: { day: Day }) {
  const locale = usePageLocale();
  const workouts = useWorkouts(dateToAsk(day));
  const saySaved = useSayingSaved();
  return (
    <LogCard
      title={texts.title(locale)}
      add={texts.addWorkout(locale)}
      hide={texts.hideForm(locale)}
      form={(close, afterSaving) => (
        <WorkoutForm
          day={day}
          onSaved={(saved) => {
            saySaved(saved, texts.logged(locale));
            afterSaving();
          }}
          onCancel={close}
        />
      )}
    >
      <Loadable needs={[workouts]} skeleton={<LogSkeleton />} failure={texts.failed(locale)}>
        {(logged) => (
          <DataTable
            caption={texts.ofTheDay(locale)}
            rows={rowsOf(logged)}
            keyOf={({ key }) => key}
            empty={texts.noneOnDate(locale)}
            columns={[
              { title: controls.time(locale), value: ({ time }) => time },
              { title: texts.exercise(locale), value: ({ result }) => result.name, isName: true },
              { title: texts.sets(locale), value: ({ result }) => figure(result.sets), isFigure: true },
              {
                title: texts.repetitions(locale),
                value: ({ result }) => (result.reps ? figure(result.reps) : '–'),
                isFigure: true,
              },
              { title: texts.moved(locale), value: ({ result }) => loadText(result.volumeKg, 0), isFigure: true },
              {
                title: texts.oneRepMax(locale),
                value: ({ result }) => loadText(result.oneRepMaxKg, 1),
                isFigure: true,
              },
            ]}
          />
        )}
      </Loadable>
    </LogCard>
  );
}
