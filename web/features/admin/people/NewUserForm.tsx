import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button, NativeSelect, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { focusFirst, refusedFields, showErrors } from '../../../lib/fieldErrors.ts';
import { Buttons } from '../../../ui/Buttons.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { createFailure, type NewUser, useCreateUser } from './createUser.ts';
import { planOptions, roleOptions } from './labels.ts';
import classes from './NewUserForm.module.css';

const empty = {
  userName: '',
  password: '',
  confirmation: '',
  plan: 'free' as NonNullable<NewUser['plan']>,
  role: 'user' as NonNullable<NewUser['role']>,
};

/** `strength` says how strong a password is. */
export function NewUserForm({ strength }: { strength: (password: string) => ReactNode }) {
  const create = useCreateUser();
  const form = useForm({
    initialValues: empty,
    validate: {
      userName: (value) => (value.trim() ? null : 'Enter a user name.'),
      password: (value) => (value ? null : 'Password required'),
      confirmation: (value, values) => (value === values.password ? null : 'Passwords do not match'),
    },
  });
  const submit = form.onSubmit(
    ({ userName, password, plan, role }) => {
      if (create.isPending) return;
      create.mutate(
        { userName: userName.trim(), password, plan, role },
        {
          onSuccess: () => {
            form.reset();
            showToast('success', 'User created');
          },
          onError: (error) => showErrors(form, refusedFields(error)),
        },
      );
    },
    (errors) => focusFirst(form, errors),
  );
  const reset = () => {
    form.reset();
    create.reset();
  };

  return (
    <form method="post" noValidate aria-label="Add new user" className={classes.form} onSubmit={submit}>
      {create.error && <Notice tone="danger">{createFailure(create.error)}</Notice>}
      <div className={classes.fields}>
        <TextInput
          label="User name"
          withAsterisk
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('userName')}
        />
        <NativeSelect label="Role" data={roleOptions} {...form.getInputProps('role')} />
        <NativeSelect label="Plan" data={planOptions} {...form.getInputProps('plan')} />
      </div>
      <div className={classes.passwords}>
        <div>
          <PasswordInput
            label="Password"
            withAsterisk
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          {strength(form.values.password)}
        </div>
        <PasswordInput
          label="Confirm password"
          withAsterisk
          autoComplete="new-password"
          {...form.getInputProps('confirmation')}
        />
      </div>
      <Buttons>
        <Button variant="default" disabled={create.isPending} onClick={reset}>
          Reset
        </Button>
        <Button type="submit" disabled={create.isPending}>
          {create.isPending ? 'Creating...' : 'Create User'}
        </Button>
      </Buttons>
    </form>
  );
}
