import * as texts from '../../../texts/portal/account/profile.ts';
import * as targets from '../../../texts/portal/account/targets.ts';
import * as controls from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Profile } from '../../../contract/accounts/profile.ts';
import { ApiProblem } from '../../lib/api.ts';
import { refusedFields, showErrors } from '../../lib/fieldErrors.ts';
import { Card } from '../../ui/Card.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { showToast, showUntilClosed } from '../../ui/toasts.ts';
import { EmailState } from './EmailState.tsx';
import { FieldInputs } from './FieldInputs.tsx';
import { FieldTexts } from './FieldTexts.tsx';
import classes from './ProfileForm.module.css';
import { toPayload, toValues } from './profileForm.ts';
import { metricFields, type ProfileField, personalFields, targetFields } from './profileSections.ts';
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

  const edit = () => {
    flushSync(() => setIsEditing(true));
    form.getInputNode('firstName')?.focus();
  };
  const shown = (fields: ProfileField[]) =>
    isEditing ? (
      <FieldInputs fields={fields} inputProps={form.getInputProps} />
    ) : (
      <FieldTexts
        fields={fields}
        valueAt={(name) => form.getInputProps(name).value}
        below={{ email: <EmailState profile={profile} /> }}
      />
    );
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
    <Button key="edit" variant="light" onClick={edit}>
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
      <Card title={texts.personal(locale)}>{shown(personalFields(locale))}</Card>
      <Card title={texts.metrics(locale)}>{shown(metricFields(locale))}</Card>
      <Card title={targets.title(locale)}>
        {shown(targetFields(locale))}
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
