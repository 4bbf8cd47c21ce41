import { z } from 'zod';
import { freeText, id, instant, nothing, route } from '../http.ts';

export const mostPasskeys = 20;
const longestName = 60;

/** Bytes in Base64url. */
const bytes = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'must be Base64url')
    .max(longest);
const credential = {
  id: bytes(1_400),
  rawId: bytes(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  clientExtensionResults: z.object({}),
};

/** What a browser answers that made a passkey: RegistrationResponseJSON of WebAuthn. */
export const passkeyRegistration = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4_096),
      attestationObject: bytes(32_768),
      transports: z.array(z.string().max(32)).max(8).optional(),
    }),
  })
  .meta({ id: 'PasskeyRegistration' });
export type PasskeyRegistration = z.output<typeof passkeyRegistration>;

/** What a browser answers that signed with a passkey: AuthenticationResponseJSON of WebAuthn. */
export const passkeyAssertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4_096),
      authenticatorData: bytes(4_096),
      // One of ML-DSA-87 takes 6,170.
      signature: bytes(8_192),
      userHandle: bytes(128).optional(),
    }),
  })
  .meta({ id: 'PasskeyAssertion' });
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

const verification = z.enum(['discouraged', 'preferred', 'required']);
const hints = z.array(z.enum(['hybrid', 'security-key', 'client-device'])).optional();

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
const creationOptions = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string().optional(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: z.int().optional(),
    excludeCredentials: z.array(z.object({ id: z.string(), type: z.string() })).optional(),
    authenticatorSelection: z
      .object({
        residentKey: verification.optional(),
        requireResidentKey: z.boolean().optional(),
        userVerification: verification.optional(),
      })
      .optional(),
    attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
    hints,
    extensions: z.object({ credProps: z.boolean().optional() }).optional(),
  })
  .meta({ id: 'PasskeyCreationOptions' });

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn; it names no credential: the person chooses. */
const requestOptions = z
  .object({
    challenge: z.string(),
    rpId: z.string().optional(),
    timeout: z.int().optional(),
    userVerification: verification.optional(),
  })
  .meta({ id: 'PasskeyRequestOptions' });

const name = freeText('Enter a name.')
  .min(1, 'Enter a name.')
  .max(longestName, `A name has at most ${longestName} characters.`);

export const passkey = z
  .object({
    id,
    name: z.string(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    /** A lost device doesn't lose it. */
    isBackedUp: z.boolean(),
  })
  .meta({ id: 'Passkey' });

const shared = { access: 'session', tag: 'Accounts' } as const;

export const listPasskeys = route({
  ...shared,
  method: 'get',
  path: '/passkeys',
  summary: 'The passkeys that sign in to this account',
  status: 200,
  answer: z.array(passkey),
});

export const startPasskey = route({
  ...shared,
  method: 'post',
  path: '/passkeys/options',
  cost: 20,
  summary: 'What navigator.credentials.create() takes to make a passkey; good once, for five minutes',
  grants: 'passkey',
  status: 200,
  answer: creationOptions,
});

export const addPasskey = route({
  ...shared,
  method: 'post',
  path: '/passkeys',
  cost: 20,
  summary: 'Keep the passkey that a browser made',
  body: z.object({ name, response: passkeyRegistration }),
  grants: 'passkey',
  status: 201,
  answer: passkey,
});

export const renamePasskey = route({
  ...shared,
  method: 'patch',
  path: '/passkeys/{id}',
  summary: 'Call a passkey something else',
  params: z.object({ id }),
  body: z.object({ name }),
  status: 200,
  answer: passkey,
});

export const deletePasskey = route({
  ...shared,
  method: 'delete',
  path: '/passkeys/{id}',
  summary: 'Remove a passkey; the last way into an account stays',
  params: z.object({ id }),
  grants: 'passkey',
  status: 204,
  answer: nothing,
});

export const startPasskeySignIn = route({
  method: 'post',
  path: '/passkeys/sign-in/options',
  cost: 5,
  access: 'public',
  tag: 'Accounts',
  summary: 'What navigator.credentials.get() takes to sign in or prove it anew; good once, for five minutes',
  status: 200,
  answer: requestOptions,
});
