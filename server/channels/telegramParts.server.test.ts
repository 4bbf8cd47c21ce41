import { expect, test } from 'vitest';
import { type ChatPerson, newcomer, openBot } from '../../tests/bot.ts';

const bot = openBot();

const foodsOf = async (chat: ChatPerson) =>
  (
    await bot.query(
      `select food_name, quantity from food_entries join telegram_accounts using (user_id)
       where telegram_user_id = $1 and deleted_at is null order by food_entries.id`,
      chat.id,
    )
  ).map(({ food_name, quantity }) => `${quantity} ${food_name}`);

/** Sends messages a second or two after each other. */
async function sayAtOnce(chat: ChatPerson, ...texts: string[]) {
  const updates = bot.telegram.sendAtOnce(chat, texts);
  for (const update of updates) await bot.server.app.telegram?.handle(update);
  return updates;
}
const answers = (chat: ChatPerson) => bot.telegram.sentTo(chat.id).map(({ text }) => text);

test('a meal that is told line by line is one meal, on one card that one tap takes back', async () => {
  const chat = newcomer();
  await bot.say(chat, 'hello');
  const before = answers(chat).length;
  await sayAtOnce(chat, '2 roti', 'dal', 'and a chai');
  const cards = answers(chat).slice(before);
  expect(cards).toHaveLength(1);
  expect(cards[0]).toMatch(/Roti.*Dal.*chai.*Together/is);
  expect(await foodsOf(chat)).toHaveLength(3);
  await bot.press(chat, 'Undo');
  expect(await foodsOf(chat)).toEqual([]);
});

test('each part is edited by itself, and what comes again changes nothing', async () => {
  const chat = newcomer();
  const updates = await sayAtOnce(chat, '2 roti', '1 banana');
  const [first, second] = updates;
  if (!first || !second) throw new Error('Two were sent.');
  for (const update of updates) await bot.server.app.telegram?.handle(update);
  const shown = answers(chat).length;
  await bot.handle(chat, () => bot.telegram.editText(second, '3 bananas'));
  expect(await foodsOf(chat)).toEqual(['2 Roti', '3 Banana']);
  const { update } = await bot.handle(chat, () => bot.telegram.editText(first, '1 roti'));
  await bot.server.app.telegram?.handle(update);
  expect(await foodsOf(chat)).toEqual(['1 Roti', '3 Banana']);
  expect(answers(chat)).toHaveLength(shown);
});

test.each<[string, string[], string[]]>([
  ['two meals', ['breakfast: 2 idli', 'lunch: 1 banana'], ['2 Idli', '1 Banana']],
  ['a correction', ['2 roti', 'no, 3 rotis'], ['3 Roti']],
  ['a command', ['2 roti', 'undo'], []],
  ['a question', ['2 roti', 'how much protein today?'], ['2 Roti']],
  ['the same food again', ['1 banana', '2 bananas'], ['1 Banana', '2 Banana']],
  ['something else', ['2 roti', 'weight 70.4'], ['2 Roti']],
])('%s after a meal stays by itself', async (_, texts, foods) => {
  const chat = newcomer();
  await sayAtOnce(chat, ...texts);
  expect(answers(chat)).toHaveLength(2);
  expect(await foodsOf(chat)).toEqual(foods);
});

test('a meal a minute later is another one', async () => {
  const chat = newcomer();
  await bot.say(chat, '2 roti');
  await bot.say(chat, '1 banana');
  expect(answers(chat)).toHaveLength(2);
});
