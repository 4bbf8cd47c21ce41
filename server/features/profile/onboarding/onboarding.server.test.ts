import { expect, test } from 'vitest';
import { getProfile } from '../../../../contract/accounts/profile.ts';
import { openChat } from '../../../../tests/chat.ts';

const chat = openChat();
const { say, press } = chat;
const profile = async () =>
  (await chat.server.call(getProfile, { token: chat.token, params: { userId: chat.userId } })).body;

test('goal, body, diet and city lead to targets with their reasons and to the first meal', async () => {
  const hello = await say('/start');
  expect(hello.text).toMatch(/^Welcome to FitPulse[\s\S]*1\/3/);
  expect((await press(hello, 'Lose weight')).text).toMatch(/^2\/3/);
  const diet = await say('man, 31, 175, 82');
  expect(diet.text).toMatch(/^Saved:\nSex: male\nAge: 31\nHeight: 175 cm\nWeight: 82 kg\n\n3\/3/);
  const place = await press(diet, 'eggetarian');
  expect(place.text).toContain('where you are?');
  const done = await say('Dubai');
  expect(done.text).toContain('Target weight: 73.8 kg');
  expect(done.text).toContain('Why these:\n• At rest, your body uses about');
  expect(done.text).toMatch(/What did you last eat\?.*$/);
  expect(await profile()).toMatchObject({
    ...{ gender: 'male', heightCm: 175, weightKg: 82, diets: ['eggetarian'], timeZone: 'Asia/Dubai' },
    goals: { weightTarget: 73.8, sleepHrsTarget: 8 },
  });
  expect((await say('had 2 rotis')).text).toContain('Roti, 2 pieces');
  expect((await say('/start')).text).toContain('walked 30 minutes');
});

test('every question can be skipped, one by one or all at once', async () => {
  const hello = await say('/start');
  expect((await press(hello, 'Skip')).text).toMatch(/^2\/3/);
  expect((await say('skip')).text).toMatch(/^3\/3/);
  expect((await press(hello, 'Skip all, log a meal')).text).toMatch(/^All set!/);
  expect((await profile()).goals.weightTarget).toBe(0);
});

test('a meal and a danger come first, and the question waits', async () => {
  const hello = await say('/start');
  await press(hello, 'Gain weight');
  expect((await say('2 rotis and dal')).text).toContain('Roti, 2 pieces');
  expect((await say('I have crushing chest pain and my left arm is numb')).care).toBeDefined();
  const rest = await say('58 kg');
  expect(rest.text).toContain('And your sex, age, height?');
  expect((await press(rest, 'Woman')).text).toContain('And your age, height?');
  expect((await say('24, 160')).text).toMatch(/3\/3 How do you eat\?$/);
});

test('a minor is proposed no deficit, whatever they wish', async () => {
  await press(await say('/start'), 'Lose weight');
  const diet = await say('girl 15 160 cm 70 kg');
  const done = await press(await press(diet, 'Skip'), 'Skip');
  expect(done.text).toContain('You are growing');
  expect((await profile()).goals).toMatchObject({ weightTarget: 0 });
  expect((await profile()).goals.caloriesConsumePerDay).toBeGreaterThanOrEqual(2_000);
});

test('a child has nothing saved', async () => {
  await press(await say('/start'), 'Lose weight');
  const refused = await say('boy, 11, 140 cm, 40 kg');
  expect(refused.text).toMatch(/13/);
  expect((await profile()).dob).toBe('');
});

test('with a child on the way the targets are those of two', async () => {
  await press(await say('/start'), 'Lose weight');
  const done = await press(await press(await say('woman 29 160 cm 64 kg'), 'Skip'), 'Skip');
  const before = (await profile()).goals.caloriesConsumePerDay;
  const told = await press(done, "I'm pregnant");
  expect(told.text).toContain('With a baby on the way');
  expect((await profile()).goals.caloriesConsumePerDay).toBeGreaterThan(before);
  expect(await profile()).toMatchObject({ lifeStage: 'pregnant', goals: { weightTarget: 0 } });
});

test('a button of an earlier question changes its answer and asks nothing again', async () => {
  const hello = await say('/start');
  await press(hello, 'Lose weight');
  await press(await say('man 40 170 cm 90 kg'), 'vegetarian');
  expect((await press(hello, 'Stay as I am')).text).toContain('where you are?');
  await say('skip');
  expect((await profile()).goals.weightTarget).toBe(90);
});
