import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { deviceName, type newAccount } from '../../../contract/accounts/accounts.ts';
import { passwordFaults } from '../../../texts/accounts/proofs.ts';
import * as texts from '../../../texts/accounts/security.ts';
import { longDate } from '../../../texts/dates.ts';
import type { Locale, PageLocale } from '../../../texts/locale.ts';
import type { Config } from '../../config.ts';
import { isGuessable } from '../../lib/guessablePasswords.ts';
import type { Principal } from '../../lib/owner.ts';
import { newToken } from '../../lib/token.ts';

type NewAccount = z.output<typeof newAccount>;

/** Role and plan of a new account: what an admin chooses; a public sign-up is a free user whatever it asks for. */
export function grantedAtSignUp(caller: Principal | undefined, wanted: Pick<NewAccount, 'role' | 'plan'>) {
  const byAdmin = caller?.role === 'admin';
  return {
    role: (byAdmin && wanted.role) || ('user' as const),
    plan: (byAdmin && wanted.plan) || ('free' as const),
  };
}

/** The same whether nobody has that name or the password is another. */
export const loginFailed =
  'Login failed. Check your user name or e-mail, and small and capital letters in the password.';

/** Attempts within 15 minutes: by one address on one name, by one address, and on one name from anywhere. */
export const loginLimits = {
  nameAndAddress: 10,
  address: 100,
  /** On a name that is being guessed at from everywhere, each address gets few tries rather than nobody any. */
  name: 100,
  nameAndAddressUnderAttack: 3,
  windowSeconds: 900,
};
/** Guesses at the own password, by somebody at a device that was left signed in. */
export const passwordLimit = { perPerson: 10, windowSeconds: 900 };
export const signUpLimit = { perAddress: 30, windowSeconds: 3_600 };

/** Why a password can't be chosen; undefined where it can. Those that are guessed first are refused in production only. */
export function passwordFault(
  password: string,
  { passwordMinLength, production }: Config,
  locale: PageLocale,
  userName?: string,
): string | undefined {
  if (password.length < passwordMinLength) return passwordFaults.short(locale, passwordMinLength);
  return production && isGuessable(password, userName) ? passwordFaults.guessable(locale) : undefined;
}

/** In production those who run the place have a second factor: an authenticator app, or a passkey. */
export const needsSecondFactor = ({ mustEnrol, role }: Principal, { production }: Config): boolean =>
  mustEnrol || (production && role !== 'user');

type SecurityText = (locale: Locale) => string;

/** A notice about an account's safety; each event has its own. */
export const securityNotice = (kind: string, title: SecurityText, body: SecurityText, now: Date) => ({
  wording: (locale: Locale) => ({ title: title(locale), body: body(locale) }),
  occasion: `security ${kind} ${now.toISOString()}`,
});

export const passwordLinkNotice = (adminName: string, now: Date) =>
  securityNotice('link', texts.passwordLinkTitle, (locale) => texts.passwordLink(locale, adminName), now);

/** Names the ways in that a new password leaves as they are, where there are any. */
export const passwordChangedNotice = (now: Date, hasOtherWays: boolean) =>
  securityNotice('password', texts.passwordChangedTitle, (locale) => texts.passwordChanged(locale, hasOtherWays), now);

export const emailChangedNotice = (now: Date) =>
  securityNotice('email', texts.emailChangedTitle, texts.emailChanged, now);

export const newDeviceNotice = (userAgent: string, now: Date) =>
  securityNotice(
    'device',
    texts.newDeviceTitle,
    (locale) => texts.newDevice(locale, deviceName(userAgent, locale)),
    now,
  );

export const exportedNotice = (now: Date) => securityNotice('export', texts.exportedTitle, texts.exported, now);

/** `until` is a local date. */
export const doctorPageNotice = (until: string, now: Date) =>
  securityNotice(
    'doctor-page',
    texts.doctorPageTitle,
    (locale) => texts.doctorPage(locale, longDate(locale, until)),
    now,
  );

export const chatLinkedNotice = (now: Date) => securityNotice('chat', texts.chatLinkedTitle, texts.chatLinked, now);

export const chatSeparatedNotice = (now: Date) =>
  securityNotice('separated', texts.chatSeparatedTitle, texts.chatSeparated, now);

const madeUpName = /^telegram-\d+-[\w-]{6}$/;

/** The user name of an account that the bot makes, until the person chooses one. */
export const makeUpUserName = (telegramUserId: number): string =>
  `telegram-${telegramUserId}-${newToken().slice(0, 6)}`;

export const isMadeUp = (userName: string): boolean => madeUpName.test(userName);

/** Equal for the versions of one browser on one system. */
export const deviceHash = (userAgent: string): Buffer =>
  createHash('sha256').update(userAgent.replace(/\d+/g, '')).digest();

const hourMs = 3_600_000;
/** Last use is kept to the hour, so that reading doesn't write each time. */
export const isSeenLongAgo = (lastSeenAt: Date, now: Date) => now.getTime() - lastSeenAt.getTime() > hourMs;
