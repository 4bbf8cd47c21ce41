import { expect, test } from 'vitest';
import { openChat } from '../../../tests/chat.ts';
import { buyInSandbox, orderBody, runJob } from '../../../tests/checkout.ts';

const chat = openChat();
const { say, press } = chat;
const dayMs = 86_400_000;

const buyPro = () => buyInSandbox(chat.server, chat, orderBody([{ code: 'plan-pro', qty: 1 }]));
/** Sessions end before a month does. */
const waitDays = async (days: number) => {
  chat.server.clock.advance(days * dayMs);
  await chat.server.context.db
    .updateTable('sessions')
    .set({ expiresAt: new Date(chat.server.clock.now().getTime() + dayMs) })
    .where('userId', '=', chat.userId)
    .execute();
};

test.each(['/plans', 'how much is premium', 'pro kitne ka hai'])(
  '“%s” tells the plans with tax, to buy by a tap',
  async (text) => {
    const plans = await say(text);
    expect(plans.text).toMatch(
      /^Free: ₹0, forever\n.*\nPro: ₹299\.00 a month, ₹322\.92 with 8% tax\n {2}or ₹2,990\.00 a year, ₹3,229\.20 with tax\n.*\nPremium: ₹599\.00 a month, ₹646\.92 with 8% tax\n/,
    );
    const year = await press(plans, 'Pro, one year · ₹3,229.20');
    expect(year.text).toMatch(/^FitPulse Pro, one year: ₹2,990\.00 \+ ₹239\.20 tax = ₹3,229\.20\nPay by UPI: /);
    const bill = await press(plans, 'Pro · ₹322.92');
    expect(bill.text).toMatch(
      /^FitPulse Pro, one month: ₹299\.00 \+ ₹23\.92 tax = ₹322\.92\nPay by UPI: \S+\/pay\/[\da-f-]{36}\nCard or netbanking: /,
    );
  },
);

test('a plan that is named is billed at once, and twice is one bill', async () => {
  const first = await say('upgrade to premium');
  expect(first.text).toContain('= ₹646.92');
  expect((await say('buy premium')).text).toBe(first.text);
  expect((await say('buy pro')).text).not.toBe(first.text);
});

test('cancelling takes one message, a question about it a tap more, and can be taken back', async () => {
  expect((await say('cancel my plan')).text).toMatch(/nothing to cancel/);
  await buyPro();
  const how = await say('How do I cancel my plan?');
  expect(how.text).toMatch(/^One tap does it: Pro stays until 6 Apr/);
  expect((await press(how, 'Cancel my plan')).text).toMatch(/^Cancelled/);
  const cancelled = await say('cancel my subscription');
  expect(cancelled.text).toMatch(/^Cancelled\. Pro stays until 6 Apr, then you're on Free\./);
  expect((await press(cancelled, 'Keep my plan')).text).toMatch(/^Pro stays, paid until 6 Apr\./);
  expect((await say('my plan')).text).toMatch(/^You're on the Pro plan, paid until 6 Apr\.\n/);
});

test('the first refund needs nobody, a later one is decided by an admin, and both tell their state', async () => {
  expect((await say('refund please')).text).toBe("You haven't paid for anything that could be refunded.");
  await buyPro();
  const asked = await say('I want my money back');
  expect(asked.text).toMatch(/^You get ₹322\.92 back the way you paid, and your plan ends\. It needs no approval\./);
  const granted = await press(asked, 'Yes, refund');
  expect(granted.text).toMatch(/^Your refund of ₹322\.92 is granted/);
  expect((await press(asked, 'Yes, refund')).text).toBe(granted.text);
  await runJob(chat.server, 'pay-refunds');
  expect((await say('refund status')).text).toMatch(/^₹322\.92 has gone back/);
  expect((await say('my plan')).text).toMatch(/^You're on the Free plan\./);

  await waitDays(1);
  await buyPro();
  const again = await say('refund');
  expect(again.text).toContain('our team will look at it first');
  expect((await press(again, 'Yes, refund')).text).toMatch(/^Our team has your request for ₹322\.92/);
  await runJob(chat.server, 'pay-refunds');
  expect((await say('my plan')).text).toMatch(/^You're on the Pro plan/);
});

test('after thirty days no money goes back, also by a button of before', async () => {
  await buyPro();
  const asked = await say('refund');
  await waitDays(31);
  expect((await say('refund')).text).toMatch(/^You paid more than 30 days ago/);
  expect((await press(asked, 'Yes, refund')).text).toMatch(/^You paid more than 30 days ago/);
});

test('invoices are listed', async () => {
  expect((await say('my invoices')).text).toMatch(/no invoices yet/);
  await buyPro();
  expect((await say('send me the invoice')).text).toMatch(
    /^Your latest invoices, as PDFs at \S+\/app\/billing:\n• FP\/\d{4}-\d\d\/\d{5}: ₹322\.92$/,
  );
});
