import * as texts from '../../../texts/portal/account/profile.ts';
import * as targets from '../../../texts/portal/account/targets.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { genders, lifeStages, type Profile } from '../../../contract/accounts/profile.ts';
import { ApiProblem } from '../../lib/api.ts';
import { refusedFields, showErrors } from '../../lib/fieldErrors.ts';
import { dayVolumeScale, heightScale, weightScale } from '../../lib/units.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast, showUntilClosed } from '../../ui/toasts.ts';
import { EmailState } from './EmailState.tsx';
import classes from './ProfileForm.module.css';
import { toPayload, toValues } from './profileForm.ts';
import { useSaveProfile } from './saveProfile.ts';
import { TargetProposal } from './TargetProposal.tsx';

export function ProfileForm({ profile }: { profile: Profile }) {
  const locale = usePageLocale();
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
          showToast('success', texts.saved(locale));
          setIsDoctorSet(false);
          for (const { reason } of saved.raisedTargets) showUntilClosed('info', targets.raised(locale, reason));
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
        {controls.cancel(locale)}
      </Button>
      <Button key="save" type="submit" form="profile" disabled={save.isPending}>
        {save.isPending ? controls.saving(locale) : texts.saveChanges(locale)}
      </Button>
    </div>
  ) : (
    <Button key="edit" variant="light" onClick={() => setIsEditing(true)}>
      {controls.edit(locale)}
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
        <Failure text={texts.notSaved(locale)} error={save.error} />
        {buttons}
      </div>
      <Card title={texts.personal(locale)}>
        <div className={classes.fields}>
          <TextInput label={texts.firstName(locale)} autoComplete="given-name" {...field('firstName')} />
          <TextInput label={texts.lastName(locale)} autoComplete="family-name" {...field('lastName')} />
          <NativeSelect
            label={texts.gender(locale)}
            data={[
              { value: '', label: texts.notSet(locale) },
              ...genders.map((value) => ({ value, label: texts.genders[value](locale) })),
            ]}
            {...field('gender')}
          />
          <TextInput label={texts.birthDate(locale)} type="date" autoComplete="bday" {...field('dob')} />
          <TextInput label={texts.phone(locale)} type="tel" autoComplete="tel" {...field('phone')} />
          <div>
            <TextInput label={texts.email(locale)} type="email" autoComplete="email" {...field('email')} />
            {!isEditing && <EmailState profile={profile} />}
          </div>
          <div className={classes.wide}>
            <Textarea label={texts.aboutMe(locale)} autosize minRows={3} maxLength={2_000} {...field('bio')} />
          </div>
        </div>
      </Card>
      <Card title={texts.metrics(locale)}>
        <div className={classes.fields}>
          <NumberInput label={texts.height(locale, heightScale().unit)} step={0.1} {...field('heightCm')} />
          <NumberInput label={texts.weight(locale, weightScale().unit)} step={0.1} {...field('weightKg')} />
          <NativeSelect
            label={texts.lifeStage(locale)}
            data={lifeStages.map((value) => ({ value, label: texts.lifeStages[value](locale) }))}
            {...field('lifeStage')}
          />
        </div>
      </Card>
      <Card title={targets.title(locale)}>
        <div className={classes.fields}>
          <NumberInput label={targets.weight(locale, weightScale().unit)} step={0.1} {...field('goals.weightTarget')} />
          <NumberInput
            label={targets.water(locale, dayVolumeScale().unit)}
            step={0.1}
            {...field('goals.waterLitersPerDay')}
          />
          <NumberInput label={targets.burn(locale)} allowDecimal={false} {...field('goals.calorieBurnPerDay')} />
          <NumberInput label={targets.energy(locale)} allowDecimal={false} {...field('goals.caloriesConsumePerDay')} />
          <NumberInput label={targets.sleep(locale)} step={0.1} {...field('goals.sleepHrsTarget')} />
          <NumberInput label={targets.protein(locale)} allowDecimal={false} {...field('goals.proteinG')} />
          <NumberInput label={targets.carbs(locale)} allowDecimal={false} {...field('goals.carbsG')} />
          <NumberInput label={targets.netCarbs(locale)} allowDecimal={false} {...field('goals.netCarbsG')} />
          <NumberInput label={targets.fat(locale)} allowDecimal={false} {...field('goals.fatG')} />
          <NumberInput label={targets.fibre(locale)} allowDecimal={false} {...field('goals.fiberG')} />
          <NumberInput label={targets.sodium(locale)} step={100} allowDecimal={false} {...field('goals.sodiumMg')} />
          <NumberInput label={targets.steps(locale)} step={500} allowDecimal={false} {...field('goals.stepsPerDay')} />
          <NumberInput
            label={targets.lossAWeek(locale, weightScale().unit)}
            step={0.1}
            {...field('goals.lossKgPerWeek')}
          />
        </div>
        {isUnsafe && (
          <Checkbox
            label={targets.doctorSet(locale)}
            description={targets.keptWithDate(locale)}
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
