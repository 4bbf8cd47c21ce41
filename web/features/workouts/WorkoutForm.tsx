import { Button, NativeSelect, NumberInput } from '@mantine/core';
import type { ExerciseSet } from '../../../contract/exercises.ts';
import { createWorkout } from '../../../contract/workouts.ts';
import { call } from '../../lib/api.ts';
import { type Day, momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { EntryFields, WideField } from '../../ui/EntryFields.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { useExercises } from './getWorkouts.ts';
import classes from './WorkoutForm.module.css';

type Figure = number | '';
interface Line {
  exerciseId: string;
  sets: Figure;
  reps: Figure;
  loadKg: Figure;
}

const firstLine: Line = { exerciseId: 'Barbell_Squat', sets: 3, reps: 10, loadKg: '' };
const mostLines = 12;
const mostSetsOfLine = 15;

const setsOf = ({ exerciseId, sets, reps, loadKg }: Line): ExerciseSet[] =>
  Array.from({ length: Math.min(mostSetsOfLine, Number(sets)) }, () => ({
    exerciseId,
    reps: reps === '' ? null : reps,
    loadKg: loadKg === '' ? null : loadKg,
  }));

/** A workout, a line for each exercise. */
export function WorkoutForm({ day, onSaved, onCancel }: { day: Day; onSaved: () => void; onCancel: () => void }) {
  const exercises = useExercises().data ?? [];
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { lines: [firstLine], time: '' },
    schema: createWorkout.body,
    toBody: ({ lines, time }) => ({ sets: lines.flatMap(setsOf), logDatetime: momentOfDay(day, time) }),
    save: (body, idempotencyKey) => call(createWorkout, { body, idempotencyKey }),
    onSaved,
  });
  const options = exercises
    .map(({ id, name }) => ({ value: id, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label));
  const { lines } = form.values;
  return (
    <EntryFields
      label="Add workout"
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure="Failed to log workout"
      onCancel={onCancel}
    >
      <WideField>
        {lines.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added and taken off at the end
          <fieldset key={at} className={classes.line}>
            <legend className="visually-hidden">{`Exercise ${at + 1}`}</legend>
            <NativeSelect label="Exercise" data={options} {...form.getInputProps(`lines.${at}.exerciseId`)} />
            <NumberInput label="Sets" min={1} max={mostSetsOfLine} {...form.getInputProps(`lines.${at}.sets`)} />
            <NumberInput label="Repetitions" min={1} {...form.getInputProps(`lines.${at}.reps`)} />
            <NumberInput label="Load (kg)" min={0} decimalScale={2} {...form.getInputProps(`lines.${at}.loadKg`)} />
          </fieldset>
        ))}
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="compact-md"
            disabled={lines.length >= mostLines}
            onClick={() => form.insertListItem('lines', { ...(lines.at(-1) ?? firstLine) })}
          >
            Add exercise
          </Button>
          {lines.length > 1 && (
            <Button variant="default" size="compact-md" onClick={() => form.removeListItem('lines', lines.length - 1)}>
              Remove the last
            </Button>
          )}
        </div>
      </WideField>
      <TimeField {...form.getInputProps('time')} />
    </EntryFields>
  );
}
