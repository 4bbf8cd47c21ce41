import { z } from 'zod';
import type { PasskeyAssertion, PasskeyRegistration } from '../../contract/accounts/passkeys.ts';

/** Who passkeys are made for: the host of the address that people know, and that address. */
export interface RelyingParty {
  id: string;
  origin: string;
}

export const relyingPartyOf = (publicUrl: string): RelyingParty => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
};

/** What is kept of a passkey; the id is in Base64url, the key in COSE. */
export interface Credential {
  id: string;
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
}

/** Loaded when somebody first uses a passkey: it is large, and many never do. */
const load = () => import('@simplewebauthn/server');

/** Asks for a passkey that names its person at signing in, and for a finger, face or PIN each time. */
export async function createOptions(
  { id }: RelyingParty,
  { challenge, user, knownIds }: { challenge: string; user: { handle: string; name: string }; knownIds: string[] },
) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: 'FitPulse',
    rpID: id,
    userName: user.name,
    userID: new Uint8Array(Buffer.from(user.handle)),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    excludeCredentials: knownIds.map((known) => ({ id: known })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export async function requestOptions({ id }: RelyingParty, challenge: string) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
  });
}

const clientData = z.object({ challenge: z.string().max(200) });

/** The challenge that a browser says it answers; undefined where it says none. */
export function challengeOf({ response }: PasskeyRegistration | PasskeyAssertion): string | undefined {
  try {
    return clientData.parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return undefined;
  }
}

/** Whose passkey it says it is, by the handle that it was made with. */
export const userHandleOf = ({ response: { userHandle } }: PasskeyAssertion): string =>
  Buffer.from(userHandle ?? '', 'base64url').toString();

/** The new passkey; undefined where it was made for another site, another challenge, or without the person's finger, face or PIN. */
export async function readRegistration(
  { id, origin }: RelyingParty,
  challenge: string,
  response: PasskeyRegistration,
): Promise<(Credential & { isBackedUp: boolean }) | undefined> {
  const { verifyRegistrationResponse } = await load();
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id };
  // It throws an Error for whatever is wrong with the answer, and asks nobody outside.
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    ...expected,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return undefined;
  const { credential, credentialBackedUp } = registrationInfo;
  return { ...credential, isBackedUp: credentialBackedUp };
}

/** The passkey's count of uses and whether it is backed up; undefined where the answer isn't signed by it, or as for readRegistration. */
export async function verifyAssertion(
  { id, origin }: RelyingParty,
  { challenge, credential }: { challenge: string; credential: Credential },
  response: PasskeyAssertion,
): Promise<{ counter: number; isBackedUp: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await load();
  const expected = { expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id };
  const outcome = await verifyAuthenticationResponse({
    response,
    ...expected,
    credential,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!outcome?.verified) return undefined;
  const { newCounter, credentialBackedUp } = outcome.authenticationInfo;
  return { counter: newCounter, isBackedUp: credentialBackedUp };
}
