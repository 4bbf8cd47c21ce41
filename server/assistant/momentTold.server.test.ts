import { beforeEach, expect, test } from 'vitest';
import { openChat } from '../../tests/chat.ts';
import { entryTables } from '../db/entries.ts';

const chat = openChat();
beforeEach(() => {
  chat.server.clock.time = new Date('2026-03-06T06:30:00Z');
});

/** When what is in the diary was, by the clock of India. */
async function moments(): Promise<string[]> {
  const rows = await Promise.all(
    entryTables.map((table) =>
      chat.server.context.db
        .selectFrom(table as 'waterEntries')
        .select(['occurredAt', 'localDate'])
        .where('userId', '=', chat.userId as never)
        .execute(),
    ),
  );
  const inIndia = (moment: Date) => new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(11, 16);
  return rows.flat().map(({ occurredAt, localDate }) => `${localDate} ${inIndia(occurredAt)}`);
}

test.each([
  ['bp 130/85 at 6:30 am', '2026-03-06 06:30'],
  ['drank 300 ml at 8 am', '2026-03-06 08:00'],
  ['walked 30 min at 7 am', '2026-03-06 07:00'],
  ['weight 70.4 at 6 am', '2026-03-06 06:00'],
  ['weight 70.4 at 6 am yesterday', '2026-03-05 06:00'],
  ['took crocin at 11 pm', '2026-03-05 23:00'],
  ['had a banana an hour ago', '2026-03-06 11:00'],
  ['glucose 104 at 7 am', '2026-03-06 07:00'],
  ['0530 hrs walked 3 km', '2026-03-06 05:30'],
  ['squats 3x10 60 kg at 7 am', '2026-03-06 07:00'],
  ['felt low at 9 pm', '2026-03-05 21:00'],
  ['had a banana at 8 am', '2026-03-06 08:00'],
  ['30 min pehle chai pi', '2026-03-06 11:30'],
  ['rowed in 8:05', '2026-03-06 12:00'],
])('%s', async (text, moment) => {
  await chat.say(text);
  expect(await moments()).toEqual([moment]);
});

test('after midnight a time of the evening is of the day before', async () => {
  chat.server.clock.time = new Date('2026-03-05T19:10:00Z');
  await chat.say('had maggi at 11:30 pm');
  expect(await moments()).toEqual(['2026-03-05 23:30']);
});

test('a time a few minutes ahead is now, one of a day that is named is of that day', async () => {
  await chat.say('had dal at 12:15 pm');
  await chat.say('drank 300 ml at 10 pm on Tuesday');
  expect(await moments()).toEqual(['2026-03-06 12:00', '2026-03-03 22:00']);
});

test('each part of a message has its own time', async () => {
  await chat.say('walked 30 min at 7 am and drank 300 ml at 9 am');
  expect((await moments()).sort()).toEqual(['2026-03-06 07:00', '2026-03-06 09:00']);
});

test.each([
  ['had 2 bananas at 1:30', '2026-03-06 13:30'],
  ['had a banana at 8', '2026-03-06 20:00'],
  ['had a banana at 6:30', '2026-03-06 18:30'],
  ['dinner at 7:30 was a banana', '2026-03-06 19:30'],
  ['breakfast at 7:30 was a banana', '2026-03-06 07:30'],
  ['had a banana yesterday at 1:30', '2026-03-05 13:30'],
  ['had a banana at 01:30', '2026-03-06 01:30'],
])('of an evening “%s” is in the half of the day that is likely', async (text, moment) => {
  chat.server.clock.time = new Date('2026-03-06T14:30:00Z');
  await chat.say(text);
  expect(await moments()).toEqual([moment]);
});
