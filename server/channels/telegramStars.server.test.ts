import { expect, test } from 'vitest';
import { getRevenueReport } from '../../contract/admin/adminReports.ts';
import { updatePlan } from '../../contract/admin/adminSettings.ts';
import { getAdminStats } from '../../contract/admin/adminStats.ts';
import { type ChatPerson, newcomer, openBot } from '../../tests/bot.ts';
import { runJob } from '../../tests/checkout.ts';
import type { SentMessage } from '../../tests/fakes/telegram.ts';
import { createTelegramUpdates } from './telegramUpdates.ts';

const bot = openBot();

const setStars = async (stars: number | null, code: 'pro' | 'premium' = 'pro') => {
  const { token } = await bot.server.person('admin');
  expect((await bot.server.call(updatePlan, { token, params: { code }, body: { stars } })).status).toBe(200);
};
const askForBill = async (chat: ChatPerson): Promise<SentMessage> => {
  const [bill] = (await bot.say(chat, 'upgrade to pro')).sent;
  if (!bill) throw new Error('There is no bill.');
  return bill;
};
const tapPay = async (chat: ChatPerson, bill: SentMessage) => {
  const { update } = await bot.handle(chat, () => bot.telegram.tapPay(chat, bill));
  return { update, answer: bot.telegram.checkoutAnswer(update) };
};
/** Pays for Pro to the end, and answers with the update that told of it. */
const buyPro = async (chat: ChatPerson) => {
  const { update } = await tapPay(chat, await askForBill(chat));
  return (await bot.handle(chat, () => bot.telegram.completePayment(update))).update;
};
const handle = (update: Parameters<NonNullable<typeof bot.server.app.telegram>['handle']>[0]) =>
  bot.server.app.telegram?.handle(update);
const ofPerson = (chat: ChatPerson, columns: string, table: string) =>
  bot.query(
    `select ${columns} from ${table} join telegram_accounts using (user_id) where telegram_user_id = $1`,
    chat.id,
  );
const planOf = async (chat: ChatPerson) => (await bot.say(chat, 'my plan')).sent[0]?.text ?? '';
const lastTo = (chat: ChatPerson) => bot.telegram.sentTo(chat.id).at(-1)?.text;

test('a plan with a price in Stars is billed in Stars, and no other way to pay is shown', async () => {
  await setStars(350);
  await setStars(700, 'premium');
  const chat = newcomer();
  const [plans] = (await bot.say(chat, '/plans')).sent;
  expect(plans?.text).toMatch(/\nPro: 350 Stars a month\n[\s\S]*\nPremium: 700 Stars a month\n/);
  const { sent } = await bot.press(chat, 'Pro · 350 Stars');
  expect(sent.map(({ message }) => message.invoice)).toEqual([
    {
      title: 'FitPulse Pro, one month',
      description: expect.stringMatching(/^FitPulse Pro, one month: 350 Stars\./),
      start_parameter: 'plans',
      currency: 'XTR',
      total_amount: 350,
    },
  ]);
  const told = JSON.stringify(bot.telegram.sentTo(chat.id));
  expect(told).not.toMatch(/https?:|UPI/);
  await setStars(null, 'premium');
});

test('without a price in Stars a plan is billed in rupees, with a link', async () => {
  await setStars(null);
  const chat = newcomer();
  const bill = await askForBill(chat);
  expect(bill.message.invoice).toBeUndefined();
  expect(bill.text).toMatch(/= ₹322\.92\nPay by UPI: http/);
});

