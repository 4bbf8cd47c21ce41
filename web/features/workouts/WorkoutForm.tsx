import * as texts from '../../../texts/portal/entries/workouts.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, NumberInput, TextInput } from '@mantine/core';
import { createWorkout } from '#schemas/entries/workouts.ts';
import { type Day, momentOfDay } from '../../lib/day.ts';
import { useEntryForm } from '../../lib/entryForm.ts';
import { logEntry } from '../../lib/outbox/logEntry.ts';
import { weightScale } from '../../lib/units.ts';
import { EntryFields, WideField } from '../../ui/lists/EntryFields.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { ExerciseField } from './ExerciseField.tsx';
import classes from './WorkoutForm.module.css';
import { firstLine, mostLines, mostSetsOfLine, setsOf } from './workoutLines.ts';

interface WorkoutFormProps {
  day: Day;
  onSaved: (saved: unknown) => void;
  onCancel: () => void;
}

/** A workout, a line for each exercise. */
export default function WorkoutForm({ day, onSaved, onCancel }: WorkoutFormProps) {
  const locale = usePageLocale();
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: { lines: [firstLine], name: '', durationMin: '' as number | '', time: '' },
    schema: createWorkout.body,
    toBody: ({ lines, name, durationMin, time }) => ({
      sets: setsOf(lines),
      name: name.trim() || undefined,
      durationMin: durationMin === '' ? undefined : durationMin,
      logDatetime: momentOfDay(day, time),
    }),
    save: (body, idempotencyKey) => logEntry(createWorkout, body, idempotencyKey),
    onSaved,
  });
  const { lines } = form.values;
  const { unit } = weightScale();
  const field = (at: number, name: string) => form.getInputProps(`lines.${at}.${name}`);
  return (
    <EntryFields
      label={texts.form(locale)}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure={texts.notLogged(locale)}
      onCancel={onCancel}
    >
      <WideField>
        {lines.map(({ exercise }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added and taken off at the end
          <fieldset key={at} className={classes.line}>
            <legend className="visually-hidden">{texts.exerciseAt(locale, at + 1)}</legend>
            <div className={classes.exercise}>
              <ExerciseField
                value={exercise}
                error={form.errors[`lines.${at}.exercise`]}
                onChange={(chosen) => form.setFieldValue(`lines.${at}.exercise`, chosen)}
              />
            </div>
            <NumberInput
              label={texts.sets(locale)}
              min={1}
              max={mostSetsOfLine}
              allowDecimal={false}
              {...field(at, 'sets')}
            />
            <NumberInput label={texts.repetitions(locale)} min={1} allowDecimal={false} {...field(at, 'reps')} />
            <NumberInput label={texts.load(locale, unit)} min={0} decimalScale={2} {...field(at, 'load')} />
            <NumberInput
              label={texts.secondsASet(locale)}
              min={1}
              max={3_600}
              allowDecimal={false}
              {...field(at, 'seconds')}
            />
            <NumberInput label={texts.effort(locale)} min={1} max={10} step={0.5} {...field(at, 'rpe')} />
            {at > 0 && (
              <div className={classes.superset}>
                <Checkbox
                  label={texts.superset(locale)}
                  {...form.getInputProps(`lines.${at}.isSuperset`, { type: 'checkbox' })}
                />
              </div>
            )}
          </fieldset>
        ))}
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="compact-md"
            disabled={lines.length >= mostLines}
            onClick={() => form.insertListItem('lines', { ...(lines.at(-1) ?? firstLine) })}
          >
            {texts.addExercise(locale)}
          </Button>
          {lines.length > 1 && (
            <Button variant="default" size="compact-md" onClick={() => form.removeListItem('lines', lines.length - 1)}>
              {texts.removeLast(locale)}
            </Button>
          )}
        </div>
      </WideField>
      <TextInput
        label={texts.name(locale)}
        placeholder={texts.exampleName(locale)}
        maxLength={100}
        {...form.getInputProps('name')}
      />
      <NumberInput
        label={texts.minutesInAll(locale)}
        placeholder={texts.estimated(locale)}
        min={1}
        max={1_440}
        {...form.getInputProps('durationMin')}
      />
      <TimeField {...form.getInputProps('time')} />
    </EntryFields>
  );
}
