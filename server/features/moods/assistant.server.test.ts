import { describe, expect, test } from 'vitest';
import { createFoodEntry } from '../../../contract/entries/food.ts';
import { createMood, getMoodPatterns, listMoods } from '../../../contract/entries/moods.ts';
import { createSleepEntry } from '../../../contract/entries/sleep.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const say = async (text: string) => (await chat.say(text)).text;
const logged = async () => (await chat.server.call(listMoods, { token: chat.token, query: {} })).body;

describe('a mood told in the chat', () => {
  test('is logged with its symptoms, beside a meal, and can be undone', async () => {
    expect(await say('feeling great today')).toBe('Mood: very good (5 of 5)');
    const answer = await say('headache since morning, had 2 rotis');
    expect(answer).toContain('Noted: headache');
    expect(answer).toContain('Roti, 2 pieces');
    expect(await logged()).toMatchObject([
      { mood: 5, tags: [] },
      { mood: null, tags: ['headache'] },
    ]);
    await say('undo');
    expect(await logged()).toHaveLength(1);
  });

  test('is met kindly where it is low, and names who can help', async () => {
    expect(await say('i feel sad')).toMatch(/^Mood: low \(2 of 5\)\nThanks for telling me\. .*14416/);
  });

  test('as a note keeps its words and tags', async () => {
    expect(await say('note: long day at work #office')).toBe('Noted: office. Your note is saved.');
    expect(await logged()).toMatchObject([{ mood: null, tags: ['office'], notes: 'long day at work #office' }]);
  });

  test('with a symptom on most days of a week points to a doctor', async () => {
    for (const day of ['03', '04', '05']) await feel({ tags: ['headache'], logDatetime: `2026-03-${day}` });
    expect(await say('headache')).toBe(
      "Noted: headache\nThat's headache on 4 of the last 7 days. Please have a doctor look at it.",
    );
  });

  test('is asked about', async () => {
    await feel({ mood: 4, tags: ['headache'], logDatetime: '2026-03-05' });
    await feel({ mood: 3, logDatetime: '2026-03-04' });
    expect(await say('how was my mood this week')).toBe(
      'The last 7 days:\nMood 3.5 of 5 on average, over 2 days\nHeadache: 1 day',
    );
    expect(await say('how many headaches this month')).toBe('The last 30 days:\nHeadache: 1 day');
  });
});

const feel = (body: { mood?: number; tags?: string[]; logDatetime: string }) =>
  chat.server.call(createMood, { token: chat.token, body });

test('what goes along with a headache is told by counts, never as its cause', async () => {
  const { token, server } = chat;
  for (let day = 1; day <= 6; day += 1) {
    const logDatetime = `2026-02-0${day}T08:00:00`;
    const isBad = day % 2 === 0;
    if (isBad) await feel({ tags: ['headache'], logDatetime });
    await server.call(createSleepEntry, { token, body: { sleepTimeHr: isBad ? 5 : 8, logDatetime } });
    await server.call(createFoodEntry, { token, body: { foodName: 'Poha', calories: 200, logDatetime } });
  }
  expect(await say('what goes along with my headaches')).toBe(
    [
      'Headache: 3 days in the last 90',
      '• Slept under 6 hours: on 3 of those 3 days, and on 0 of 3 others',
      "These are only counts from your own diary: things that come together needn't cause each other.",
    ].join('\n'),
  );
  const { body } = await server.call(getMoodPatterns, { token, query: {} });
  expect(body.patterns).toEqual([
    {
      ...{ tag: 'headache', days: 3 },
      factors: [{ kind: 'shortSleep', name: '', days: 3, ofDays: 3, otherDays: 0, ofOtherDays: 3 }],
    },
  ]);
});

test('an entry that tells nothing is refused', async () => {
  const { status } = await chat.server.call(createMood, { token: chat.token, body: {} });
  expect(status).toBe(422);
});
