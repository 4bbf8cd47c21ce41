import { randomInt } from 'node:crypto';
import type { Message, PreCheckoutQuery, SuccessfulPayment, Update } from 'grammy/types';
import type { Person } from './chats.ts';
import { isObject, type Params } from './params.ts';
import { badRequest } from './refusal.ts';
import { send } from './sending.ts';
import type { Method, Service } from './service.ts';

interface StarsInvoice {
  title: string;
  description: string;
  payload: string;
  stars: number;
}

interface CheckoutAnswer {
  ok: boolean;
  message: string;
}

interface Charge {
  userId: number;
  payment: SuccessfulPayment;
  isRefunded: boolean;
}

/** What was billed, asked and paid in Stars. */
export class Till {
  /** By chat and message. */
  readonly invoices = new Map<string, StarsInvoice>();
  /** Pre-checkout queries by identifier; undefined until the bot answers. */
  readonly checkouts = new Map<string, CheckoutAnswer | undefined>();
  readonly charges = new Map<string, Charge>();
}

/** Bills in Stars, the only ones that a bot without a payment provider sends. */
export const sendInvoice: Method = (service, params) => {
  const { till } = service;
  const invoice = readInvoice(params);
  const { title, description, stars } = invoice;
  const start_parameter = params.text('start_parameter');
  const message = send(service, params, () => ({
    invoice: { title, description, start_parameter, currency: 'XTR', total_amount: stars },
  }));
  till.invoices.set(`${message.chat.id} ${message.message_id}`, invoice);
  return message;
};

function readInvoice(params: Params): StarsInvoice {
  const [title, description, payload] = ['title', 'description', 'payload'].map((name) => params.text(name));
  if (!title || [...title].length > 32) throw badRequest('INVOICE_TITLE_INVALID');
  if (!description || [...description].length > 255) throw badRequest('INVOICE_DESCRIPTION_INVALID');
  if (!payload || Buffer.byteLength(payload) > 128) throw badRequest('INVOICE_PAYLOAD_INVALID');
  if (params.text('currency') !== 'XTR') throw badRequest('CURRENCY_INVALID');
  if (params.text('provider_token')) throw badRequest('PAYMENT_PROVIDER_INVALID');
  const prices = params.json('prices');
  const [price] = Array.isArray(prices) ? prices : [];
  if (!Array.isArray(prices) || prices.length !== 1 || !isObject(price)) throw badRequest('STARS_INVOICE_INVALID');
  if (typeof price.label !== 'string' || !Number.isInteger(price.amount) || Number(price.amount) < 1) {
    throw badRequest('CURRENCY_TOTAL_AMOUNT_INVALID');
  }
  return { title, description, payload, stars: Number(price.amount) };
}

export const answerPreCheckoutQuery: Method = ({ till }, params) => {
  const id = params.text('pre_checkout_query_id');
  if (!till.checkouts.has(id) || till.checkouts.get(id)) {
    throw badRequest('query is too old and response timeout expired or query ID is invalid');
  }
  const [ok, message] = [params.flag('ok'), params.text('error_message')];
  if (!ok && !message) throw badRequest('error message is empty');
  till.checkouts.set(id, { ok, message });
  return true;
};

export const refundStarPayment: Method = ({ till, chats, queue }, params) => {
  const chargeId = params.text('telegram_payment_charge_id');
  if (!chargeId) throw badRequest('CHARGE_ID_EMPTY');
  const charge = till.charges.get(chargeId);
  if (charge?.userId !== params.integer('user_id', 0)) throw badRequest('USER_ID_INVALID');
  if (charge.isRefunded) throw badRequest('CHARGE_ALREADY_REFUNDED');
  charge.isRefunded = true;
  const { total_amount, invoice_payload } = charge.payment;
  const refunded_payment = {
    ...{ currency: 'XTR' as const, total_amount, invoice_payload },
    telegram_payment_charge_id: chargeId,
  };
  const chat = chats.open(charge.userId);
  queue.push('message', chat.chat.id, chats.add(chat, { from: chat.user, refunded_payment }) as PrivateMessage);
  return true;
};

type PrivateMessage = Update['message'] & object;

/** A person taps Pay under a bill: the bot is asked. */
export function tapPay({ till, chats, queue }: Service, person: Person, chatId: number, messageId: number): Update {
  const invoice = till.invoices.get(`${chatId} ${messageId}`);
  if (!invoice) throw new Error(`Message ${messageId} is no bill`);
  const { payload: invoice_payload, stars: total_amount } = invoice;
  const query: PreCheckoutQuery = {
    ...{ id: String(randomInt(2 ** 47)), from: chats.userOf(person), currency: 'XTR', total_amount, invoice_payload },
  };
  till.checkouts.set(query.id, undefined);
  return queue.push('pre_checkout_query', query.from.id, query);
}

/** The Stars are taken, once the bot has allowed it: the bot hears of the payment. */
export function completePayment({ till, chats, queue }: Service, { pre_checkout_query: query }: Update): Update {
  if (!query || !till.checkouts.get(query.id)?.ok) throw new Error('The bot has not allowed this payment');
  const { from, currency, total_amount, invoice_payload } = query;
  const successful_payment: SuccessfulPayment = {
    ...{ currency, total_amount, invoice_payload, provider_payment_charge_id: '' },
    telegram_payment_charge_id: `stx${randomInt(2 ** 47)}`,
  };
  till.charges.set(successful_payment.telegram_payment_charge_id, {
    ...{ userId: from.id, payment: successful_payment, isRefunded: false },
  });
  const chat = chats.open(from);
  const message: Message = chats.add(chat, { from, successful_payment });
  return queue.push('message', from.id, message as PrivateMessage);
}
