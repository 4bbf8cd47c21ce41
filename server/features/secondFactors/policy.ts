import { Secret, TOTP } from 'otpauth';
import * as texts from '../../../texts/accounts/security.ts';
import { securityNotice } from '../accounts/policy.ts';

const issuer = 'FitPulse';
const stepSeconds = 30;
/** Steps before and after this one whose codes are taken, for a phone whose clock is off (RFC 6238, 5.2). */
const driftSteps = 1;

/** Tries at the code of one person: with three of a million codes right, a guesser needs years. */
export const codeLimit = { perPerson: 5, windowSeconds: 900 };
export const recoveryCodeCount = 10;

/** 160 random bits in Base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app reads from a QR code. */
export const totpUri = (secret: string, userName: string): string =>
  new TOTP({ issuer, label: userName, secret: Secret.fromBase32(secret) }).toString();

/** The time step that a code is of; undefined where it is none of now. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const token = code.replace(/\s/g, '');
  const delta = TOTP.validate({ token, secret: Secret.fromBase32(secret), timestamp, window: driftSteps });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / stepSeconds) + delta;
}

export const factorAddedNotice = (now: Date) =>
  securityNotice('factor-added', texts.factorAddedTitle, texts.factorAdded, now);
export const factorRemovedNotice = (now: Date) =>
  securityNotice('factor-removed', texts.factorRemovedTitle, texts.factorRemoved, now);
export const recoveryCodeNotice = (now: Date, left: number) =>
  securityNotice('recovery-code', texts.recoveryCodeTitle, (locale) => texts.recoveryCodeUsed(locale, left), now);
export const recoveryCodesRenewedNotice = (now: Date) =>
  securityNotice('recovery-codes', texts.recoveryCodesRenewedTitle, texts.recoveryCodesRenewed, now);
