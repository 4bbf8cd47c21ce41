import { describe, expect, test } from 'vitest';
import { newcomer, openBot } from '../../tests/bot.ts';

const bot = openBot();
const languagesOf = async ({ id }: { id: number }) => {
  const [account] = await bot.query(
    `select language, locale from users where id = (select user_id from telegram_accounts where telegram_user_id = $1)`,
    id,
  );
  return account;
};

describe('the language of a new account', () => {
  test('is Hindi where a Hindi page of the website led to the bot, and stays so', async () => {
    const meera = newcomer();
    const { sent } = await bot.say(meera, '/start hi');
    expect(sent[0]?.text).toMatch(/^FitPulse में आपका स्वागत है/);
    expect(await languagesOf(meera)).toEqual({ language: 'hi', locale: 'hi' });
    await bot.say(meera, '2 rotis and dal');
    expect(await languagesOf(meera)).toMatchObject({ language: 'hi' });
  });

  test.each(['/start', '/start fr'])('is none after "%s"', async (said) => {
    const arun = newcomer();
    await bot.say(arun, said);
    expect(await languagesOf(arun)).toEqual({ language: '', locale: 'en' });
  });

  test('is not changed by a start on the Hindi page once there is one', async () => {
    const devi = newcomer();
    await bot.say(devi, '/start');
    await bot.say(devi, '/start hi');
    expect(await languagesOf(devi)).toMatchObject({ language: '' });
  });
});
