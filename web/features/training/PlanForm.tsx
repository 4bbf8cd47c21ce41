import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import {
  createTrainingPlan,
  type Injury,
  injuries,
  type TrainingEquipment,
  type TrainingGoal,
  type TrainingLevel,
  type TrainingPlace,
  trainingEquipment,
  trainingGoals,
  trainingLevels,
  trainingPlaces,
} from '../../../contract/training.ts';
import { equipmentNames, goalNames, injuryNames, levelNames, placeNames } from '../../../texts/entries/training.ts';
import { capitalised } from '../../lib/format.ts';
import { Failure } from '../../ui/Failure.tsx';
import classes from './training.module.css';
import { useMakingPlan } from './training.ts';

const choices = <T extends string>(values: readonly T[], names: Record<T, (locale: 'en') => string>) =>
  values.map((value) => ({ value, label: capitalised(names[value]('en')) }));
const numbers = (values: number[], unit: string) =>
  values.map((value) => ({ value: `${value}`, label: `${value} ${unit}` }));

/** Chooses what a plan is made from. */
export function PlanForm({ questions }: { questions: string[] }) {
  const make = useMakingPlan();
  const [goal, setGoal] = useState<string>('health');
  const [level, setLevel] = useState<string>('beginner');
  const [place, setPlace] = useState<string>('home');
  const [days, setDays] = useState('3');
  const [minutes, setMinutes] = useState('45');
  const [equipment, setEquipment] = useState<string[]>([]);
  const [hurt, setHurt] = useState<string[]>([]);
  const [isCautious, setIsCautious] = useState<string>('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate(
      createTrainingPlan.body.parse({
        ...{ goal: goal as TrainingGoal, level: level as TrainingLevel, place: place as TrainingPlace },
        ...{ daysPerWeek: Number(days), minutes: Number(minutes) },
        equipment: equipment as TrainingEquipment[],
        injuries: hurt as Injury[],
        screening: isCautious || 'open',
      }),
    );
  };
  const select = (
    label: string,
    data: { value: string; label: string }[],
    value: string,
    set: (to: string) => void,
  ) => (
    <NativeSelect label={label} data={data} value={value} onChange={({ currentTarget }) => set(currentTarget.value)} />
  );
  return (
    <form method="post" aria-label="Make a training plan" className={classes.form} onSubmit={submit}>
      {select('Goal', choices(trainingGoals, goalNames), goal, setGoal)}
      {select('Level', choices(trainingLevels, levelNames), level, setLevel)}
      {select('Where', choices(trainingPlaces, placeNames), place, setPlace)}
      {select('Days a week', numbers([1, 2, 3, 4, 5, 6], 'days'), days, setDays)}
      {select('Time', numbers([20, 30, 45, 60, 90], 'minutes'), minutes, setMinutes)}
      {place !== 'gym' && (
        <Checks
          label="What you have"
          names={equipmentNames}
          values={trainingEquipment}
          chosen={equipment}
          set={setEquipment}
        />
      )}
      <Checks label="What hurts or is injured" names={injuryNames} values={injuries} chosen={hurt} set={setHurt} />
      <fieldset className={classes.screening}>
        <legend>Before you train, is one of these so?</legend>
        <ul>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <NativeSelect
          aria-label="Your answer"
          data={[
            { value: '', label: 'I’d rather answer later' },
            { value: 'clear', label: 'None of these' },
            { value: 'caution', label: 'One of these' },
          ]}
          value={isCautious}
          onChange={({ currentTarget }) => setIsCautious(currentTarget.value)}
        />
      </fieldset>
      <Button type="submit" className={classes.make} disabled={make.isPending}>
        {make.isPending ? 'Making...' : 'Make the plan'}
      </Button>
      <Failure text="The plan was not made" error={make.error} />
    </form>
  );
}

interface ChecksProps<T extends string> {
  label: string;
  names: Record<T, (locale: 'en') => string>;
  values: readonly T[];
  chosen: string[];
  set: (chosen: string[]) => void;
}

function Checks<T extends string>({ label, names, values, chosen, set }: ChecksProps<T>) {
  return (
    <Checkbox.Group label={label} className={classes.wide} value={chosen} onChange={set}>
      <div className={classes.choices}>
        {choices(values, names).map((choice) => (
          <Checkbox key={choice.value} {...choice} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
