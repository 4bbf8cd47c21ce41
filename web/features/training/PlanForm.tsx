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
} from '#schemas/training.ts';
import { equipmentNames, goalNames, injuryNames, levelNames, placeNames } from '../../../texts/entries/training.ts';
import type { PageLocale, PageText } from '../../../texts/locale.ts';
import * as texts from '../../../texts/portal/entries/training.ts';
import { capitalised } from '../../lib/format.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Failure } from '../../ui/Failure.tsx';
import classes from './training.module.css';
import { useMakingPlan } from './training.ts';

const choices = <T extends string>(locale: PageLocale, values: readonly T[], names: Record<T, PageText>) =>
  values.map((value) => ({ value, label: capitalised(names[value](locale)) }));
const numbers = (values: number[], labelOf: (value: number) => string) =>
  values.map((value) => ({ value: `${value}`, label: labelOf(value) }));

/** Chooses what a plan is made from. */
export function PlanForm({ questions }: { questions: string[] }) {
  const locale = usePageLocale();
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
    <form method="post" aria-label={texts.makePlan(locale)} className={classes.form} onSubmit={submit}>
      {select(texts.goal(locale), choices(locale, trainingGoals, goalNames), goal, setGoal)}
      {select(texts.level(locale), choices(locale, trainingLevels, levelNames), level, setLevel)}
      {select(texts.where(locale), choices(locale, trainingPlaces, placeNames), place, setPlace)}
      {select(
        texts.daysAWeek(locale),
        numbers([1, 2, 3, 4, 5, 6], (count) => texts.days(locale, count)),
        days,
        setDays,
      )}
      {select(
        texts.time(locale),
        numbers([20, 30, 45, 60, 90], (count) => texts.minutes(locale, count)),
        minutes,
        setMinutes,
      )}
      {place !== 'gym' && (
        <Checks
          label={texts.equipment(locale)}
          names={equipmentNames}
          values={trainingEquipment}
          chosen={equipment}
          set={setEquipment}
        />
      )}
      <Checks label={texts.injuries(locale)} names={injuryNames} values={injuries} chosen={hurt} set={setHurt} />
      <fieldset className={classes.screening}>
        <legend>{texts.isOneSo(locale)}</legend>
        <ul>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <NativeSelect
          aria-label={texts.yourAnswer(locale)}
          data={[
            { value: '', label: texts.later(locale) },
            { value: 'clear', label: texts.noneOfThese(locale) },
            { value: 'caution', label: texts.oneOfThese(locale) },
          ]}
          value={isCautious}
          onChange={({ currentTarget }) => setIsCautious(currentTarget.value)}
        />
      </fieldset>
      <Button type="submit" className={classes.make} disabled={make.isPending}>
        {make.isPending ? texts.making(locale) : texts.make(locale)}
      </Button>
      <Failure text={texts.notMade(locale)} error={make.error} />
    </form>
  );
}

interface ChecksProps<T extends string> {
  label: string;
  names: Record<T, PageText>;
  values: readonly T[];
  chosen: string[];
  set: (chosen: string[]) => void;
}

function Checks<T extends string>({ label, names, values, chosen, set }: ChecksProps<T>) {
  const locale = usePageLocale();
  return (
    <Checkbox.Group label={label} className={classes.wide} value={chosen} onChange={set}>
      <div className={classes.choices}>
        {choices(locale, values, names).map((choice) => (
          <Checkbox key={choice.value} {...choice} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
