import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { newcomer, openBot } from '../../tests/bot.ts';
import * as fake from '../../tests/fakes/ai.ts';

const ai = await fake.start();
afterAll(() => ai.close());
const bot = openBot({ models: ai.settings });
const photo = (red: number) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: { r: red, g: 9, b: 9 } } })
    .jpeg()
    .toBuffer();
const last = (sent: { text?: string }[]) => sent.at(-1)?.text ?? '';

test('the photos of an album are one meal, which a tap logs', async () => {
  const chat = newcomer();
  await bot.say(chat, 'AI on');
  const [rice, dal] = await Promise.all([photo(10), photo(200)]);
  ai.behaviour = () => ({ value: { foods: [{ food: 'rice', amount: 1, unit: 'katori' }] } });
  await bot.handle(chat, () => bot.telegram.sendPhoto(chat, rice, undefined, 'album-1'));
  ai.behaviour = () => ({ value: { foods: [{ food: 'dal', amount: 1, unit: 'katori' }] } });
  const { sent } = await bot.handle(chat, () => bot.telegram.sendPhoto(chat, dal, undefined, 'album-1'));
  expect(last(sent)).toMatch(/• .*rice.*\n• .*dal/i);
  await bot.press(chat, 'Log it');
  const rows = await bot.query('select food_name from food_entries order by created_at');
  expect(rows).toHaveLength(2);
});

test('a voice note is heard and logged; one of ten minutes is not even fetched', async () => {
  const chat = newcomer();
  await bot.say(chat, 'AI on');
  ai.transcription = () => ({ text: 'had two idlis' });
  const note = Buffer.concat([Buffer.from('OggS'), randomBytes(64)]);
  const heard = await bot.handle(chat, () => bot.telegram.sendVoice(chat, note, 4));
  expect(last(heard.sent)).toMatch(/^🎤 “had two idlis”\n\n.*Idli/s);
  const long = await bot.handle(chat, () => bot.telegram.sendVoice(chat, note, 600));
  expect(last(long.sent)).toContain('too long');
  expect(ai.heard).toHaveLength(1);
});
