import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { labelWithUnit } from '../../lib/units.ts';
import classes from './ProfileForm.module.css';
import type { ProfileField } from './profileSections.ts';

interface FieldInputsProps {
  fields: ProfileField[];
  inputProps: (name: string) => object;
}

/** Fields of the profile while they are changed. */
export const FieldInputs = ({ fields, inputProps }: FieldInputsProps) => (
  <div className={classes.fields}>
    {fields.map((field) => (
      <FieldInput key={field.name} field={field} props={inputProps(field.name)} />
    ))}
  </div>
);

function FieldInput({ field, props }: { field: ProfileField; props: object }) {
  const { label } = field;
  switch (field.kind) {
    case 'text':
      return <TextInput label={label} type={field.type} autoComplete={field.autoComplete} {...props} />;
    case 'story':
      return <Textarea label={label} className={classes.wide} autosize minRows={3} maxLength={2_000} {...props} />;
    case 'choice':
      return <NativeSelect label={label} data={field.options} {...props} />;
    case 'figure':
      return (
        <NumberInput
          label={labelWithUnit(label, field.unit)}
          step={field.step}
          allowDecimal={!field.isWhole}
          {...props}
        />
      );
  }
}
