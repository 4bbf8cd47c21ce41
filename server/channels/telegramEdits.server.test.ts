import { expect, test } from 'vitest';
import { type ChatPerson, newcomer, openBot } from '../../tests/bot.ts';

const bot = openBot();
const { say, press, handle, query } = bot;
const foodsOf = async (chat: ChatPerson) =>
  (
    await query(
      `select food_name, quantity, local_date from food_entries join telegram_accounts using (user_id)
       where telegram_user_id = $1 and deleted_at is null order by id`,
      chat.id,
    )
  ).map(({ food_name, quantity }) => `${quantity} ${food_name}`);
const isBlocked = async (chat: ChatPerson) =>
  (await query('select blocked_at is not null as is from telegram_accounts where telegram_user_id = $1', chat.id))[0]
    .is;

test('an edited message changes its entries, in the card that answered it', async () => {
  const chat = newcomer();
  const { update, sent } = await say(chat, '2 rotis and dal');
  const edit = await handle(chat, () => bot.telegram.editText(update, '3 rotis and chole'));
  expect(edit.sent).toEqual([]);
  const cards = bot.telegram.sentTo(chat.id);
  expect(cards).toHaveLength(1);
  expect(cards[0]?.messageId).toBe(sent[0]?.messageId);
  expect(cards[0]?.text).toMatch(/^✏️ Changed to match your edit:[\s\S]*Roti, 3 pieces/);
  expect(await foodsOf(chat)).toEqual(['3 Roti', expect.stringContaining('Chole')]);
  await press(chat, 'Undo');
  expect(await foodsOf(chat)).toEqual(['2 Roti', expect.stringContaining('Dal')]);
});

test('edits come twice, again and out of order, and the last words hold', async () => {
  const chat = newcomer();
  const { update } = await say(chat, '1 banana');
  const first = await handle(chat, () => bot.telegram.editText(update, '2 bananas'));
  await handle(chat, () => first.update);
  await handle(chat, () => bot.telegram.editText(update, '3 bananas'));
  await handle(chat, () => first.update);
  expect(await foodsOf(chat)).toEqual(['3 Banana']);
  const late = bot.telegram.sendText(chat, '1 apple');
  await handle(chat, () => bot.telegram.editText(late, '2 apples'));
  await handle(chat, () => late);
  expect(await foodsOf(chat)).toEqual(['3 Banana', '2 Apple']);
});

test('what an edited message tells of stays on its day', async () => {
  const chat = newcomer();
  const { update } = await say(chat, '1 banana');
  const [day] = await query('select local_date from food_entries order by created_at desc limit 1');
  bot.server.clock.advance(20 * 3_600_000);
  await handle(chat, () => bot.telegram.editText(update, '2 bananas'));
  const [after] = await query(
    `select local_date from food_entries join telegram_accounts using (user_id)
     where telegram_user_id = $1 and deleted_at is null`,
    chat.id,
  );
  expect(after).toEqual(day);
});

test('an edit into a danger is answered first, and logs nothing', async () => {
  const chat = newcomer();
  const { update } = await say(chat, '1 banana');
  await handle(chat, () => bot.telegram.editText(update, 'I have crushing chest pain and my left arm is numb'));
  expect(await foodsOf(chat)).toEqual([]);
  expect(bot.telegram.sentTo(chat.id)[0]?.text).toMatch(/112/);
});

test('a reply to an old card acts on that card', async () => {
  const chat = newcomer();
  const { sent } = await say(chat, '2 rotis');
  await say(chat, '1 banana');
  bot.server.clock.advance(15 * 3_600_000);
  await handle(chat, () => bot.telegram.sendText(chat, 'no, 3', sent[0]?.messageId));
  expect(await foodsOf(chat)).toEqual(['3 Roti', '1 Banana']);
  await handle(chat, () => bot.telegram.sendText(chat, 'undo', sent[0]?.messageId));
  expect(await foodsOf(chat)).toEqual(['1 Banana']);
});

test('who blocks the bot is noticed at once, and who comes back too', async () => {
  const chat = newcomer();
  await say(chat, '/start');
  const blocked = bot.telegram.block(chat);
  if (blocked) await bot.server.app.telegram?.handle(blocked);
  expect(await isBlocked(chat)).toBe(true);
  const back = bot.telegram.unblock(chat);
  if (back) await bot.server.app.telegram?.handle(back);
  expect(await isBlocked(chat)).toBe(false);
});

test('a button of an old version is answered', async () => {
  const chat = newcomer();
  const { sent } = await say(chat, '2 rotis');
  for (const data of ['gone.verb:1', 'food.gone:1', 'v0']) {
    const before = bot.telegram.sentTo(chat.id).length;
    await handle(chat, () => bot.telegram.pressButton(chat, sent[0]?.messageId ?? 0, data, { isStale: true }));
    expect(bot.telegram.sentTo(chat.id)[before]?.text, data).toBe('That button no longer works.');
  }
});
