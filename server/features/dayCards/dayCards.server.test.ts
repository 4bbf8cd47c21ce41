import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pressChatButton, sendChatMessage } from '../../../contract/assistant.ts';
import { waterKind } from '../../../contract/entries/water.ts';
import { start, type Telegram } from '../../../tests/fakes/telegram.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../tests/server.ts';
import { refreshDayCards } from './jobs.ts';

const halfDayMs = 13 * 3_600_000;
let telegram: Telegram;
let server: TestServer;
let person: TestPerson;
let chatId = 7_000;
beforeAll(async () => {
  telegram = await start();
  const bot = { token: telegram.token, apiRoot: telegram.url, userName: undefined, webhookSecret: undefined };
  server = await startTestServer({ telegram: bot });
});
beforeEach(async () => {
  person = await server.person();
  chatId += 1;
  telegram.openChat(chatId);
  const account = { userId: person.id, telegramUserId: chatId, chatId, linkedAt: server.clock.now() };
  await server.context.db.insertInto('telegramAccounts').values(account).execute();
});
afterAll(async () => {
  await server.close();
  await telegram.close();
});

/** Logs through the web's chat, so that no answers go to Telegram. */
const tell = (text: string) => server.call(sendChatMessage, { token: person.token, body: { text } });
const press = (action: string) => server.call(pressChatButton, { token: person.token, body: { action } });
const refresh = async () => {
  server.clock.advance(5_000);
  await refreshDayCards(server.context);
};
const pinned = () => telegram.pinnedIn(chatId).map(({ text }) => text);
const edits = () => telegram.calls.filter((call) => call.method === 'editMessageText' && call.chatId === chatId).length;

test('one pinned message a day follows what is logged, in the chat or elsewhere', async () => {
  await tell('2 rotis for breakfast, weight 71.5');
  await refresh();
  expect(pinned()).toEqual([
    expect.stringMatching(
      /^Today: 206 of [\d,]+ kcal, [\d,]+ left\nProtein .*\n• Breakfast: 206 kcal\nWater: 0 of [\d.]+ L\nWeight: 71\.5 kg$/,
    ),
  ]);
  await server.call(waterKind.routes.create, { token: person.token, body: { waterIntake: { value: 500 } } });
  await tell('1 roti for lunch');
  await refresh();
  expect(pinned()).toEqual([
    expect.stringMatching(/309 of.*\n.*\n• Breakfast: 206 kcal\n• Lunch: 103 kcal\nWater: 0\.5 of/),
  ]);
  expect(edits()).toBe(1);
  await refresh();
  expect(edits()).toBe(1);
});

test('changes at once are one edit, and no two come within some seconds, however many processes look', async () => {
  await tell('250 ml water');
  await refresh();
  for (const text of ['250 ml water', '250 ml water', '250 ml water']) await tell(text);
  await refreshDayCards(server.context);
  expect(edits()).toBe(0);
  server.clock.advance(5_000);
  await Promise.all([refreshDayCards(server.context), refreshDayCards(server.context)]);
  expect([edits(), pinned()[0]]).toEqual([1, expect.stringContaining('Water: 1 of')]);
});

test('a new day has a card of its own, and the old one is unpinned; one that was removed comes again', async () => {
  await tell('250 ml water');
  await refresh();
  const [first] = telegram.pinnedIn(chatId);
  server.clock.advance(halfDayMs);
  await refresh();
  expect(telegram.pinnedIn(chatId)).toEqual([first]);
  await tell('500 ml water');
  await refresh();
  const [second, ...others] = telegram.pinnedIn(chatId);
  expect([second?.messageId === first?.messageId, second?.text, others]).toEqual([
    false,
    expect.stringContaining('Water: 0.5 of'),
    [],
  ]);
  telegram.removeMessage(chatId, second?.messageId ?? 0);
  await tell('500 ml water');
  await refresh();
  expect(pinned()).toEqual([expect.stringContaining('Water: 1 of')]);
});

test('its button stops it, and a word brings it back', async () => {
  await tell('250 ml water');
  await refresh();
  const [card] = telegram.pinnedIn(chatId);
  expect(card?.keyboard[0]?.[0]).toMatchObject({ text: 'Stop this card' });
  await press('dayCards.stop');
  await refresh();
  await tell('250 ml water');
  await refresh();
  expect(pinned()).toEqual([]);
  await tell('day card on');
  await refresh();
  expect(pinned()).toEqual([expect.stringContaining('Water: 0.5 of')]);
});

test('whose deficits are hidden is shown what they ate, and neither a target nor what is left', async () => {
  const hidden = { deficitsHiddenAt: server.clock.now() };
  await server.context.db.updateTable('users').set(hidden).where('id', '=', person.id).execute();
  await tell('2 rotis for breakfast');
  await refresh();
  expect(pinned()[0]).toMatch(/^Today: 206 kcal\n/);
  expect(pinned()[0]).not.toMatch(/left|over|of [\d,]+ kcal/);
});

test('whoever wants nothing unasked gets no card', async () => {
  const resting = { remindersResumeOn: '9999-12-31' };
  await server.context.db.updateTable('users').set(resting).where('id', '=', person.id).execute();
  await tell('250 ml water');
  await refresh();
  expect(telegram.sentTo(chatId)).toEqual([]);
});

test('who wants nothing unasked any more loses the card that stands in the chat, and gets one again afterwards', async () => {
  const until = (remindersResumeOn: string | null) =>
    server.context.db.updateTable('users').set({ remindersResumeOn }).where('id', '=', person.id).execute();
  await tell('250 ml water');
  await refresh();
  await until('9999-12-31');
  await refresh();
  expect(pinned()).toEqual([]);
  await tell('250 ml water');
  await refresh();
  expect(pinned()).toEqual([]);
  await until(null);
  await tell('250 ml water');
  await refresh();
  expect(pinned()).toEqual([expect.stringContaining('Water: 0.75 of')]);
});

test('whoever blocked the bot is left alone', async () => {
  await tell('250 ml water');
  telegram.block(chatId);
  await refresh();
  const calls = telegram.calls.length;
  await refresh();
  expect(telegram.calls.length).toBe(calls);
});
