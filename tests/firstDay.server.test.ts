import { expect, test } from 'vitest';
import { type ChatPerson, newcomer, openBot } from './bot.ts';

const bot = openBot();

/** Palin et al., How do People Type on Mobile Devices, MobileHCI 2019: 36.2 words of five characters a minute. */
const secondsPerCharacter = 60 / (36.2 * 5);
/** To find a button and tap it; generous beside the 1.1 s of a keystroke-level model. */
const secondsPerTap = 2;

/** A newcomer's first minutes: how long their hands were busy, and what stands in the chat. */
function visit(chat: ChatPerson) {
  let doings = 0;
  let seconds = 0;
  const answers = async (doing: ReturnType<typeof bot.say>, takes: number) => {
    doings += 1;
    seconds += takes;
    const { sent } = await doing;
    expect(sent).toHaveLength(1);
    return sent[0]?.text ?? '';
  };
  return {
    /** Telegram shows a button for it. */
    start: () => answers(bot.say(chat, '/start'), secondsPerTap),
    say: (text: string) => answers(bot.say(chat, text), text.length * secondsPerCharacter + secondsPerTap),
    tap: (label: string) => answers(bot.press(chat, label), secondsPerTap),
    taken: () => ({ doings, seconds }),
  };
}
const mealsOf = (chat: ChatPerson) =>
  bot.query(
    `select food_name, time_zone from food_entries join users on users.id = food_entries.user_id
     join telegram_accounts using (user_id) where telegram_user_id = $1 order by food_entries.id`,
    chat.id,
  );

test('all questions and the first meal take six doings and less than 30 seconds', async () => {
  const chat = newcomer();
  const { start, say, tap, taken } = visit(chat);
  expect(await start()).toMatch(/^Welcome to FitPulse[\s\S]*You can skip any of them\.\n\n1\/3/);
  expect(await tap('Lose weight')).toMatch(/^2\/3/);
  expect(await say('woman, 29, 160, 64')).toMatch(/^Saved:[\s\S]*3\/3/);
  expect(await tap('vegetarian')).toMatch(/Is it 12 pm where you are\?/);
  const targets = await say('Dubai');
  expect(targets).toMatch(/Why these:\n• At rest, your body uses about[\s\S]*What did you last eat\?/);
  expect(await say('2 rotis and dal')).toMatch(/^\S.*\n• Roti, 2 pieces[\s\S]*Today: 326 of [\d,]+ kcal/);
  expect(await mealsOf(chat)).toMatchObject([{ food_name: 'Roti', time_zone: 'Asia/Dubai' }, {}]);
  expect(taken().doings).toBe(6);
  expect(taken().seconds).toBeLessThan(30);
});

test('each question is skipped by a tap, or all by one, and a meal needs none of them', async () => {
  const one = visit(newcomer());
  await one.start();
  expect(await one.tap('Skip')).toMatch(/^2\/3/);
  expect(await one.tap('Skip')).toMatch(/^3\/3/);
  expect(await one.tap('Skip')).toMatch(/where you are\?/);
  expect(await one.tap('Skip')).toMatch(/^All set![\s\S]*tell me your sex, age, height and weight/);
  const other = visit(newcomer());
  await other.start();
  await other.tap('Skip all, log a meal');
  expect(await other.say('2 rotis and dal')).toContain('Roti, 2 pieces');
  expect(other.taken().doings).toBe(3);
  expect(await visit(newcomer()).say('2 rotis and dal')).toContain('Roti, 2 pieces');
});

test('a Hindi app is answered in Hindi, commands too', async () => {
  const chat = { ...newcomer(), language_code: 'hi' };
  const { start, tap, say } = visit(chat);
  expect(await start()).toMatch(/^FitPulse में आपका स्वागत है/);
  await tap('सब छोड़ें, खाना लिखें');
  expect(await say('/today')).toMatch(/^आज/);
});
