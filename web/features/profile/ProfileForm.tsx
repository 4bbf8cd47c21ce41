import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { genders, type Profile } from '../../../contract/accounts/profile.ts';
import { ApiProblem } from '../../lib/api.ts';
import { refusedFields, showErrors } from '../../lib/fieldErrors.ts';
import { capitalised } from '../../lib/format.ts';
import { dayVolumeScale, heightScale, weightScale } from '../../lib/units.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast, showUntilClosed } from '../../ui/toasts.ts';
import { EmailState } from './EmailState.tsx';
import classes from './ProfileForm.module.css';
import { toPayload, toValues } from './profileForm.ts';
import { useSaveProfile } from './saveProfile.ts';
import { TargetProposal } from './TargetProposal.tsx';

const genderOptions = [
  { value: '', label: 'Not set' },
  ...genders.map((value) => ({ value, label: capitalised(value) })),
];
const lifeStageOptions = [
  { value: '', label: 'Neither' },
  { value: 'pregnant', label: 'Pregnant' },
  { value: 'breastfeeding', label: 'Breastfeeding' },
];

export function ProfileForm({ profile }: { profile: Profile }) {
  const [isEditing, setIsEditing] = useState(false);
  const [isDoctorSet, setIsDoctorSet] = useState(false);
  const save = useSaveProfile();
  const isUnsafe = save.error instanceof ApiProblem && save.error.code === 'unsafe_target';
  const form = useForm({ initialValues: toValues(profile) });
  const { setValues } = form;

  // What comes from the server is shown, unless somebody is just changing it.
  useEffect(() => {
    if (!isEditing) setValues(toValues(profile));
  }, [profile, isEditing, setValues]);

  const mark = (errors: Record<string, string>) => showErrors(form, errors);
  const submit = form.onSubmit((values) =>
    save.mutate(
      { id: profile.id, ...toPayload(values, profile), doctorSetTargets: isDoctorSet },
      {
        onSuccess: (saved) => {
          setValues(toValues(saved));
          setIsEditing(false);
          showToast('success', 'Profile updated successfully');
          setIsDoctorSet(false);
          for (const { reason } of saved.raisedTargets)
            showUntilClosed('info', `${reason} Your target stands there now.`);
        },
        onError: (error) => mark(refusedFields(error)),
      },
    ),
  );
  const cancel = () => {
    save.reset();
    form.clearErrors();
    setIsEditing(false);
  };

  const field = (name: string) => ({ ...form.getInputProps(name), disabled: !isEditing });
  const buttons = isEditing ? (
    <div className={classes.buttons}>
      <Button key="cancel" variant="default" disabled={save.isPending} onClick={cancel}>
        Cancel
      </Button>
      <Button key="save" type="submit" form="profile" disabled={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save Changes'}
      </Button>
    </div>
  ) : (
    <Button key="edit" variant="light" onClick={() => setIsEditing(true)}>
      Edit
    </Button>
  );

  return (
    <form
      id="profile"
      method="post"
      noValidate
      className={classes.form}
      onSubmit={submit}
      data-editing={isEditing || undefined}
    >
      <div className={classes.bar}>
        <Failure text="Failed to update profile" error={save.error} />
        {buttons}
      </div>
      <Card title="Personal Information">
        <div className={classes.fields}>
          <TextInput label="First name" autoComplete="given-name" {...field('firstName')} />
          <TextInput label="Last name" autoComplete="family-name" {...field('lastName')} />
          <NativeSelect label="Gender" data={genderOptions} {...field('gender')} />
          <TextInput label="Date of birth" type="date" autoComplete="bday" {...field('dob')} />
          <TextInput label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
          <div>
            <TextInput label="E-mail" type="email" autoComplete="email" {...field('email')} />
            {!isEditing && <EmailState profile={profile} />}
          </div>
          <div className={classes.wide}>
            <Textarea label="About Me" autosize minRows={3} maxLength={2_000} {...field('bio')} />
          </div>
        </div>
      </Card>
      <Card title="Current Metrics">
        <div className={classes.fields}>
          <NumberInput label={`Height (${heightScale().unit})`} step={0.1} {...field('heightCm')} />
          <NumberInput label={`Weight (${weightScale().unit})`} step={0.1} {...field('weightKg')} />
          <NativeSelect label="Pregnant or breastfeeding" data={lifeStageOptions} {...field('lifeStage')} />
        </div>
      </Card>
      <Card title="Targets & Goals">
        <div className={classes.fields}>
          <NumberInput label={`Target weight (${weightScale().unit})`} step={0.1} {...field('goals.weightTarget')} />
          <NumberInput
            label={`Target water (${dayVolumeScale().unit})`}
            step={0.1}
            {...field('goals.waterLitersPerDay')}
          />
          <NumberInput label="Calorie burn target (kcal)" allowDecimal={false} {...field('goals.calorieBurnPerDay')} />
          <NumberInput
            label="Calorie consume target (kcal)"
            allowDecimal={false}
            {...field('goals.caloriesConsumePerDay')}
          />
          <NumberInput label="Target sleep (hours)" step={0.1} {...field('goals.sleepHrsTarget')} />
          <NumberInput label="Protein target (g)" allowDecimal={false} {...field('goals.proteinG')} />
          <NumberInput label="Carbs target (g)" allowDecimal={false} {...field('goals.carbsG')} />
          <NumberInput label="Net carbs target (g)" allowDecimal={false} {...field('goals.netCarbsG')} />
          <NumberInput label="Fat target (g)" allowDecimal={false} {...field('goals.fatG')} />
          <NumberInput label="Fibre target (g)" allowDecimal={false} {...field('goals.fiberG')} />
          <NumberInput label="Sodium limit (mg)" step={100} allowDecimal={false} {...field('goals.sodiumMg')} />
          <NumberInput label="Steps a day" step={500} allowDecimal={false} {...field('goals.stepsPerDay')} />
          <NumberInput
            label={`Weight to lose a week (${weightScale().unit})`}
            step={0.1}
            {...field('goals.lossKgPerWeek')}
          />
        </div>
        {isUnsafe && (
          <Checkbox
            label="My doctor set these targets"
            description="Kept with today’s date."
            checked={isDoctorSet}
            onChange={(event) => setIsDoctorSet(event.currentTarget.checked)}
          />
        )}
        <TargetProposal
          isEditing={isEditing}
          onStart={() => setIsEditing(true)}
          values={form.values}
          onPropose={(goals) => setValues({ goals: { ...form.values.goals, ...goals } })}
          onRefuse={mark}
        />
      </Card>
    </form>
  );
}
