import type { z } from 'zod';
import { refusal } from '../../texts/refusals/contract.ts';
import { ApiProblem } from './api.ts';
import { readPageLocale } from './pageLocale.ts';

/** The first message for each field. */
export function fieldErrors(issues: { path: PropertyKey[] | string; message: string }[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[typeof path === 'string' ? path : path.join('.')] ??= message;
  return errors;
}

/** What the contract refuses, by field, in the page's language. */
export const refusedByContract = (error: z.ZodError | undefined): Record<string, string> =>
  fieldErrors((error?.issues ?? []).map((issue) => ({ path: issue.path, message: refusal(readPageLocale(), issue) })));

/** What the server refused, by field. */
export const refusedFields = (error: Error): Record<string, string> =>
  error instanceof ApiProblem ? fieldErrors(error.errors) : {};

interface Fields {
  getInputNode: (name: string) => HTMLElement | null;
  setErrors: (errors: Record<string, string>) => void;
}

/** Leads to the first field that something is wrong with; it may hold a whole list, of which one is. */
export function focusFirst({ getInputNode }: Pick<Fields, 'getInputNode'>, errors: object): void {
  const [path = ''] = Object.keys(errors);
  (getInputNode(path) ?? getInputNode(path.split('.')[0] ?? ''))?.focus();
}

/** Says at the fields what is wrong with them, and leads to the first. */
export function showErrors(form: Fields, errors: Record<string, string>): void {
  form.setErrors(errors);
  focusFirst(form, errors);
}
