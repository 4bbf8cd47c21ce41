import { moneyBackDays } from '../../../../contract/commerce/subscriptions.ts';
import * as texts from '../../../../texts/commerce/payments.ts';
import { shortDate } from '../../../../texts/dates.ts';
import type { Button } from '../../../assistant/reply.ts';
import type { Outcome, Turn } from '../../../assistant/skill.ts';
import { localDateOf } from '../../../lib/dates.ts';
import { amountTold } from '../../../lib/money.ts';
import { findSubscription } from '../../subscriptions/data.ts';
import { cancel, resume } from '../../subscriptions/mutations.ts';
import { findRefundable, findRefundOf, isFirstRefund, type RefundRow } from '../refunds/data.ts';
import { requestRefund } from '../refunds/mutations.ts';

/** What cancelling would mean, with a button that does it. */
export async function askToCancel(turn: Turn): Promise<Outcome> {
  const { locale } = turn.person;
  const held = await heldPlan(turn);
  if (!held) return { text: texts.nothingToCancel(locale) };
  const cancels = { label: texts.cancelIt(locale), action: 'orders.cancel' };
  return { text: texts.wouldCancel(locale, held.plan, held.until), buttons: () => [[cancels]] };
}

/** Cancels at the end of what is paid. It can be taken back with a button, so it is not asked about. */
export async function cancelPlan(turn: Turn): Promise<Outcome> {
  const { db, now, person } = turn;
  const { owner, locale } = person;
  const held = await heldPlan(turn);
  if (!held) return { text: texts.nothingToCancel(locale) };
  await cancel(db, owner, now);
  const refundable = await findRefundable(db, owner, undefined, now);
  const buttons: Button[] = [{ label: texts.keepPlan(locale), action: 'orders.keep' }];
  if (typeof refundable === 'object') buttons.push({ label: texts.wantsBack(locale), action: 'orders.refund' });
  return { text: texts.cancelled(locale, held.plan, held.until), buttons: () => [buttons] };
}

export async function keepPlan(turn: Turn): Promise<Outcome> {
  const { locale, owner } = turn.person;
  await resume(turn.db, owner);
  const held = await heldPlan(turn);
  return { text: held ? texts.kept(locale, held.plan, held.until) : texts.nothingToCancel(locale) };
}

async function heldPlan({ db, now, person: { owner, locale, timeZone } }: Turn) {
  const { plan, paidUntil } = await findSubscription(db, owner, now);
  if (!paidUntil) return undefined;
  const dateOf = (instant: Date) => localDateOf(instant, timeZone);
  const title = plan.charAt(0).toUpperCase() + plan.slice(1);
  return { plan: title, until: shortDate(locale, dateOf(new Date(paidUntil)), dateOf(now)) };
}

/** Asks before money goes back, as the plan ends with it; tells the state where it was asked for before. */
export async function discussRefund({ db, now, person: { owner, locale } }: Turn): Promise<Outcome> {
  const refundable = await findRefundable(db, owner, undefined, now);
  if (refundable === 'none') return { text: texts.noRefund(locale) };
  if (refundable === 'too_late') return { text: texts.tooLateForRefund(locale, moneyBackDays) };
  const earlier = await findRefundOf(db, owner, refundable.paymentId);
  if (earlier) return { text: stateOf(earlier, locale) };
  const byWhom = (await isFirstRefund(db, owner)) ? texts.grantedAtOnce : texts.decidedByTeam;
  return {
    text: texts.askRefund(locale, amountTold(locale, refundable), byWhom(locale)),
    buttons: () => [
      [
        { label: texts.yesRefund(locale), action: `orders.giveBack:${refundable.orderId}` },
        { label: texts.keepPlan(locale), action: 'orders.keep' },
      ],
    ],
  };
}

/** The order is that of the question, however late the button is pressed. */
export async function giveBack(orderId: string, { db, now, person: { owner, locale } }: Turn): Promise<Outcome> {
  const refundable = await findRefundable(db, owner, orderId, now);
  if (refundable === 'none') return { text: texts.noRefund(locale) };
  if (refundable === 'too_late') return { text: texts.tooLateForRefund(locale, moneyBackDays) };
  return { text: stateOf(await requestRefund(db, owner, { ...refundable, reason: '' }, now), locale) };
}

const stateOf = (refund: RefundRow, locale: Turn['person']['locale']): string =>
  texts.refundState[refund.status as keyof typeof texts.refundState](locale, amountTold(locale, refund));