test('paid Stars buy the month at once, confirmed in the chat, with no invoice for tax', async () => {
  await setStars(350);
  const chat = newcomer();
  const { update, answer } = await tapPay(chat, await askForBill(chat));
  expect(answer).toEqual({ ok: true, message: '' });
  await bot.handle(chat, () => bot.telegram.completePayment(update));
  expect(await planOf(chat)).toMatch(/^You're on the Pro plan, paid until 6 Apr\./);
  expect(await ofPerson(chat, 'status, gateway, stars, total_paise', 'orders')).toEqual([
    { status: 'paid', gateway: 'telegram', stars: 350, total_paise: 0 },
  ]);
  expect(await ofPerson(chat, 'number', 'invoices')).toEqual([]);
  await runJob(bot.server, 'send-notices');
  expect(lastTo(chat)).toMatch(/Thank you! 350 Stars received[\s\S]*Pro Plan: paid until 6 Apr\./);
});

test('a payment that is told twice, or at once, counts once', async () => {
  await setStars(350);
  const chat = newcomer();
  const told = await buyPro(chat);
  await Promise.all([handle(told), handle(told)]);
  expect(await ofPerson(chat, 'kind, stars, amount_paise', 'ledger_entries')).toEqual([
    { kind: 'payment', stars: 350, amount_paise: 0 },
  ]);
  expect(await ofPerson(chat, 'months', 'subscription_periods')).toHaveLength(1);
});

test('the admin sees what was paid in Stars beside the rupees, and what went back', async () => {
  const { token } = await bot.server.person('admin');
  const revenueNow = async () => {
    const { body } = await bot.server.call(getAdminStats, { token, query: {} });
    const { body: report } = await bot.server.call(getRevenueReport, { token });
    const pro = report.rows.find(({ plan }) => plan === 'pro');
    return { inStars: body.revenueInStars, inPaise: body.revenue, ...pro?.stars, orders: pro?.orders ?? 0 };
  };
  const before = await revenueNow();
  await setStars(350);
  await buyPro(newcomer());
  const { inStars, payments = 0, refunds = 0, revenue, orders, inPaise } = await revenueNow();
  expect([inStars - before.inStars, payments - (before.payments ?? 0), orders - before.orders]).toEqual([350, 350, 1]);
  expect([revenue, inPaise, refunds]).toEqual([payments - refunds, before.inPaise, before.refunds ?? 0]);
});

test('a payment whose process ended before it was done is done once by the next', async () => {
  await setStars(350);
  const chat = newcomer();
  const { update: asked } = await tapPay(chat, await askForBill(chat));
  const told = bot.telegram.completePayment(asked);
  const channel = bot.server.app.telegram;
  if (!channel) throw new Error('There is no bot.');
  const ended = createTelegramUpdates(bot.server.context, { ...channel, handle: () => new Promise(() => undefined) });
  await ended.accept([told]);
  // What a process is just marking as begun is locked, and passed over by who looks for what was left behind.
  const isBegun = () => bot.query('select begun from telegram_updates where update_id = $1', told.update_id);
  await expect.poll(isBegun).toEqual([{ begun: 1 }]);
  await bot.query('update telegram_updates set claimed_until = $1', new Date(0));
  const next = createTelegramUpdates(bot.server.context, channel);
  await next.takeLeftBehind();
  await expect.poll(() => ofPerson(chat, 'status', 'orders')).toEqual([{ status: 'paid' }]);
  await next.stop();
  expect(await ofPerson(chat, 'kind', 'ledger_entries')).toHaveLength(1);
});

test.each([
  ['the price has changed', () => setStars(400), /^The price has changed since this bill/],
  ['the plan is not sold for Stars any more', () => setStars(null), /^The price has changed since this bill/],
])('a bill is not paid where %s', async (_, change, reason) => {
  await setStars(350);
  const chat = newcomer();
  const bill = await askForBill(chat);
  await change();
  expect((await tapPay(chat, bill)).answer).toEqual({ ok: false, message: expect.stringMatching(reason) });
});

test('a bill is paid by nobody else, by no disabled account, and once', async () => {
  await setStars(350);
  const chat = newcomer();
  const bill = await askForBill(chat);
  const other = newcomer();
  await bot.say(other, 'hi');
  expect((await tapPay(other, bill)).answer?.message).toMatch(/^This bill belongs to another account/);
  const { update } = await tapPay(chat, bill);
  await bot.handle(chat, () => bot.telegram.completePayment(update));
  expect((await tapPay(chat, bill)).answer?.message).toMatch(/^This bill is paid already/);
  const again = await askForBill(chat);
  await bot.query(
    `update users set status = 'disabled' where id = (select user_id from telegram_accounts where telegram_user_id = $1)`,
    chat.id,
  );
  expect((await tapPay(chat, again)).answer?.ok).toBe(false);
});

test('the question before a payment is answered while its chat has others in hand', async () => {
  await setStars(350);
  const chat = newcomer();
  const asked = bot.telegram.tapPay(chat, await askForBill(chat));
  const channel = bot.server.app.telegram;
  if (!channel) throw new Error('There is no bot.');
  const updates = createTelegramUpdates(bot.server.context, channel);
  await updates.accept([bot.telegram.sendText(chat, '1 apple'), asked]);
  expect(bot.telegram.checkoutAnswer(asked)).toEqual({ ok: true, message: '' });
  await updates.stop();
});

test('Stars go back as money does, once, and the plan ends', async () => {
  await setStars(350);
  const chat = newcomer();
  await buyPro(chat);
  await runJob(bot.server, 'send-notices');
  const asked = await bot.say(chat, 'refund');
  expect(asked.sent[0]?.text).toMatch(/^You get 350 Stars back the way you paid/);
  expect((await bot.press(chat, 'Yes, refund')).sent[0]?.text).toMatch(/^Your refund of 350 Stars is granted/);
  await runJob(bot.server, 'pay-refunds');
  await runJob(bot.server, 'pay-refunds');
  expect(
    bot.telegram.calls.filter(
      ({ method, params }) => method === 'refundStarPayment' && params.user_id === `${chat.id}`,
    ),
  ).toHaveLength(1);
  expect(await planOf(chat)).toMatch(/^You're on the Free plan\./);
  expect((await bot.say(chat, 'refund status')).sent[0]?.text).toMatch(/^350 Stars/);
  await runJob(bot.server, 'send-notices');
  expect(lastTo(chat)).toContain('350 Stars went back to your balance in Telegram.');
});

test('a refund whose answer got lost is not paid twice', async () => {
  await setStars(350);
  const chat = newcomer();
  const { message } = await buyPro(chat);
  await bot.say(chat, 'refund');
  await bot.press(chat, 'Yes, refund');
  const chargeId = message?.successful_payment?.telegram_payment_charge_id ?? '';
  await bot.server.context.telegramApi?.refundStarPayment(chat.id, chargeId);
  await runJob(bot.server, 'pay-refunds');
  expect(await ofPerson(chat, 'status, stars', 'refunds')).toEqual([{ status: 'processed', stars: 350 }]);
  expect(await ofPerson(chat, 'stars', 'ledger_entries')).toHaveLength(2);
});

test('Stars that the owner gave back past FitPulse end the plan too', async () => {
  await setStars(350);
  const chat = newcomer();
  const { message } = await buyPro(chat);
  const { currency = 'XTR', ...paid } = message?.successful_payment ?? {};
  const back = { ...message, successful_payment: undefined, refunded_payment: { currency, ...paid } };
  await handle({ update_id: 1, message: back } as never);
  expect(await planOf(chat)).toMatch(/^You're on the Free plan\./);
});

test('/paysupport, which Telegram asks of who sells for Stars, leads to the support team', async () => {
  const chat = newcomer();
  const [support] = (await bot.say(chat, '/support')).sent;
  expect((await bot.say(chat, '/paysupport')).sent[0]?.text).toBe(support?.text);
});
