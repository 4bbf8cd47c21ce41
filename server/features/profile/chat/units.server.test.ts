import { expect, test } from 'vitest';
import { getProfile } from '../../../../contract/accounts/profile.ts';
import { openChat } from '../../../../tests/chat.ts';

const chat = openChat();
const { say } = chat;
const profile = async () => {
  const { body } = await chat.server.call(getProfile, { token: chat.token, params: { userId: chat.userId } });
  return body;
};

test('after “use pounds” weights are told and understood in pounds, and stored in kg', async () => {
  expect((await say('weight 80 kg')).text).toBe('80 kg');
  expect((await say('use pounds')).text).toBe('Saved:\nUnits: pounds (was kilograms)');
  expect((await say('weight 175')).text).toMatch(/^175 lb · 1\.4 lb down since/);
  expect(await profile()).toMatchObject({ weightUnit: 'lb', weightKg: 79.38 });
  expect((await say('target weight 165')).text).toBe('Saved:\nTarget weight: 165 lb');
  expect((await say('weight this month')).text).toContain('Weight: 175 lb');
  expect((await say('i want to lose 1 lb a week')).text).toBe('Saved:\nPace: 0.99 lb a week');
  await say('undo');
  await say('undo');
  await say('undo');
  expect(await profile()).toMatchObject({ weightUnit: 'lb', weightKg: 80, goals: { weightTarget: 0 } });
  expect((await say('back to kilos please, show everything in kg')).text).toBe('Saved:\nUnits: kilograms (was pounds)');
});

test('feet, inches and ounces are told and understood', async () => {
  expect((await say('i am 5\'7", 165 lb')).text).toBe('Saved:\nHeight: 170 cm\nWeight: 74.8 kg');
  await say('switch to imperial');
  expect((await say('drank 16 oz')).text).toMatch(/^Water, 16 oz · 16 of 85 oz today/);
  expect((await say('my bmi')).text).toMatch(/^BMI 25\.9: 165 lb at 5 ft 7 in/);
  expect((await say('how much water today')).text).toContain('16 of 85 oz');
  expect(await profile()).toMatchObject({ heightUnit: 'ft', volumeUnit: 'oz', heightCm: 170 });
});

test('net carbs are a target and a figure of the day', async () => {
  expect((await say('net carbs goal 30 g')).text).toBe('Saved:\nNet carbs: 30 g');
  await say('had 100 g rajma');
  expect((await say('net carbs today')).text).toMatch(/^Net carbs today: \d+ of 30 g/);
  expect((await say('macros goal: 30% protein, 40% carbs, 30% fat')).text).toContain('Protein: 150 g');
});
