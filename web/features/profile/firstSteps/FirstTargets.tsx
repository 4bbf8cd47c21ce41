import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type ActivityLevel,
  genders,
  type Profile,
  type ProposedGoals,
} from '../../../../contract/accounts/profile.ts';
import {
  birthDate,
  genders as genderNames,
  height,
  howActive,
  weight,
} from '../../../../texts/portal/account/profile.ts';
import * as texts from '../../../../texts/portal/account/targets.ts';
import * as controls from '../../../../texts/portal/controls.ts';
import { hours, kcal } from '../../../../texts/units.ts';
import { refusedFields, showErrors } from '../../../lib/fieldErrors.ts';
import { usePageLocale } from '../../../lib/pageLocale.ts';
import { dayVolumeText, heightScale, labelWithUnit, weightScale, weightText } from '../../../lib/units.ts';
import { Buttons } from '../../../ui/Buttons.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { activityChoices } from '../activityLevels.ts';
import { toNumber } from '../profileForm.ts';
import { useProposeTargets } from '../proposeTargets.ts';
import { useSaveProfile } from '../saveProfile.ts';
import classes from './FirstSteps.module.css';

interface FirstTargetsProps {
  profile: Profile;
  onSaved: () => void;
}

/** Asks who somebody is and where they want to go, shows the targets that follow and why, and saves both. */
export default function FirstTargets({ profile, onSaved }: FirstTargetsProps) {
  const locale = usePageLocale();
  const form = useForm({ mode: 'uncontrolled', initialValues: valuesOf(profile) });
  const proposal = useProposeTargets();
  const save = useSaveProfile();
  const onError = (error: Error) => showErrors(form, refusedFields(error));

  const propose = form.onSubmit((values) => {
    const gender = genders.find((known) => known === values.gender);
    if (!gender) return showErrors(form, { gender: texts.chooseSex(locale) });
    proposal.mutate({ ...bodyOf(values), gender, activityLevel: values.activityLevel as ActivityLevel }, { onError });
  });
  const keep = (goals: ProposedGoals) => {
    const { weightTarget: _, ...body } = bodyOf(form.getValues());
    save.mutate(
      { ...body, gender: genders.find((known) => known === form.getValues().gender), goals },
      {
        onError,
        onSuccess: () => {
          showToast('success', texts.set(locale));
          onSaved();
        },
      },
    );
  };

  if (proposal.data) {
    const { goals, explanation } = proposal.data;
    return (
      <div className={classes.form}>
        <ProposedTargets goals={goals} />
        <p className={classes.reason}>{explanation}</p>
        <Failure text={texts.notSaved(locale)} error={save.error} />
        <Buttons>
          <Button variant="default" onClick={proposal.reset}>
            {controls.back(locale)}
          </Button>
          <Button disabled={save.isPending} onClick={() => keep(goals)}>
            {texts.take(locale)}
          </Button>
        </Buttons>
      </div>
    );
  }
  return (
    <form method="post" aria-label={texts.fitting(locale)} className={classes.form} onSubmit={propose}>
      <div className={classes.fields}>
        <NativeSelect
          label={texts.sex(locale)}
          data={[
            { value: '', label: texts.choose(locale) },
            ...genders.map((value) => ({ value, label: genderNames[value](locale) })),
          ]}
          key={form.key('gender')}
          {...form.getInputProps('gender')}
        />
        <TextInput type="date" label={birthDate(locale)} key={form.key('dob')} {...form.getInputProps('dob')} />
        <TextInput
          inputMode="decimal"
          label={labelWithUnit(height(locale), heightScale().unit)}
          key={form.key('heightCm')}
          {...form.getInputProps('heightCm')}
        />
        <TextInput
          inputMode="decimal"
          label={labelWithUnit(weight(locale), weightScale().unit)}
          key={form.key('weightKg')}
          {...form.getInputProps('weightKg')}
        />
        <TextInput
          inputMode="decimal"
          label={texts.goalWeight(locale, weightScale().unit)}
          key={form.key('weightTarget')}
          {...form.getInputProps('weightTarget')}
        />
        <NativeSelect
          label={howActive(locale)}
          data={activityChoices(locale)}
          key={form.key('activityLevel')}
          {...form.getInputProps('activityLevel')}
        />
      </div>
      <Failure text={texts.notProposed(locale)} error={proposal.error} />
      <Buttons>
        <Button type="submit" disabled={proposal.isPending}>
          {texts.show(locale)}
        </Button>
      </Buttons>
    </form>
  );
}

function ProposedTargets({ goals }: { goals: ProposedGoals }) {
  const locale = usePageLocale();
  const targets = [
    [texts.proposed.energy(locale), kcal(locale, goals.caloriesConsumePerDay)],
    ...(goals.weightTarget > 0 ? [[texts.proposed.weight(locale), weightText(goals.weightTarget)]] : []),
    [texts.proposed.water(locale), dayVolumeText(goals.waterLitersPerDay * 1_000)],
    [texts.proposed.burn(locale), kcal(locale, goals.calorieBurnPerDay)],
    [texts.proposed.sleep(locale), hours(locale, goals.sleepHrsTarget)],
  ];
  return (
    <dl className={classes.targets}>
      {targets.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const shown = (value: number) => (value > 0 ? String(value) : '');

const valuesOf = ({ gender, dob, heightCm, weightKg, goals }: Profile) => ({
  gender: gender as string,
  dob: dob as string,
  heightCm: shown(heightScale().shown(heightCm)),
  weightKg: shown(weightScale().shown(weightKg)),
  weightTarget: shown(weightScale().shown(goals.weightTarget)),
  activityLevel: 'light',
});

const bodyOf = ({ dob, heightCm, weightKg, weightTarget }: ReturnType<typeof valuesOf>) => ({
  dob,
  heightCm: heightScale().stored(toNumber(heightCm)),
  weightKg: weightScale().stored(toNumber(weightKg)),
  weightTarget: weightScale().stored(toNumber(weightTarget)),
});
