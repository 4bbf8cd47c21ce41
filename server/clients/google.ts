import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Clock } from '../lib/clock.ts';

export interface GoogleIdentity {
  subject: string;
  /** Only where Google has verified it. */
  email: string;
  firstName: string;
  lastName: string;
}

/** The token is not one that Google made for us, or no longer. */
export class UntrustedToken extends Error {}
/** Google's keys can't be read now. */
export class GoogleUnavailable extends Error {}

export interface Google {
  verify(idToken: string): Promise<GoogleIdentity>;
}

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: z.unknown().optional(),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});

const unavailable = [errors.JWKSTimeout, errors.JWKSInvalid];

/** Verifies ID tokens as Google's guide asks: signature by its published keys, audience, issuer, expiry. */
export function createGoogle({ clientId, jwksUrl }: NonNullable<Config['google']>, clock: Clock): Google {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5_000 });
  return {
    async verify(idToken) {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          audience: clientId,
          issuer: ['https://accounts.google.com', 'accounts.google.com'],
          requiredClaims: ['sub', 'iat', 'exp'],
          clockTolerance: 30,
          currentDate: clock.now(),
        });
        const told = claims.parse(payload);
        const isVerified = told.email_verified === true || told.email_verified === 'true';
        return {
          subject: told.sub,
          email: (isVerified && told.email) || '',
          firstName: (told.given_name ?? '').slice(0, 100),
          lastName: (told.family_name ?? '').slice(0, 100),
        };
      } catch (error) {
        const isToken = error instanceof z.ZodError || (error instanceof errors.JOSEError && !isUnavailable(error));
        if (isToken) throw new UntrustedToken((error as Error).message);
        throw new GoogleUnavailable((error as Error).message);
      }
    },
  };
}

const isUnavailable = (error: errors.JOSEError): boolean =>
  unavailable.some((kind) => error instanceof kind) || error.code === 'ERR_JOSE_GENERIC';
