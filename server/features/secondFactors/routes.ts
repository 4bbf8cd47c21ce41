import {
  confirmTotp as confirmTotpRoute,
  deleteTotp,
  getSecondFactors,
  replaceRecoveryCodes as replaceRecoveryCodesRoute,
  startTotp as startTotpRoute,
} from '../../../contract/accounts/secondFactors.ts';
import { proofFaults } from '../../../texts/accounts/proofs.ts';
import { authenticator } from '../../../texts/accounts/refusals.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, invalid, notFound } from '../../http/problem.ts';
import { forgetRate, limitRate } from '../../http/rateLimit.ts';
import { findCredentialsOf } from '../accounts/data.ts';
import { needsSecondFactor } from '../accounts/policy.ts';
import { countPasskeys } from '../passkeys/data.ts';
import { countRecoveryCodes, findTotp } from './data.ts';
import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from './mutations.ts';
import { codeLimit, newTotpSecret, stepOf, totpUri } from './policy.ts';

export function secondFactorRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, clock, sealing, config } = context;

  mount(kit, getSecondFactors, async ({ owner, principal }) => {
    const [totp, recoveryCodesLeft, passkeys] = await Promise.all([
      findTotp(db, owner),
      countRecoveryCodes(db, owner),
      countPasskeys(db, owner),
    ]);
    const required = needsSecondFactor(principal, config);
    return { totp: Boolean(totp?.confirmedAt), recoveryCodesLeft, passkeys, required };
  });

  mount(kit, startTotpRoute, async ({ owner }) => {
    const secret = newTotpSecret();
    if (!(await startTotp(db, owner, sealing.seal(secret, owner), clock.now()))) throw isOn();
    const { userName } = await findCredentialsOf(db, owner);
    return { secret, uri: totpUri(secret, userName) };
  });

  mount(kit, confirmTotpRoute, async ({ owner, principal, body, pageLocale }) => {
    const key = `second-factor ${owner}`;
    await limitRate(context, key, codeLimit.perPerson, codeLimit.windowSeconds);
    const totp = await findTotp(db, owner);
    if (!totp) throw notFound('A secret to confirm');
    if (totp.confirmedAt) throw isOn();
    const step = stepOf(sealing.open(totp.sealedSecret, owner), body.code, clock.now());
    if (step === undefined) throw invalid('code', proofFaults.codeOfNow(pageLocale));
    const recoveryCodes = await confirmTotp(
      db,
      { userId: owner, step, keptSessionId: principal.sessionId },
      clock.now(),
    );
    if (!recoveryCodes) throw isOn();
    await forgetRate(context, key);
    return { recoveryCodes };
  });

  mount(kit, deleteTotp, async ({ owner, principal }) => {
    const needsFactor = needsSecondFactor(principal, config);
    const outcome = await removeTotp(db, { userId: owner, needsFactor }, clock.now());
    if (outcome === 'unknown') throw notFound('An authenticator app');
    if (outcome === 'removed') return null;
    throw new HttpProblem(409, 'conflict', authenticator.neededByRole);
  });

  mount(kit, replaceRecoveryCodesRoute, async ({ owner }) => {
    if (!(await findTotp(db, owner))?.confirmedAt) throw notFound('An authenticator app');
    return { recoveryCodes: await renewRecoveryCodes(db, owner, clock.now()) };
  });
}

const isOn = () => new HttpProblem(409, 'conflict', authenticator.isOn);
