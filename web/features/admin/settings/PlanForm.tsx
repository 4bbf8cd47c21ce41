import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core';
import { type PlanSetting, updatePlan } from '#schemas/admin/adminSettings.ts';
import { call } from '../../../lib/api.ts';
import { useEntryForm } from '../../../lib/entryForm.ts';
import { EntryFields, WideField } from '../../../ui/lists/EntryFields.tsx';

interface PlanFormProps {
  plan: PlanSetting;
  onSaved: () => void;
  onCancel: () => void;
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export function PlanForm({ plan, onSaved, onCancel }: PlanFormProps) {
  const { form, submit, isSaving, error } = useEntryForm({
    initialValues: {
      price: plan.price as number | '',
      yearlyPrice: (plan.yearlyPrice ?? '') as number | '',
      stars: (plan.stars ?? '') as number | '',
      cta: plan.cta,
      sortOrder: plan.sortOrder as number | '',
      description: plan.description,
      features: plan.features.join('\n'),
      popular: plan.popular,
    },
    schema: updatePlan.body,
    toBody: ({ features, yearlyPrice, stars, ...values }) => ({
      ...values,
      yearlyPrice: yearlyPrice === '' ? null : yearlyPrice,
      stars: stars === '' ? null : stars,
      features: lines(features),
    }),
    save: (body) => call(updatePlan, { params: { code: plan.code }, body }),
    onSaved,
  });
  // What is wrong with one of the features is said of its place in the list.
  const [, featureError] = Object.entries(form.errors).find(([field]) => field.startsWith('features')) ?? [];
  return (
    <EntryFields
      label={`Edit ${plan.name}`}
      onSubmit={submit}
      isSaving={isSaving}
      error={error}
      failure="The plan was not saved"
      onCancel={onCancel}
    >
      <NumberInput
        label="Price (₹ per month)"
        decimalScale={2}
        disabled={plan.code === 'free'}
        data-autofocus={plan.code !== 'free' || undefined}
        {...form.getInputProps('price')}
      />
      <NumberInput
        label="Price (₹ per year)"
        placeholder="Not sold by the year"
        decimalScale={2}
        disabled={plan.code === 'free'}
        {...form.getInputProps('yearlyPrice')}
      />
      <NumberInput
        label="Stars in Telegram (per month)"
        placeholder="Not sold for Stars"
        allowDecimal={false}
        disabled={plan.code === 'free'}
        {...form.getInputProps('stars')}
      />
      <TextInput label="Button" {...form.getInputProps('cta')} />
      <NumberInput label="Place in the list" allowDecimal={false} {...form.getInputProps('sortOrder')} />
      <WideField>
        <TextInput label="Description" {...form.getInputProps('description')} />
      </WideField>
      <WideField>
        <Textarea
          label="Features"
          description="One on each line."
          autosize
          minRows={4}
          maxRows={12}
          {...form.getInputProps('features')}
          error={featureError}
        />
      </WideField>
      <WideField>
        <Checkbox radius="xs" label="Marked as most popular" {...form.getInputProps('popular', { type: 'checkbox' })} />
      </WideField>
    </EntryFields>
  );
}
