import { googleNotProven } from '../../../../texts/accounts/refusals.ts';
import { type Google, type GoogleIdentity, GoogleUnavailable, UntrustedToken } from '../../../clients/google.ts';
import { HttpProblem } from '../../../http/problem.ts';

/** Who the token speaks for; throws 401 for a token that proves nothing. */
export async function proveGoogleIdentity(google: Google, credential: string): Promise<GoogleIdentity> {
  try {
    return await google.verify(credential);
  } catch (error) {
    if (error instanceof UntrustedToken) throw new HttpProblem(401, 'login_failed', googleNotProven);
    if (!(error instanceof GoogleUnavailable)) throw error;
    throw new HttpProblem(503, 'service_unavailable', "Google doesn't answer right now. Please try again in a minute.");
  }
}
