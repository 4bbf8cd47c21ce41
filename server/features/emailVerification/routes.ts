import { sendEmailVerification, verifyEmail } from '../../../contract/accounts/emailVerification.ts';
import { verificationSpent } from '../../../texts/accounts/refusals.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { completeVerification, sendVerification } from './mutations.ts';

export function emailVerificationRoutes(kit: Kit): void {
  const { context } = kit;

  mount(kit, sendEmailVerification, async ({ owner }) => {
    await sendVerification(context, owner);
    return null;
  });

  mount(kit, verifyEmail, async ({ owner, body }) => {
    if (await completeVerification(context.db, owner, body.token, context.clock.now())) return null;
    throw new HttpProblem(404, 'not_found', verificationSpent);
  });
}
