import {
  changePassword as changePasswordRoute,
  createAccount,
  deleteOtherSessions,
  deleteSession,
  getSignInWays,
  listSessions as listSessionsRoute,
  login,
  loginWithGoogle,
  loginWithLink,
  loginWithPasskey,
  logout,
  type Role,
  reauthenticate,
  setSignInWays,
} from '../../../contract/accounts/accounts.ts';
import { nameTaken, neededBeside, proofFaults } from '../../../texts/accounts/proofs.ts';
import * as refusals from '../../../texts/accounts/refusals.ts';
import type { Locale, PageLocale } from '../../../texts/locale.ts';
import { createGoogle } from '../../clients/google.ts';
import type { AppContext } from '../../context.ts';
import type { Authenticate } from '../../http/authenticate.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, invalid, notFound } from '../../http/problem.ts';
import { requireRecentProof } from '../../http/proof.ts';
import { forgetRate, isBeyondRate, limitRate } from '../../http/rateLimit.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { hashPassword, verifyPassword } from '../../lib/password.ts';
import { mailVerification } from '../emailVerification/mutations.ts';
import { takePasskey } from '../passkeys/mutations.ts';
import { neededBesidePassword, requireSecondFactor, takeSecondFactor } from '../secondFactors/mutations.ts';
import {
  type AccountRow,
  findAccount,
  findCredentials,
  findCredentialsByEmail,
  findCredentialsOf,
  findLoginLinkOwner,
  findSession,
  findSignInWays,
  listSessions,
} from './data.ts';
import { findOrCreateGoogleAccount } from './google/mutations.ts';
import { proveGoogleIdentity } from './google/proof.ts';
import { useLoginLink } from './links/mutations.ts';
import {
  changePassword,
  createUser,
  endSessions,
  proveSession,
  revokeSession,
  setSignIn,
  startSession,
  touchSession,
} from './mutations.ts';
import {
  grantedAtSignUp,
  isMadeUp,
  isSeenLongAgo,
  loginFailed,
  loginLimits,
  passwordFault,
  passwordLimit,
  signUpLimit,
} from './policy.ts';

