import type { z } from 'zod';
import { HttpProblem } from './problem.ts';

/** Where a page ended, as one opaque word: the values of its sort keys. */
export const writeCursor = (...values: string[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');

/** The values of a cursor, undefined on the first page; throws 422 when it is none of this list's. */
export function readCursor<S extends z.ZodType>(cursor: string | undefined, values: S): z.output<S> | undefined {
  if (cursor === undefined) return undefined;
  try {
    return values.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new HttpProblem(422, 'validation_failed', 'The cursor is not one of this list.');
  }
}
