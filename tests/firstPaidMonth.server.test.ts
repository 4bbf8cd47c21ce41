import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPolling } from '../server/channels/telegramPolling.ts';
import { runJob } from './checkout.ts';
import * as fakeRazorpay from './fakes/razorpay.ts';
import * as fakeTelegram from './fakes/telegram.ts';
import { readPdf } from './pdf.ts';
import { startTestServer, type TestServer } from './server.ts';

let telegram: fakeTelegram.Telegram;
let razorpay: fakeRazorpay.Razorpay;
let server: TestServer;
let polling: ReturnType<typeof startPolling>;
beforeAll(async () => {
  telegram = await fakeTelegram.start({ now: () => server.clock.now() });
  razorpay = await fakeRazorpay.start();
  const bot = { token: telegram.token, apiRoot: telegram.url, userName: 'fitpulse_bot', webhookSecret: undefined };
  server = await startTestServer({ telegram: bot, razorpay: { ...razorpay.settings, apiRoot: razorpay.url } });
  server.context.config.publicUrl = server.url;
  razorpay.books.now = server.clock.now;
  if (!server.app.telegram) throw new Error('the bot is not set up');
  polling = startPolling(server.context, server.app.telegram);
});
afterAll(async () => {
  await polling.stop();
  await Promise.all([server.close(), telegram.close(), razorpay.close()]);
});

test('from the install of the bot to the first paid month it takes no more than 12 messages, both sides counted', async () => {
  const asha = { id: 9_001, first_name: 'Asha' };
  let written = 0;
  const answerTo = async (write: () => unknown, pattern: RegExp) => {
    written += 1;
    write();
    return telegram.waitForMessage(asha.id, ({ text }) => pattern.test(text));
  };
  await answerTo(() => telegram.sendText(asha, '/start'), /^Welcome/);
  const plans = await answerTo(() => telegram.sendText(asha, '/plans'), /^Free: ₹0/);
  const bill = await answerTo(() => telegram.pressButton(asha, plans.messageId, 'Pro · ₹322.92'), /Pay by UPI/);

  const address = bill.text.match(/UPI: (\S+)/)?.[1] ?? '';
  const opened = await fetch(address, { redirect: 'manual' });
  const link = [...razorpay.books.links.all.values()].find((each) => each.short_url === opened.headers.get('location'));
  razorpay.payLink(link?.id ?? '');
  const back = await fetch(razorpay.callbackOf(link?.id ?? ''), { redirect: 'manual' });
  expect(back.headers.get('location')).toBe('https://t.me/fitpulse_bot');
  for (const _ of [1, 2]) await runJob(server, 'send-invoices');

  const [confirmation, ...others] = telegram.sentTo(asha.id).filter(({ message }) => message.document);
  expect(others).toEqual([]);
  expect(confirmation?.text).toBe(
    'Thank you! ₹322.92 received for Pro Plan.\nPaid until 6 Apr. Here is your invoice FP/2025-26/00001.',
  );
  expect(confirmation?.message.document?.file_name).toBe('invoice-FP-2025-26-00001.pdf');
  const file = confirmation && telegram.fileOf(confirmation);
  expect(readPdf(file ?? new Uint8Array()).join(' ')).toContain('Asha');
  await answerTo(() => telegram.sendText(asha, 'my plan'), /^You're on the Pro plan, paid until 6 Apr\.\n\/plans: /);
  expect(written + telegram.sentTo(asha.id).length).toBeLessThanOrEqual(12);

  await answerTo(() => telegram.sendText(asha, 'my invoices'), /the PDF of the last one is on its way/);
  await runJob(server, 'send-invoices');
  expect(telegram.sentTo(asha.id).at(-1)?.text).toBe('Your invoice FP/2025-26/00001');
  server.clock.advance(25 * 86_400_000);
  for (const _ of [1, 2]) await runJob(server, 'remind-of-renewals');
  await runJob(server, 'send-notices');
  const ending = telegram.sentTo(asha.id).filter(({ text }) => text.startsWith('Your FitPulse plan ends on 6 Apr'));
  expect(ending).toHaveLength(1);
  await answerTo(() => telegram.pressButton(asha, ending[0]?.messageId ?? 0, 'Another month'), /one month: ₹299\.00/);
  await answerTo(() => telegram.sendText(asha, 'I want to cancel'), /^Cancelled\. Pro stays until 6 Apr/);
});
