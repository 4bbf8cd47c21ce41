import { capitalised, momentOf } from '../../../lib/format.ts';
import type { AdminAction } from './listActions.ts';

export interface Difference {
  field: string;
  /** None where there was nothing before, or nothing is left. */
  before: string | undefined;
  after: string | undefined;
}

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/;

/** What is another after an action than before it, in words. */
export function differencesOf({ before, after }: Pick<AdminAction, 'before' | 'after'>): Difference[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({
      field: fieldName(field),
      before: before && field in before ? inWords(before[field]) : undefined,
      after: after && field in after ? inWords(after[field]) : undefined,
    }))
    .filter((difference) => difference.before !== difference.after);
}

/** "mostUses" is "Most uses". */
const fieldName = (key: string) => capitalised(key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

function inWords(value: unknown): string {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return instant.test(value) ? momentOf(value) : value;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(inWords).join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
