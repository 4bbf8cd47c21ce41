import { ApiProblem } from '../../lib/api.ts';
import { reasonOf } from '../../lib/reasons.ts';

/**
 * Why somebody didn't get in; where the server could say nothing of the matter, what failed comes first. What it says of
 * a refusal is told as `refused` has it.
 */
export function failureOf(error: Error, failed: string, refused?: (detail: string) => string): string {
  const code = error instanceof ApiProblem ? error.code : undefined;
  if (code === 'login_failed' && refused) return refused(error.message);
  return code === 'internal_error' ? `${failed} ${reasonOf(error)}` : reasonOf(error);
}
