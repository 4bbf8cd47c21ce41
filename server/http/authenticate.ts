import type { Principal } from '../lib/owner.ts';

/** Finds who a session token belongs to; undefined when it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<Principal | undefined>;

export function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer ([\w-]{20,200})$/i)?.[1] ?? (header === undefined ? undefined : 'malformed');
}
