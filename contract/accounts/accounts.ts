import { z } from 'zod';
import { deviceTold } from '../../texts/accounts/devices.ts';
import { type Locale, locales, pageLocales } from '../../texts/locale.ts';
import { id, instant, nothing, route } from '../http.ts';
import { passkeyAssertion } from './passkeys.ts';
import { secondFactor } from './secondFactors.ts';

/** Support answers tickets; an admin does that and all else. */
export const roles = ['user', 'support', 'admin'] as const;
export type Role = (typeof roles)[number];
export const planNames = ['free', 'pro', 'premium'] as const;

/** Latin letters beside those of a script that has the same shapes, as UTS 39 warns of: \u0430 for a. */
const mixesLookalikes = (name: string) =>
  /\p{Script=Latin}/u.test(name) &&
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}]/u.test(name);

/** Letters of other scripts with a Latin letter's shape (UTS 39); of Cherokee and Lisu most have one. */
const lookalike =
  /^[\p{Script=Cherokee}\p{Script=Lisu}аАВсСԁеЕһНіІјЈКмМоОрРԛԚѕЅТхХуУѵԝԜүҮӏӀαΑΒΕΖΗιΙκΚΜνΝοΟρΡΤυΥΧγϲϳսոօհցքյ]$/u;

/** "асе" is written in Cyrillic alone and reads "ace". */
const looksLatin = (name: string) => {
  const letters = name.match(/\p{L}/gu) ?? [];
  return letters.length > 0 && letters.every((letter) => lookalike.test(letter));
};

/** Without what takes no ink: fillers that count as letters, selectors, the empty pattern of Braille. */
const isSeen = (name: string) =>
  /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name) && !/[\p{Default_Ignorable_Code_Point}\u2800]/u.test(name);

const userName = z
  .string('Enter a user name.')
  .trim()
  .min(1, 'Enter a user name.')
  .max(64, 'A user name has at most 64 characters.')
  .normalize('NFKC')
  .refine((name) => !/\p{C}/u.test(name), 'A user name has no control characters.')
  .refine(isSeen, 'A user name has letters or digits, all of which can be seen.')
  .refine((name) => !mixesLookalikes(name), 'A user name mixes no letters of scripts that look alike.')
  .refine((name) => !looksLatin(name), 'This user name reads like one of Latin letters. Write it in those.');
const password = z
  .string('Enter a password.')
  .min(1, 'Enter a password.')
  .max(200, 'A password has at most 200 characters.');

export const account = z
  .object({
    id,
    userName: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(roles),
    plan: z.enum(planNames),
    status: z.enum(['active', 'disabled']),
    createdAt: instant,
    lastLogin: instant.nullable(),
    avatarUrl: z.string(),
  })
  .meta({ id: 'Account' });

const email = z.email('Enter an e-mail address such as name@example.com.').max(254).or(z.literal(''));

const firstLanguage = z
  .enum(pageLocales)
  .optional()
  .meta({ description: 'What a new account begins in; without it, as they write' });

/** Role and plan are honoured for an admin's call only; a public sign-up is a free user. */
export const newAccount = z.object({
  id: z.string().optional(),
  userName,
  password,
  plan: z.enum(planNames).optional(),
  role: z.enum(roles).optional(),
  email: email.optional(),
  termsAccepted: z.literal(true, 'You must accept the terms.'),
  signupSrc: z.string().max(64).optional(),
  msgCarrierId: z.string().max(64).optional(),
  language: firstLanguage,
});

export const createAccount = route({
  method: 'post',
  path: '/user',
  cost: 20,
  access: 'public',
  tag: 'Accounts',
  summary: 'Sign up',
  body: newAccount,
  grants: 'people',
  proof: 'for some bodies',
  status: 201,
  answer: account,
});

export const credentials = z.object({
  userName: z
    .string('Enter your user name or e-mail.')
    .max(254)
    .meta({ description: 'The user name, or the e-mail address of the account' }),
  password: z.string('Enter a password.').max(200),
  remember: z.boolean().optional(),
  secondFactor: secondFactor.optional(),
});

export const session = account
  .omit({ status: true, lastLogin: true })
  .extend({
    accessToken: z.string(),
    userId: id,
    language: z.enum(['', ...locales]).meta({ description: "The profile's language, '' where none is chosen" }),
  })
  .meta({ id: 'Session' });

