import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import * as texts from '../../../texts/portal/controls.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import { Buttons } from '../Buttons.tsx';
import { Failure } from '../Failure.tsx';
import classes from './EntryFields.module.css';

interface EntryFieldsProps {
  label: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  isSaving: boolean;
  error: Error | null;
  failure: string;
  onCancel: () => void;
  save?: string | undefined;
  children: ReactNode;
}

/** The frame of a form that logs something: its fields in columns, what went wrong, Cancel and Save. */
export function EntryFields(props: EntryFieldsProps) {
  const { label, onSubmit, isSaving, error, failure, onCancel, save, children } = props;
  const locale = usePageLocale();
  return (
    <form method="post" noValidate aria-label={label} className={classes.form} onSubmit={onSubmit}>
      <Failure text={failure} error={error} />
      <div className={classes.fields}>{children}</div>
      <Buttons>
        <Button variant="default" disabled={isSaving} onClick={onCancel}>
          {texts.cancel(locale)}
        </Button>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? texts.saving(locale) : (save ?? texts.save(locale))}
        </Button>
      </Buttons>
    </form>
  );
}

/** A field that takes the whole width. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={classes.wide}>{children}</div>;
}
