import { expect, test } from 'vitest';
import { cancelSubscription } from '../../../contract/commerce/subscriptions.ts';
import { openChat } from '../../../tests/chat.ts';
import { buyInSandbox, orderBody } from '../../../tests/checkout.ts';

const chat = openChat();
const { say } = chat;

test.each(["what's my plan", 'my subscription', 'am I pro?', 'when does my plan end?'])(
  '“%s” tells which plan holds and where it is changed',
  async (text) => {
    expect((await say(text)).text).toMatch(
      /^You're on the Free plan\.\nPlans, payments and invoices: .*\/app\/billing$/,
    );
  },
);

test('a paid plan is told with its end, also when it is cancelled', async () => {
  await buyInSandbox(chat.server, chat, orderBody([{ code: 'plan-pro', qty: 1 }]));
  expect((await say('my plan')).text).toMatch(/^You're on the Pro plan, paid until 6 Apr\.\n/);
  await chat.server.call(cancelSubscription, { token: chat.token });
  expect((await say('my plan')).text).toMatch(/^You're on the Pro plan, paid until 6 Apr, and then it ends\.\n/);
});

test('reports come with a paid plan', async () => {
  expect((await say('send me my monthly report')).text).toMatch(/^Monthly reports come with Pro and Premium: /);
  await buyInSandbox(chat.server, chat, orderBody([{ code: 'plan-pro', qty: 1 }]));
  expect((await say('report please')).text).toMatch(/^Nothing was logged that month\./);
});