export const login = route({
  method: 'post',
  path: '/login',
  cost: 20,
  access: 'public',
  tag: 'Accounts',
  summary:
    'Sign in with user name or e-mail and password; 401 second_factor_required where a code is needed beside them',
  body: credentials,
  status: 200,
  answer: session,
});

export const loginWithGoogle = route({
  method: 'post',
  path: '/login/google',
  cost: 20,
  access: 'public',
  tag: 'Accounts',
  summary: 'Sign in with a Google ID token',
  body: z.object({
    credential: z.string().min(1).max(8192),
    language: firstLanguage,
    secondFactor: secondFactor.optional(),
  }),
  status: 200,
  answer: session,
});

export const loginWithLink = route({
  method: 'post',
  path: '/login/link',
  cost: 20,
  access: 'public',
  tag: 'Accounts',
  summary: 'Sign in with a link that the bot gave: once, within ten minutes',
  body: z.object({ code: z.string().min(1).max(100), secondFactor: secondFactor.optional() }),
  status: 200,
  answer: session,
});

export const loginWithPasskey = route({
  method: 'post',
  path: '/passkeys/sign-in',
  cost: 20,
  access: 'public',
  tag: 'Accounts',
  summary: 'Sign in with a passkey, which is a second factor too',
  body: z.object({ response: passkeyAssertion, remember: z.boolean().optional() }),
  status: 200,
  answer: session,
});

export const logout = route({
  method: 'post',
  path: '/logout',
  access: 'session',
  tag: 'Accounts',
  summary: 'End this session at once',
  status: 204,
  answer: nothing,
});

export const device = z
  .object({ id, createdAt: instant, lastSeenAt: instant, userAgent: z.string(), current: z.boolean() })
  .meta({ id: 'Device' });

export const listSessions = route({
  method: 'get',
  path: '/sessions',
  access: 'session',
  tag: 'Accounts',
  summary: 'The devices signed in to this account',
  status: 200,
  answer: z.array(device),
});

export const deleteSession = route({
  method: 'delete',
  path: '/sessions/{id}',
  access: 'session',
  tag: 'Accounts',
  summary: 'Sign one device out at once',
  params: z.object({ id }),
  status: 204,
  answer: nothing,
});

export const deleteOtherSessions = route({
  method: 'delete',
  path: '/sessions',
  access: 'session',
  tag: 'Accounts',
  summary: 'Sign out everywhere but in this session, at once',
  status: 204,
  answer: nothing,
});

/**
 * A session counts as proof of who uses it for so long after signing in, or after the password was given. A link of
 * the bot is a proof for an account that has no other.
 */
export const provenMinutes = 15;

export const reauthenticate = route({
  method: 'post',
  path: '/reauthenticate',
  cost: 20,
  access: 'session',
  tag: 'Accounts',
  summary: `Give the password (of an account with an authenticator app its code) or a passkey again, for what takes a proof of the last ${provenMinutes} minutes and else answers 403`,
  body: z
    .object({
      password: z.string('Enter your password.').max(200).optional(),
      secondFactor: secondFactor.optional(),
      passkey: passkeyAssertion.optional(),
    })
    .refine(
      ({ password, secondFactor, passkey }) => (password ?? secondFactor ?? passkey) !== undefined,
      'Enter your password or a code.',
    ),
  status: 204,
  answer: nothing,
});

export const changePassword = route({
  method: 'post',
  path: '/password/change',
  cost: 20,
  access: 'session',
  tag: 'Accounts',
  summary: 'Change the password and sign out every other device; who has none yet sends an empty one',
  body: z.object({ currentPassword: z.string('Enter your current password.').max(200), newPassword: password }),
  grants: 'signIn',
  proof: 'the body',
  status: 204,
  answer: nothing,
});

/** Whether this server has a bot, and which chat the account talks in. */
export const telegramLink = z
  .object({
    available: z.boolean(),
    linked: z.boolean(),
    linkedAt: instant.nullable(),
    /** The chat's own diary that went into this one and can go back still. */
    join: z.object({ joinedAt: instant, undoUntil: instant, movedEntries: z.number() }).nullable(),
  })
  .meta({ id: 'TelegramLink' });

export const getTelegramLink = route({
  method: 'get',
  path: '/telegram/link',
  access: 'session',
  tag: 'Accounts',
  summary: 'Whether a Telegram chat is connected',
  status: 200,
  answer: telegramLink,
});

