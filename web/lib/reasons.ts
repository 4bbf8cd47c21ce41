import { reason } from '../../texts/portal/problems.ts';
import { ApiProblem } from './api.ts';
import { readPageLocale } from './pageLocale.ts';

/** Why something didn't work, as a sentence in the page's language. */
export const reasonOf = (error: Error): string =>
  error instanceof ApiProblem ? reason(readPageLocale(), error) : error.message;
