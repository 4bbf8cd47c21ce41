import { expect, test } from 'vitest';
import { getProfile } from '../../../../contract/accounts/profile.ts';
import { openChat } from '../../../../tests/chat.ts';

const chat = openChat();
const { say, press } = chat;
const goals = async () => {
  const { body } = await chat.server.call(getProfile, { token: chat.token, params: { userId: chat.userId } });
  return body.goals;
};

test('a loss within a time becomes a goal weight, a pace and an energy target with its reason, in one change', async () => {
  await say('M 31, 175 cm, 82 kg');
  const before = await goals();
  const { text } = await say('lose 5 kg in 2 months');
  expect(text).toMatch(/^Saved:\nEat: 1,\d\d0 kcal \(was 2,000 kcal\)\nTarget weight: 77 kg\nPace: 0\.5\d kg a week\n/);
  expect(text).toMatch(/eat 6\d\d kcal less than you use: about 0\.6 kg a week, \d weeks to 77 kg\.$/);
  expect(await goals()).toMatchObject({ weightTarget: 77, caloriesConsumePerDay: expect.any(Number) });
  await say('undo');
  expect(await goals()).toEqual(before);
});

test('a pace that is not safe is refused with the nearest that is, which a tap sets with its energy', async () => {
  await say('F 29, 162 cm, 70 kg');
  const answer = await say('want to reach 62 kg within 9 weeks');
  expect(answer.text).toMatch(/^Saved:\nTarget weight: 62 kg\n[\s\S]*faster than is safe\. At most 0\.7 kg a week/);
  expect(await goals()).toMatchObject({ weightTarget: 62, lossKgPerWeek: 0 });
  const set = await press(answer, 'Set 0.7 kg');
  expect(set.text).toMatch(/^Saved:\nEat: 1,\d\d0 kcal[\s\S]*Pace: 0\.7 kg a week/);
  expect((await goals()).caloriesConsumePerDay).toBeGreaterThanOrEqual(1_200);
});