export const createTelegramLink = route({
  method: 'post',
  path: '/telegram/link',
  access: 'session',
  tag: 'Accounts',
  summary: 'A link that connects the Telegram chat which opens it: once, within ten minutes',
  grants: 'chat',
  status: 200,
  answer: z.object({ url: z.url(), code: z.string(), expiresAt: instant }),
});

export const deleteTelegramLink = route({
  method: 'delete',
  path: '/telegram/link',
  access: 'session',
  tag: 'Accounts',
  summary: 'Disconnect the Telegram chat',
  status: 204,
  answer: nothing,
});

export const undoTelegramJoin = route({
  method: 'post',
  path: '/telegram/join/undo',
  access: 'session',
  tag: 'Accounts',
  summary:
    'Make two diaries again of this one and that of the chat, within a day of joining them; what was added since stays',
  grants: 'diaryApart',
  status: 204,
  answer: nothing,
});

/** What opens the account on the web. */
export const signInWays = z
  .object({
    userName: z.string(),
    /** The bot made the name up. */
    isMadeUp: z.boolean(),
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
    hasPasskey: z.boolean(),
    email: z.string(),
  })
  .meta({ id: 'SignInWays' });

export const getSignInWays = route({
  method: 'get',
  path: '/sign-in-ways',
  access: 'session',
  tag: 'Accounts',
  summary: 'What opens this account on the web',
  status: 200,
  answer: signInWays,
});

export const setSignInWays = route({
  method: 'post',
  path: '/sign-in-ways',
  cost: 20,
  access: 'session',
  tag: 'Accounts',
  summary:
    'Choose user name, password and e-mail address for an account that the bot made and that has no password yet',
  body: z.object({ userName: userName.optional(), password: password.optional(), email: email.optional() }),
  grants: 'signIn',
  status: 200,
  answer: signInWays,
});

export const forgotPassword = route({
  method: 'post',
  path: '/password/forgot',
  cost: 20,
  access: 'public',
  tag: 'Accounts',
  summary: 'Send a link by mail and a code to the Telegram chat; the answer is the same whoever asks for whatever',
  body: z
    .object({
      userName: z.string().trim().min(1, 'Enter your user name or e-mail address.').max(254).optional(),
      email: z.string().trim().min(1, 'Enter your user name or e-mail address.').max(254).optional(),
    })
    .refine(({ userName, email }) => userName ?? email, 'Enter your user name or e-mail address.'),
  status: 200,
  answer: z.object({ message: z.string() }),
});

export const resetPassword = route({
  method: 'post',
  path: '/password/reset',
  cost: 20,
  access: 'public',
  tag: 'Accounts',
  summary: 'Set a new password with what was sent; works once, for ten minutes, and ends all sessions',
  body: z
    .object({
      token: z.string().min(1).max(200).optional().meta({ description: 'From the link' }),
      code: z.string().min(1).max(40).optional().meta({ description: 'From the chat' }),
      newPassword: password,
    })
    .refine(({ token, code }) => token ?? code, 'Enter the code.'),
  status: 204,
  answer: nothing,
});

/** Informs and blocks nothing. */
export function passwordStrength(text: string): 'weak' | 'medium' | 'strong' {
  const mixed = /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text);
  if (mixed && text.length >= 8 && /[^A-Za-z0-9]/.test(text)) return 'strong';
  return mixed && text.length >= 6 ? 'medium' : 'weak';
}

/** "Chrome on Android" from what a browser says of itself. */
export function deviceName(userAgent: string, locale: Locale): string {
  const browser = [
    ['Edg', 'Edge'],
    ['OPR', 'Opera'],
    ['SamsungBrowser', 'Samsung Internet'],
    ['Firefox', 'Firefox'],
    ['Chrome', 'Chrome'],
    ['Safari', 'Safari'],
  ].find(([mark = '']) => userAgent.includes(`${mark}/`))?.[1];
  const system = [
    ['Android', 'Android'],
    ['iPhone', 'iPhone'],
    ['iPad', 'iPad'],
    ['Windows', 'Windows'],
    ['Mac OS', 'macOS'],
    ['Linux', 'Linux'],
  ].find(([mark = '']) => userAgent.includes(mark))?.[1];
  return deviceTold(locale, { browser, system });
}
