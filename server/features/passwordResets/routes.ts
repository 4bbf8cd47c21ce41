import { forgotPassword, resetPassword } from '../../../contract/accounts/accounts.ts';
import type { Locale } from '../../../texts/locale.ts';
import * as texts from '../../../texts/notices/mails.ts';
import type { AppContext } from '../../context.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, invalid } from '../../http/problem.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { hashPassword } from '../../lib/password.ts';
import { passwordFault } from '../accounts/policy.ts';
import { findReachable } from './data.ts';
import { completePasswordReset, isOpenReset, startPasswordReset, startPasswordResetByCode } from './mutations.ts';
import { normaliseCode, resetLimits, resetMinutes } from './policy.ts';

const sent = {
  message:
    'If we know you, we have sent you a link by e-mail, and a code to your Telegram chat if it is linked. ' +
    `They work for ${resetMinutes} minutes.`,
};

export function passwordResetRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, clock, config, log } = context;
  const { perName, requestsPerAddress, triesPerAddress, windowSeconds } = resetLimits;

  mount(kit, forgotPassword, async ({ body, remoteAddress }) => {
    const wanted = body.userName ?? body.email ?? '';
    await limitRate(context, `forgot-address ${remoteAddress}`, requestsPerAddress, windowSeconds);
    await limitRate(context, `forgot ${wanted.toLowerCase()}`, perName, windowSeconds);
    // Not waited for: the answer takes as long for a name that nobody has.
    sendSecrets(context, wanted).catch((error) => log.error({ error }, 'a password reset could not be sent'));
    return sent;
  });

  mount(kit, resetPassword, async ({ body, pageLocale, remoteAddress }) => {
    await limitRate(context, `reset ${remoteAddress}`, triesPerAddress, windowSeconds);
    const fault = passwordFault(body.newPassword, config, pageLocale);
    if (fault) throw invalid('newPassword', fault);
    const secret = body.token ?? normaliseCode(body.code ?? '');
    const isOpen = await isOpenReset(db, secret, clock.now());
    const isDone =
      isOpen && (await completePasswordReset(db, secret, await hashPassword(body.newPassword), clock.now()));
    if (!isDone) {
      throw new HttpProblem(
        400,
        'reset_not_valid',
        'This link or code has been used or is too old. Ask for a new one.',
      );
    }
    return null;
  });
}

async function sendSecrets(context: AppContext, nameOrEmail: string): Promise<void> {
  const { db, log } = context;
  for (const person of await findReachable(db, nameOrEmail)) {
    const ways = await Promise.allSettled([sendCode(context, person), sendLink(context, person)]);
    for (const way of ways) {
      if (way.status === 'rejected') log.error({ error: way.reason }, 'a password reset could not be sent');
    }
  }
}

type Reachable = Awaited<ReturnType<typeof findReachable>>[number];

async function sendCode({ db, clock, messenger }: AppContext, { id, chatId, locale }: Reachable): Promise<void> {
  if (chatId === null || !messenger) return;
  const code = await startPasswordResetByCode(db, id, clock.now());
  await messenger.send(chatId, texts.resetCode(locale as Locale, code, resetMinutes));
}

async function sendLink({ db, clock, mailer, config }: AppContext, person: Reachable): Promise<void> {
  const { id, userName, email } = person;
  if (!email) return;
  const locale = person.locale as Locale;
  const token = await startPasswordReset(db, id, clock.now());
  await mailer.send({
    to: email,
    subject: texts.resetSubject(locale),
    text: [
      texts.resetAsked(locale, userName),
      // After #, so that it reaches no server's log.
      `${config.publicUrl}/reset-password#${token}`,
      texts.resetLasts(locale, resetMinutes),
    ].join('\n\n'),
  });
}
