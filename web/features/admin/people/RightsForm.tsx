import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button, NativeSelect } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { ManagedUser } from '../../../../contract/admin/admin.ts';
import { Buttons } from '../../../ui/Buttons.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { changeBetween, type UserChange, useChangeUser, warningsOf } from './changeUser.ts';
import { planOptions, roleOptions, statusOptions } from './labels.ts';
import classes from './RightsForm.module.css';

interface RightsFormProps {
  user: ManagedUser;
  isOneself: boolean;
  onChanged: (user: ManagedUser) => void;
  onCancel: () => void;
}

/** Role, plan and status; what is grave is asked once more. */
export function RightsForm({ user, isOneself, onChanged, onCancel }: RightsFormProps) {
  const [asked, setAsked] = useState<UserChange>();
  const save = useChangeUser();
  const form = useForm({ initialValues: { role: user.role, plan: user.plan, status: user.status } });
  const change = changeBetween(user, form.values);
  const store = (wanted: UserChange) =>
    save.mutate({ id: user.id, change: wanted }, { onSuccess: onChanged, onError: () => setAsked(undefined) });
  const submit = form.onSubmit(() => {
    if (!change || save.isPending) return;
    save.reset();
    if (warningsOf(change, user.userName, isOneself).length > 0) setAsked(change);
    else store(change);
  });

  if (asked) {
    return (
      <div className={classes.form}>
        <Notice tone="info">
          {warningsOf(asked, user.userName, isOneself).map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
        <Buttons>
          <Button variant="default" disabled={save.isPending} autoFocus onClick={() => setAsked(undefined)}>
            Back
          </Button>
          <Button disabled={save.isPending} onClick={() => store(asked)}>
            {save.isPending ? 'Saving...' : 'Change it'}
          </Button>
        </Buttons>
      </div>
    );
  }
  return (
    <form method="post" noValidate aria-label="Rights" className={classes.form} onSubmit={submit}>
      <Failure text="The account was not changed" error={save.error} />
      <div className={classes.fields}>
        <NativeSelect label="Role" data={roleOptions} {...form.getInputProps('role')} />
        <NativeSelect label="Plan" data={planOptions} {...form.getInputProps('plan')} />
        <NativeSelect label="Status" data={statusOptions} {...form.getInputProps('status')} />
      </div>
      <Buttons>
        <Button variant="default" disabled={save.isPending} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={!change || save.isPending}>
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
      </Buttons>
    </form>
  );
}
