import { expect, test } from 'vitest';
import { call, fake } from './testing.ts';

const bill = {
  ...{ chat_id: 7, title: 'Pro', description: 'A month', payload: 'order', currency: 'XTR', provider_token: '' },
  prices: [{ label: 'Pro', amount: 350 }],
};

test.each([
  ['33 characters of title', { title: 'x'.repeat(33) }, 'INVOICE_TITLE_INVALID'],
  ['256 characters of description', { description: 'x'.repeat(256) }, 'INVOICE_DESCRIPTION_INVALID'],
  ['129 bytes of payload', { payload: 'x'.repeat(129) }, 'INVOICE_PAYLOAD_INVALID'],
  ['two prices', { prices: [...bill.prices, ...bill.prices] }, 'STARS_INVOICE_INVALID'],
  ['half a Star', { prices: [{ label: 'Pro', amount: 0.5 }] }, 'CURRENCY_TOTAL_AMOUNT_INVALID'],
])('a bill with %s is refused', async (_name, change, reason) => {
  const telegram = await fake();
  telegram.openChat(7);
  const { description } = await call(telegram, 'sendInvoice', { ...bill, ...change });
  expect(description).toBe(`Bad Request: ${reason}`);
});

test('Stars are taken once the bot allows it, and go back once to who paid them', async () => {
  const telegram = await fake();
  telegram.openChat(7);
  await call(telegram, 'sendInvoice', bill);
  const [sent] = telegram.sentTo(7);
  if (!sent) throw new Error('There is no bill.');
  const asked = telegram.tapPay(7, sent);
  expect(() => telegram.completePayment(asked)).toThrow('not allowed');
  const id = asked.pre_checkout_query?.id;
  await call(telegram, 'answerPreCheckoutQuery', { pre_checkout_query_id: id, ok: true });
  const { message } = telegram.completePayment(asked);
  expect(message?.successful_payment).toMatchObject({ currency: 'XTR', total_amount: 350, invoice_payload: 'order' });
  const telegram_payment_charge_id = message?.successful_payment?.telegram_payment_charge_id;
  const refund = (user_id: number) => call(telegram, 'refundStarPayment', { user_id, telegram_payment_charge_id });
  expect(await refund(8)).toMatchObject({ description: 'Bad Request: USER_ID_INVALID' });
  expect(await refund(7)).toMatchObject({ ok: true });
  expect(await refund(7)).toMatchObject({ description: 'Bad Request: CHARGE_ALREADY_REFUNDED' });
});
