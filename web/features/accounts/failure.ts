import { ApiProblem } from '../../lib/api.ts';

/** What the server says; where it could say nothing of the matter, what failed comes first. */
export const failureOf = (error: Error, failed: string): string =>
  error instanceof ApiProblem && error.code === 'internal_error' ? `${failed} ${error.message}` : error.message;
