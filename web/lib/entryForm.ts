import { useForm } from '@mantine/form';
import { useRef } from 'react';
import type { ZodType, z } from 'zod';
import { focusFirst, refusedByContract, refusedFields, showErrors } from './fieldErrors.ts';
import { useLogging } from './logging.ts';

interface EntryFormOptions<Values, Schema extends ZodType, Answer> {
  initialValues: Values;
  /** The body of the route that takes the values: what it refuses is said at the field before anything is sent. */
  schema: Schema;
  toBody: (values: Values) => unknown;
  /** What the contract would take and the form doesn't, by field. */
  refuse?: (values: Values) => Record<string, string>;
  save: (body: z.output<Schema>, idempotencyKey: string) => Promise<Answer>;
  /** What stays in the fields after saving; nothing unless told. */
  left?: (answer: Answer, values: Values) => Values | undefined;
  onSaved: (answer: Answer) => void;
}

/** A form over the body of a route. What was typed stays until it is saved; a repeat of the same is saved once. */
export function useEntryForm<Values extends Record<string, unknown>, Schema extends ZodType, Answer>({
  initialValues,
  schema,
  toBody,
  refuse,
  save,
  left,
  onSaved,
}: EntryFormOptions<Values, Schema, Answer>) {
  const form = useForm<Values>({
    initialValues,
    validate: (values) => ({
      ...refusedByContract(schema.safeParse(toBody(values)).error),
      ...refuse?.(values),
    }),
  });
  const attempt = useRef({ body: '', key: '' });
  const saving = useLogging((body: z.output<Schema>) => save(body, keyFor(attempt.current, JSON.stringify(body))));

  const submit = form.onSubmit(
    (values) => {
      if (saving.isPending) return;
      saving.mutate(schema.parse(toBody(values)), {
        onSuccess: (answer) => {
          attempt.current = { body: '', key: '' };
          form.reset();
          const kept = left?.(answer, values);
          if (kept) form.setValues(kept);
          onSaved(answer);
        },
        onError: (error) => showErrors(form, refusedFields(error)),
      });
    },
    (errors) => focusFirst(form, errors),
  );
  const clear = () => {
    form.reset();
    saving.reset();
  };
  return { form, submit, clear, isSaving: saving.isPending, error: saving.error, forgetError: saving.reset };
}

/** The same body, tried again, keeps its key; the server then knows it for the same entry. */
function keyFor(attempt: { body: string; key: string }, body: string): string {
  if (attempt.body !== body) Object.assign(attempt, { body, key: crypto.randomUUID() });
  return attempt.key;
}
