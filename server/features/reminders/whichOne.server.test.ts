import { expect, test } from 'vitest';
import { openChat } from '../../../tests/chat.ts';

const { say, press } = openChat();

test('of several reminders the one that is chosen comes at the new time', async () => {
  await say('remind me to walk at 8 am daily');
  await say('remind me to drink water at 5 pm daily');
  await say('how am i doing today');
  const asked = await say('4 baje kar do');
  expect(asked.buttons?.flat().map(({ label }) => label)).toEqual([
    'Walk, every day at 8 am',
    'Drink some water, every day at 5 pm',
  ]);
  expect((await press(asked, 'Drink some water, every day at 5 pm')).text).toMatch(/every day at 4 pm/);
  expect((await say('my reminders')).text).toMatch(/Walk: every day at 8 am[\s\S]*Drink some water: every day at 4 pm/);
});

test.each(['', 'x', '1440', '99999', '-5', '1e3'])(
  'a button that brings “%s” for a time moves nothing',
  async (minutes) => {
    await say('remind me to walk at 8 am daily');
    await say('remind me to drink water at 5 pm daily');
    await say('how am i doing today');
    const { buttons } = await say('4 baje kar do');
    const action = buttons?.[0]?.[0]?.action.replace(/[^:]*$/, minutes) ?? '';
    const answer = await press({ buttons: [[{ label: 'Forged', action }]] }, 'Forged');
    expect(answer.text).toMatch(/button/i);
    expect((await say('my reminders')).text).toMatch(/Walk: every day at 8 am/);
  },
);
