import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type ActivityLevel,
  genders,
  type Profile,
  type ProposedGoals,
} from '../../../../contract/accounts/profile.ts';
import { refusedFields, showErrors } from '../../../lib/fieldErrors.ts';
import { capitalised, figure } from '../../../lib/format.ts';
import { dayVolumeText, heightScale, weightScale, weightText } from '../../../lib/units.ts';
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
export function FirstTargets({ profile, onSaved }: FirstTargetsProps) {
  const form = useForm({ mode: 'uncontrolled', initialValues: valuesOf(profile) });
  const proposal = useProposeTargets();
  const save = useSaveProfile();
  const onError = (error: Error) => showErrors(form, refusedFields(error));

  const propose = form.onSubmit((values) => {
    const gender = genders.find((known) => known === values.gender);
    if (!gender) return showErrors(form, { gender: 'Choose what the formula should go by.' });
    proposal.mutate({ ...bodyOf(values), gender, activityLevel: values.activityLevel as ActivityLevel }, { onError });
  });
  const keep = (goals: ProposedGoals) => {
    const { weightTarget: _, ...body } = bodyOf(form.getValues());
    save.mutate(
      { ...body, gender: genders.find((known) => known === form.getValues().gender), goals },
      {
        onError,
        onSuccess: () => {
          showToast('success', 'Your targets are set.');
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
        <Failure text="The targets were not saved" error={save.error} />
        <Buttons>
          <Button variant="default" onClick={proposal.reset}>
            Back
          </Button>
          <Button disabled={save.isPending} onClick={() => keep(goals)}>
            Take these
          </Button>
        </Buttons>
      </div>
    );
  }
  return (
    <form method="post" aria-label="Targets that fit you" className={classes.form} onSubmit={propose}>
      <div className={classes.fields}>
        <NativeSelect
          label="Sex"
          data={[{ value: '', label: 'Choose' }, ...genders.map((value) => ({ value, label: capitalised(value) }))]}
          key={form.key('gender')}
          {...form.getInputProps('gender')}
        />
        <TextInput type="date" label="Date of birth" key={form.key('dob')} {...form.getInputProps('dob')} />
        <TextInput
          inputMode="decimal"
          label={`Height (${heightScale().unit})`}
          key={form.key('heightCm')}
          {...form.getInputProps('heightCm')}
        />
        <TextInput
          inputMode="decimal"
          label={`Weight (${weightScale().unit})`}
          key={form.key('weightKg')}
          {...form.getInputProps('weightKg')}
        />
        <TextInput
          inputMode="decimal"
          label={`Goal weight (${weightScale().unit}), if any`}
          key={form.key('weightTarget')}
          {...form.getInputProps('weightTarget')}
        />
        <NativeSelect
          label="How active are you?"
          data={activityChoices}
          key={form.key('activityLevel')}
          {...form.getInputProps('activityLevel')}
        />
      </div>
      <Failure text="No targets could be proposed" error={proposal.error} />
      <Buttons>
        <Button type="submit" disabled={proposal.isPending}>
          Show my targets
        </Button>
      </Buttons>
    </form>
  );
}

function ProposedTargets({ goals }: { goals: ProposedGoals }) {
  const targets = [
    ['Energy', `${figure(goals.caloriesConsumePerDay)} kcal`],
    ...(goals.weightTarget > 0 ? [['Goal weight', weightText(goals.weightTarget)]] : []),
    ['Water', dayVolumeText(goals.waterLitersPerDay * 1_000)],
    ['Burn by moving', `${figure(goals.calorieBurnPerDay)} kcal`],
    ['Sleep', `${figure(goals.sleepHrsTarget, 1)} h`],
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
