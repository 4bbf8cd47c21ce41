import * as controls from '../../../texts/portal/controls.ts';
import { notSaved } from '../../../texts/portal/entries/savedFoods.ts';
import { usePageLocale } from '../../lib/pageLocale.ts';
import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { refusedFields } from '../../lib/fieldErrors.ts';
import { Buttons } from '../../ui/Buttons.tsx';
import { Failure } from '../../ui/Failure.tsx';
import classes from './KeptForm.module.css';
import type { Field, Values } from './keptLists.ts';

interface KeptFormProps {
  fields: Field[];
  known: Values;
  isSaving: boolean;
  error: Error | null;
  onSave: (values: Values) => void;
  onCancel: () => void;
}

export function KeptForm({ fields, known, isSaving, error, onSave, onCancel }: KeptFormProps) {
  const locale = usePageLocale();

  const [values, setValues] = useState<Values>(known);
  const refused = error ? refusedFields(error) : {};
  const props = ({ name, label, hint, placeholder }: Field) => ({
    ...{ label: label(locale), placeholder: placeholder?.(locale), description: hint?.(locale) },
    value: values[name] ?? '',
    error: Object.entries(refused).find(
      ([path]) => path === name || path.endsWith(`.${name}`) || path.startsWith(`${name}.`),
    )?.[1],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: currentTarget.value }),
  });
  return (
    <form
      method="post"
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(values);
      }}
    >
      <Failure text={notSaved(locale)} error={error} />
      {fields.map((field, at) =>
        field.isList ? (
          <Textarea key={field.name} autosize minRows={3} {...props(field)} />
        ) : (
          <TextInput key={field.name} data-autofocus={at === 0 || undefined} {...props(field)} />
        ),
      )}
      <Buttons>
        <Button variant="default" disabled={isSaving} onClick={onCancel}>
          {controls.cancel(locale)}
        </Button>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? controls.saving(locale) : controls.save(locale)}
        </Button>
      </Buttons>
    </form>
  );
}
