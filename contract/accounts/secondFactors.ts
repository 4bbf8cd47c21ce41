import { z } from 'zod';
import { nothing, route } from '../http.ts';

/** Six digits of an authenticator app, or one of the recovery codes. */
export const secondFactor = z.string('Enter the code.').trim().min(1, 'Enter the code.').max(40);

export const secondFactorState = z
  .object({
    /** Codes of an authenticator app (RFC 6238) are asked for at every sign-in. */
    totp: z.boolean(),
    recoveryCodesLeft: z.int(),
    /** Each of them is a second factor by itself. */
    passkeys: z.int(),
    /** The account may not do what it is for without a second factor. */
    required: z.boolean(),
  })
  .meta({ id: 'SecondFactors' });

const shared = { access: 'session', tag: 'Accounts' } as const;
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const getSecondFactors = route({
  ...shared,
  method: 'get',
  path: '/me/2fa',
  summary: 'Whether a code of an authenticator app is asked for at signing in, and what else proves the person',
  status: 200,
  answer: secondFactorState,
});

export const startTotp = route({
  ...shared,
  method: 'post',
  path: '/me/2fa/totp',
  cost: 20,
  summary: 'A new secret for an authenticator app; it counts once a code of it was confirmed',
  grants: 'secondFactor',
  status: 200,
  answer: z.object({ secret: z.string(), uri: z.string().meta({ description: 'otpauth://, for a QR code' }) }),
});

export const confirmTotp = route({
  ...shared,
  method: 'post',
  path: '/me/2fa/totp/confirm',
  cost: 20,
  summary: 'Turn it on with a first code; answers the recovery codes, once, and signs every other device out',
  body: z.object({ code: secondFactor }),
  grants: 'secondFactor',
  status: 200,
  answer: recoveryCodes,
});

export const deleteTotp = route({
  ...shared,
  method: 'delete',
  path: '/me/2fa/totp',
  summary: 'Turn it off; the recovery codes go with it',
  grants: 'secondFactor',
  status: 204,
  answer: nothing,
});

export const replaceRecoveryCodes = route({
  ...shared,
  method: 'post',
  path: '/me/2fa/recovery-codes',
  cost: 20,
  summary: 'New recovery codes in place of the ones before',
  grants: 'secondFactor',
  status: 200,
  answer: recoveryCodes,
});
