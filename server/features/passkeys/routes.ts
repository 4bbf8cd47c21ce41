import {
  addPasskey as addPasskeyRoute,
  deletePasskey,
  listPasskeys as listPasskeysRoute,
  mostPasskeys,
  renamePasskey as renamePasskeyRoute,
  startPasskey,
  startPasskeySignIn,
} from '../../../contract/accounts/passkeys.ts';
import { passkeys } from '../../../texts/accounts/refusals.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, invalid, notFound } from '../../http/problem.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { challengeOf, createOptions, readRegistration, relyingPartyOf, requestOptions } from '../../lib/webauthn.ts';
import { findCredentialsOf } from '../accounts/data.ts';
import { loginLimits, needsSecondFactor } from '../accounts/policy.ts';
import { listPasskeys, type PasskeyRow } from './data.ts';
import { addPasskey, newChallenge, removePasskey, renamePasskey, takeChallenge } from './mutations.ts';

export function passkeyRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, clock, config } = context;
  const party = () => relyingPartyOf(config.publicUrl);

  mount(kit, listPasskeysRoute, async ({ owner }) => (await listPasskeys(db, owner)).map(toAnswer));

  mount(kit, startPasskey, async ({ owner }) => {
    const challenge = await newChallenge(db, `add ${owner}`, clock.now());
    const [known, { userName }] = await Promise.all([listPasskeys(db, owner), findCredentialsOf(db, owner)]);
    const user = { handle: owner, name: userName };
    return createOptions(party(), { challenge, user, knownIds: known.map(({ credentialId }) => credentialId) });
  });

  mount(kit, addPasskeyRoute, async ({ owner, principal, body: { name, response } }) => {
    const challenge = challengeOf(response);
    const isAsked = challenge !== undefined && (await takeChallenge(db, `add ${owner}`, challenge, clock.now()));
    const credential = isAsked ? await readRegistration(party(), challenge, response) : undefined;
    if (!credential) throw invalid('response', passkeys.notChecked);
    const isFactor = needsSecondFactor(principal, config);
    const transports = response.response.transports ?? [];
    const onlySessionId = isFactor ? principal.sessionId : undefined;
    const added = await addPasskey(db, owner, { ...credential, name, transports, onlySessionId }, clock.now());
    if (added) return toAnswer(added);
    throw new HttpProblem(409, 'conflict', (locale) => passkeys.knownOrFull(locale, mostPasskeys));
  });

  mount(kit, renamePasskeyRoute, async ({ owner, params, body }) => {
    const renamed = await renamePasskey(db, owner, { id: params.id, name: body.name });
    if (!renamed) throw notFound('This passkey');
    return toAnswer(renamed);
  });

  mount(kit, deletePasskey, async ({ owner, principal, params }) => {
    const needsFactor = needsSecondFactor(principal, config);
    const outcome = await removePasskey(db, owner, { id: params.id, needsFactor }, clock.now());
    if (outcome === 'removed') return null;
    if (outcome === 'unknown') throw notFound('This passkey');
    throw new HttpProblem(409, 'conflict', outcome === 'needed' ? passkeys.neededByRole : passkeys.onlyWayIn);
  });

  mount(kit, startPasskeySignIn, async ({ remoteAddress }) => {
    const key = `passkey-challenge ${remoteAddress}`;
    await limitRate(context, key, loginLimits.address, loginLimits.windowSeconds);
    return requestOptions(party(), await newChallenge(db, 'sign in', clock.now()));
  });
}

const toAnswer = ({ id, name, createdAt, lastUsedAt, isBackedUp }: PasskeyRow) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isBackedUp,
});
