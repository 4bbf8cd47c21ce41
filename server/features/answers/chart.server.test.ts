import sharp from 'sharp';
import { expect, test } from 'vitest';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { listChatMessages } from '../../../contract/assistant.ts';
import { createReading } from '../../../contract/entries/readings.ts';
import { newcomer, openBot } from '../../../tests/bot.ts';
import { openChat } from '../../../tests/chat.ts';
import type { TestServer } from '../../../tests/server.ts';

const chat = openChat();
const bot = openBot();

/** A weight every third day of the last four weeks, down to 80.1 kg. */
async function weigh(userId: string, { database, clock }: TestServer['context']) {
  await database.pool.query(
    `insert into weight_entries (id, user_id, occurred_at, local_date, weight_kg, created_at)
     select gen_random_uuid(), $1, $2::timestamptz - day * interval '1 day', $2::date - day, 80 + day * 0.1, $2
     from generate_series(1, 25, 3) as day`,
    [userId, clock.now()],
  );
}

test('a course comes with a picture, and stays with the answer', async () => {
  await weigh(chat.userId, chat.server.context);
  expect((await chat.say('weight today')).picture).toBeUndefined();
  const answer = await chat.say('my weight in the last 30 days');
  expect(answer.picture?.alt).toBe('Weight last 30 days, kg');
  const png = Buffer.from(answer.picture?.src.replace('data:image/png;base64,', '') ?? '', 'base64');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 800, height: 480 });
  const { body } = await chat.server.call(listChatMessages, { token: chat.token });
  expect(body.messages.at(-1)?.picture).toEqual(answer.picture);
});

test('a course of readings is drawn too, in the unit of the person', async () => {
  const { token } = chat;
  await chat.server.call(saveProfile, { token, body: { glucoseUnit: 'mmol/l' } });
  for (const day of ['02', '03', '04']) {
    const logDatetime = `2026-03-${day}T08:00:00`;
    const values = { systolic: 124, diastolic: 79 };
    await chat.server.call(createReading, { token, body: { kind: 'bloodPressure', values, logDatetime } });
    await chat.server.call(createReading, { token, body: { kind: 'glucose', values: { value: 126 }, logDatetime } });
  }
  const answers = [await chat.say('my bp in the last 30 days'), await chat.say('blood sugar in the last 30 days')];
  expect(answers.map(({ picture }) => picture?.alt)).toEqual([
    'Blood pressure last 30 days, mmHg',
    'Blood glucose last 30 days, mmol/l',
  ]);
});

test('Telegram gets it as a photo with the answer below', async () => {
  const meera = newcomer();
  await bot.say(meera, 'hi');
  const [{ user_id }] = await bot.query('select user_id from telegram_accounts where telegram_user_id = $1', meera.id);
  await weigh(user_id, bot.server.context);
  const { sent } = await bot.say(meera, 'my weight in the last 30 days');
  expect(sent.map(({ text }) => text)).toEqual([expect.stringMatching(/^Weight: 80\.1 kg/)]);
  expect(bot.telegram.calls.at(-1)?.method).toBe('sendPhoto');
});
