import type { Workout } from '../../../contract/entries/workouts.ts';
import { type Day, dateToAsk } from '../../lib/day.ts';
import { useSayingSaved } from '../../lib/entries.ts';
import { figure, timeOf } from '../../lib/format.ts';
import { weightText } from '../../lib/units.ts';
import { Loadable } from '../../ui/Loadable.tsx';
import { DataTable } from '../../ui/lists/DataTable.tsx';
import { LogCard } from '../../ui/lists/LogCard.tsx';
import { LogSkeleton } from '../../ui/lists/LogSkeleton.tsx';
import { useWorkouts } from './getWorkouts.ts';
import { WorkoutForm } from './WorkoutForm.tsx';

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
  const workouts = useWorkouts(dateToAsk(day));
  const saySaved = useSayingSaved();
  return (
    <LogCard
      title="Workouts"
      add="Add Workout"
      hide="Hide Workout Form"
      form={(close) => (
        <WorkoutForm day={day} onSaved={(saved) => saySaved(saved, 'Workout logged.')} onCancel={close} />
      )}
    >
      <Loadable needs={[workouts]} skeleton={<LogSkeleton />} failure="The workouts can’t be shown">
        {(logged) => (
          <DataTable
            caption="Exercises of the day"
            rows={rowsOf(logged)}
            keyOf={({ key }) => key}
            empty="No workout with sets for this date."
            columns={[
              { title: 'Time', value: ({ time }) => time },
              { title: 'Exercise', value: ({ result }) => result.name, isName: true },
              { title: 'Sets', value: ({ result }) => figure(result.sets), isFigure: true },
              {
                title: 'Repetitions',
                value: ({ result }) => (result.reps ? figure(result.reps) : '–'),
                isFigure: true,
              },
              { title: 'Moved', value: ({ result }) => loadText(result.volumeKg, 0), isFigure: true },
              { title: 'Est. 1RM', value: ({ result }) => loadText(result.oneRepMaxKg, 1), isFigure: true },
            ]}
          />
        )}
      </Loadable>
    </LogCard>
  );
}
