import { provenMinutes } from '../../contract/accounts/accounts.ts';
import type { Principal } from '../lib/owner.ts';
import { HttpProblem } from './problem.ts';

/** For what would let whoever holds a stolen session take the account over, or carry all of it away. */
export function requireRecentProof(
  { provenAt }: Pick<Principal, 'provenAt'>,
  now: Date,
  headers: Record<string, string> = {},
): void {
  if (provenAt && now.getTime() - provenAt.getTime() <= provenMinutes * 60_000) return;
  throw new HttpProblem(403, 'reauthentication_required', 'Enter your password to go on.', {}, headers);
}