export function accountRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, clock, config } = context;

  mount(kit, createAccount, async ({ body, principal, pageLocale, remoteAddress }) => {
    if (principal?.role === 'admin') {
      if (body.role !== undefined && body.role !== 'user') requireRecentProof(principal, clock.now());
    } else {
      await limitRate(context, `sign-up ${remoteAddress}`, signUpLimit.perAddress, signUpLimit.windowSeconds);
    }
    checkPassword(body.password, 'password', pageLocale, body.userName);
    const now = clock.now();
    const user = {
      userName: body.userName,
      passwordHash: await hashPassword(body.password),
      ...grantedAtSignUp(principal, body),
      email: body.email ?? '',
      signUpSource: body.signupSrc ?? 'site',
      messageCarrierId: body.msgCarrierId ?? '',
      ...(body.language && { language: body.language, locale: body.language }),
      termsAcceptedAt: now,
    };
    const account = await createUser(db, user, now, principal?.role === 'admin' ? principal : undefined);
    if (!account) throw new HttpProblem(409, 'user_name_taken', nameTaken(pageLocale));
    mailVerification(context, account.id as OwnerId);
    return toAccount(account);
  });

  mount(kit, login, async ({ body, remoteAddress, userAgent }) => {
    const name = body.userName.trim().toLowerCase();
    const { nameAndAddress, nameAndAddressUnderAttack, address, name: perName, windowSeconds } = loginLimits;
    const ownKey = `login ${name} ${remoteAddress}`;
    await limitRate(context, ownKey, nameAndAddress, windowSeconds);
    await limitRate(context, `login-address ${remoteAddress}`, address, windowSeconds);
    if (await isBeyondRate(context, `login-name ${name}`, perName, windowSeconds)) {
      await limitRate(context, `login-attacked ${name} ${remoteAddress}`, nameAndAddressUnderAttack, windowSeconds);
    }

    const found = await findByPassword(name, body.password);
    if (found?.status !== 'active') throw new HttpProblem(401, 'login_failed', loginFailed);
    await requireSecondFactor(context, found.id, body.secondFactor);
    await forgetRate(context, ownKey);
    return signIn(found, { remember: body.remember ?? false, userAgent });
  });

  const google = config.google && createGoogle(config.google, clock);
  mount(kit, loginWithGoogle, async ({ body, remoteAddress, userAgent }) => {
    if (!google) throw new HttpProblem(503, 'not_configured', "Google sign-in isn't configured on this server.");
    await limitRate(context, `google ${remoteAddress}`, loginLimits.address, loginLimits.windowSeconds);
    const identity = await proveGoogleIdentity(google, body.credential);
    const userId = await findOrCreateGoogleAccount(db, identity, body.language, clock.now());
    if (userId === undefined) {
      throw new HttpProblem(401, 'login_failed', refusals.googleMailNotConfirmed);
    }
    const found = await findAccount(db, userId);
    if (found?.status !== 'active') throw new HttpProblem(401, 'login_failed', refusals.googleNotTaken);
    await requireSecondFactor(context, found.id, body.secondFactor);
    return signIn(found, { remember: false, userAgent });
  });

  mount(kit, loginWithLink, async ({ body, remoteAddress, userAgent }) => {
    await limitRate(context, `login-link ${remoteAddress}`, loginLimits.address, loginLimits.windowSeconds);
    const meant = await findLoginLinkOwner(db, body.code, clock.now());
    if (meant !== undefined) await requireSecondFactor(context, meant, body.secondFactor);
    const userId = await useLoginLink(db, body.code, clock.now());
    const found = userId === undefined ? undefined : await findAccount(db, userId);
    if (found?.status !== 'active') {
      throw new HttpProblem(401, 'login_failed', refusals.loginLinkSpent);
    }
    return signIn(found, { remember: true, userAgent, isByLink: true });
  });

  mount(kit, loginWithPasskey, async ({ body, remoteAddress, userAgent }) => {
    await limitRate(context, `login-passkey ${remoteAddress}`, loginLimits.address, loginLimits.windowSeconds);
    const userId = await takePasskey(context, body.response);
    const found = userId === undefined ? undefined : await findAccount(db, userId);
    if (found?.status !== 'active') {
      throw new HttpProblem(401, 'login_failed', refusals.passkeyNotTaken);
    }
    return signIn(found, { remember: body.remember ?? false, userAgent });
  });

  /** What is typed with an @ may be a user name or an address: both passwords are tried, so that the time tells of neither. */
  async function findByPassword(name: string, password: string) {
    const ways = name.includes('@') ? [findCredentials, findCredentialsByEmail] : [findCredentials];
    const found = await Promise.all(ways.map((find) => find(db, name)));
    const areRight = await Promise.all(found.map((account) => verifyPassword(password, account?.passwordHash)));
    return found.find((_, place) => areRight[place]);
  }

  async function signIn(account: AccountRow, options: Parameters<typeof startSession>[2]) {
    const accessToken = await startSession(db, account.id, options, clock.now());
    const { status: _status, lastLogin: _lastLogin, ...told } = toAccount(account);
    return { ...told, accessToken, userId: account.id, language: account.language as Locale | '' };
  }

  mount(kit, logout, async ({ owner, principal }) => {
    await revokeSession(db, owner, principal.sessionId ?? '', clock.now());
    return null;
  });

  mount(kit, changePasswordRoute, async ({ body, owner, principal, pageLocale }) => {
    await limitRate(context, `password ${owner}`, passwordLimit.perPerson, passwordLimit.windowSeconds);
    const { passwordHash: stored, userName } = await findCredentialsOf(db, owner);
    if (stored === null) requireRecentProof(principal, clock.now());
    else if (!(await verifyPassword(body.currentPassword, stored))) {
      throw invalid('currentPassword', proofFaults.currentPassword(pageLocale));
    }
    checkPassword(body.newPassword, 'newPassword', pageLocale, userName);
    const { userId, sessionId: keptSessionId } = principal;
    const passwordHash = await hashPassword(body.newPassword);
    await changePassword(db, { userId, keptSessionId, passwordHash }, clock.now());
    await forgetRate(context, `password ${owner}`);
    return null;
  });

  mount(kit, getSignInWays, ({ owner }) => signInWaysOf(owner));

  mount(kit, setSignInWays, async ({ body, owner, principal, pageLocale }) => {
    const { userName, password, email } = body;
    if (password !== undefined) checkPassword(password, 'password', pageLocale, userName);
    const passwordHash = password === undefined ? undefined : await hashPassword(password);
    const outcome = await setSignIn(
      db,
      { owner, userName, passwordHash, email, keptSessionId: principal.sessionId },
      clock.now(),
    );
    if (outcome === 'taken') {
      const detail = nameTaken(pageLocale);
      throw new HttpProblem(409, 'user_name_taken', detail, { errors: [{ path: 'userName', message: detail }] });
    }
    if (outcome === 'chosen') throw new HttpProblem(409, 'conflict', refusals.hasPassword);
    if (email) mailVerification(context, owner);
    return signInWaysOf(owner);
  });

  const signInWaysOf = async (owner: OwnerId) => {
    const ways = await findSignInWays(db, owner);
    return { ...ways, isMadeUp: isMadeUp(ways.userName) };
  };

  mount(kit, reauthenticate, async ({ body, owner, principal, pageLocale }) => {
    if (body.passkey) {
      if ((await takePasskey(context, body.passkey)) !== owner) {
        throw invalid('passkey', proofFaults.passkey(pageLocale));
      }
    } else if (body.secondFactor === undefined) {
      await refusePasswordAlone(owner, pageLocale);
      await provePassword(owner, body.password ?? '', pageLocale);
    } else if (!(await takeSecondFactor(context, owner, body.secondFactor))) {
      throw invalid('secondFactor', proofFaults.code(pageLocale));
    }
    await proveSession(db, principal, clock.now());
    return null;
  });

  /** What takes more than a password to sign in with takes more than it to be taken off. */
  async function refusePasswordAlone(owner: OwnerId, locale: PageLocale): Promise<void> {
    const needed = await neededBesidePassword(context, owner);
    if (needed !== undefined) throw invalid('password', neededBeside[needed](locale));
  }

  async function provePassword(owner: OwnerId, password: string, locale: PageLocale): Promise<void> {
    await limitRate(context, `password ${owner}`, passwordLimit.perPerson, passwordLimit.windowSeconds);
    const { passwordHash } = await findCredentialsOf(db, owner);
    if (passwordHash === null) {
      throw invalid('password', proofFaults.noPassword(locale));
    }
    if (!(await verifyPassword(password, passwordHash))) throw invalid('password', proofFaults.password(locale));
    await forgetRate(context, `password ${owner}`);
  }

  mount(kit, listSessionsRoute, async ({ owner, principal }) => {
    const sessions = await listSessions(db, owner, clock.now());
    return sessions.map((session) => ({
      ...session,
      createdAt: session.createdAt.toISOString(),
      lastSeenAt: session.lastSeenAt.toISOString(),
      current: session.id === principal.sessionId,
    }));
  });

  mount(kit, deleteOtherSessions, async ({ owner, principal }) => {
    await endSessions(db, owner, clock.now(), principal.sessionId);
    return null;
  });

  mount(kit, deleteSession, async ({ owner, params }) => {
    if (!(await revokeSession(db, owner, params.id, clock.now()))) throw notFound('This session');
    return null;
  });

  function checkPassword(password: string, path: string, locale: PageLocale, userName?: string): void {
    const fault = passwordFault(password, config, locale, userName);
    if (fault) throw invalid(path, fault);
  }
}

/** In production an admin, or somebody of support, without a second factor is a user, who can set one up. */
export function createAuthenticate({ db, database, clock, config }: AppContext): Authenticate {
  return async (token) => {
    const now = clock.now();
    const session = await findSession(database, token, now);
    if (session && isSeenLongAgo(session.lastSeenAt, now)) await touchSession(db, session.principal, now);
    if (!session) return undefined;
    const { principal } = session;
    const mustEnrol = config.production && principal.mustEnrol;
    return mustEnrol ? { ...principal, mustEnrol, role: 'user' } : { ...principal, mustEnrol };
  };
}

function toAccount(row: AccountRow) {
  return {
    id: row.id as OwnerId,
    userName: row.userName,
    name: `${row.firstName} ${row.lastName}`.trim() || row.userName,
    email: row.email,
    phone: row.phone,
    firstName: row.firstName,
    lastName: row.lastName,
    role: row.role as Role,
    plan: row.plan as 'free' | 'pro' | 'premium',
    status: row.status as 'active' | 'disabled',
    createdAt: row.createdAt.toISOString(),
    lastLogin: row.lastLoginAt?.toISOString() ?? null,
    avatarUrl: row.avatarUrl,
  };
}
