import { expect, test } from 'vitest';
import { listWaterEntries } from '../../../contract/entries/water.ts';
import { listWeightEntries } from '../../../contract/entries/weight.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const { say, press } = chat;

test('a number alone is asked about and logged by a tap, not before', async () => {
  const weights = async () => (await chat.server.call(listWeightEntries, { token: chat.token, query: {} })).body;
  const asked = await say('64');
  expect(asked.text).toMatch(/^64 of what\?/);
  expect(await weights()).toEqual([]);
  await press(asked, 'Weight 64 kg');
  expect(await weights()).toMatchObject([{ weightKg: 64 }]);
  await press(await say('2'), '2 glasses of water');
  const { body } = await chat.server.call(listWaterEntries, { token: chat.token, query: {} });
  expect(body).toMatchObject([{ waterIntake: { value: 500 } }]);
});

test('a human is offered before a ticket is opened', async () => {
  const offered = await say('i want to talk to a human');
  expect(offered.text).toContain('Shall I open a ticket');
  expect((await press(offered, 'Write to support')).text).toMatch(/support/i);
  expect((await say('my streak is gone')).text).toMatch(/^Ticket #\d+/);
});

test('prices come from the plans, topics by a tap, and who is not understood is told what is near', async () => {
  expect((await say('price')).text).toMatch(/^Free: ₹0, forever\n.*\nPro: ₹299\.00 a month/);
  const topics = await say('what can you do for me');
  expect((await press(topics, 'Questions')).text).toContain('how much protein so far');
  expect((await say('help with payments')).text).toMatch(/^Plans and payments:/);
  expect((await say('/help reminders')).text).toMatch(/^Reminders:/);
  expect((await say('/help flibber')).buttons?.flat()).toHaveLength(7);
  const lost = await say('xqzt blorfen');
  expect(lost.buttons?.flat()).toHaveLength(3);
});
