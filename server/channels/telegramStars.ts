import type { Api } from 'grammy';
import type { PreCheckoutQuery, RefundedPayment, SuccessfulPayment, Update } from 'grammy/types';
import { starsCurrency } from '../../contract/commerce/currencies.ts';
import { refusals } from '../../texts/commerce/stars.ts';
import type { ChatInvoice } from '../assistant/reply.ts';
import { refundIdOf, starsGateway } from '../clients/telegramStars.ts';
import type { AppContext } from '../context.ts';
import { settlePayment } from '../features/orders/mutations.ts';
import { followUp } from '../features/orders/reconciling/followUp.ts';
import { settleRefund } from '../features/orders/refunds/mutations.ts';
import { findRefusal } from '../features/orders/stars/data.ts';
import { findPersonOf, localeOf } from './telegramPeople.ts';

/** With a start parameter a forwarded copy leads to the bot, where it would otherwise be paid by anybody. */
export async function sendStarsInvoice(
  api: Api,
  chatId: number,
  { title, description, payload, stars }: ChatInvoice,
): Promise<number> {
  const prices = [{ label: title, amount: stars }];
  const more = { provider_token: '', start_parameter: 'plans' };
  return (await api.sendInvoice(chatId, title, description, payload, starsCurrency, prices, more)).message_id;
}

interface Bot {
  context: AppContext;
  api: Api;
}

/** Whether the update is about Stars that are to be paid, were paid or went back, which is done here. */
export async function handlePayment(bot: Bot, { pre_checkout_query: asked, message }: Update): Promise<boolean> {
  const { from, successful_payment: paid, refunded_payment: back } = message ?? {};
  if (asked) await answerPreCheckout(bot, asked);
  else if (paid && from) await takeStars(bot.context, from.id, paid);
  else if (back) await noteStarsBack(bot.context, back);
  else return false;
  return true;
}

/** Says whether Telegram may take the Stars, which it waits for ten seconds to hear: no answer takes nothing. */
async function answerPreCheckout(
  { context, api }: Bot,
  { id, from, currency, total_amount: stars, invoice_payload: payload }: PreCheckoutQuery,
): Promise<void> {
  const person = await findPersonOf(context, from);
  const payer = person === 'stranger' ? undefined : person?.owner;
  const refused = await findRefusal(context.db, payload, { currency, stars, payer });
  const reason = refused && { error_message: refusals[refused](localeOf(from, person)) };
  await api.answerPreCheckoutQuery(id, !refused, reason);
}

const alarming = new Set(['unknown_order', 'amount_differs', 'payment_used']);

/** Records Stars that were paid, once however often Telegram tells of them. */
async function takeStars(
  { db, clock, config, jobs, log }: AppContext,
  payerId: number,
  { invoice_payload: gatewayOrderId, telegram_payment_charge_id: paymentId, currency, total_amount }: SuccessfulPayment,
): Promise<void> {
  const stars = currency === starsCurrency ? total_amount : 0;
  const proof = { gateway: starsGateway, gatewayOrderId, paymentId, inStars: { stars, payerId } };
  const result = await settlePayment(db, proof, clock.now(), config.seller);
  if (alarming.has(result)) log.error({ order: gatewayOrderId, result }, 'a payment in Stars needs a look');
  followUp(jobs, result);
}

/** Records Stars that went back, also where the owner gave them back past FitPulse. */
async function noteStarsBack(
  { db, clock }: AppContext,
  { telegram_payment_charge_id: paymentId, total_amount: stars }: RefundedPayment,
): Promise<void> {
  const proof = { gateway: starsGateway, refundId: refundIdOf(paymentId), paymentId, amountPaise: 0, stars };
  await settleRefund(db, proof, clock.now());
}
