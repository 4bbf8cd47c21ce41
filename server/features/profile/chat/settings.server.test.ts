import { expect, test } from 'vitest';
import { getProfile } from '../../../../contract/accounts/profile.ts';
import { openChat } from '../../../../tests/chat.ts';
import fc from '../../../../tests/properties.ts';

const chat = openChat();
const { say, press } = chat;
const profile = async () => {
  const { body } = await chat.server.call(getProfile, { token: chat.token, params: { userId: chat.userId } });
  return body;
};

test('what a person says of themselves is kept at once, each with what it was', async () => {
  const text = (await say('M 31, 175 cm, 82 kg, want 75')).text;
  expect(text).toBe('Saved:\nSex: male\nAge: 31\nHeight: 175 cm\nWeight: 82 kg\nTarget weight: 75 kg');
  expect(await profile()).toMatchObject({ gender: 'male', heightCm: 175, weightKg: 82, goals: { weightTarget: 75 } });
  expect((await say('my height is 176 cm')).text).toBe('Saved:\nHeight: 176 cm (was 175 cm)');
  expect((await say("what's my bmi")).text).toMatch(/^BMI 26\.5: 82 kg at 176 cm/);
  expect((await say('how long till i reach 75 kg')).text).toMatch(/^7 kg to go to 75 kg: about 14 weeks/);
  expect((await say('what should my calories be')).text).toContain('Mifflin-St Jeor');
});

test('a target that is not safe is not set', async () => {
  await say('female, 30 years, 165 cm, 60 kg');
  expect((await say('target weight 50')).text).toMatch(/safe|underweight/);
  expect(await profile()).toMatchObject({ weightKg: 60, goals: { weightTarget: 0 } });
});

test('undo leaves the profile as it was, whatever was said', async () => {
  const said = fc.record(
    {
      height: fc.integer({ min: 150, max: 200 }).map((cm) => `${cm} cm`),
      weight: fc.integer({ min: 65, max: 120 }).map((kg) => `${kg} kg`),
      age: fc.integer({ min: 20, max: 80 }).map((years) => `${years} years`),
      sex: fc.constantFrom('male', 'female'),
      target: fc.integer({ min: 75, max: 90 }).map((kg) => `want to reach ${kg} kg`),
      name: fc.constantFrom('my name is Ravi', 'my name is Asha'),
    },
    { requiredKeys: ['height'] },
  );
  await say('M 31, 175 cm, 82 kg, want 75');
  await fc.assert(
    fc.asyncProperty(said, async (parts) => {
      const before = await profile();
      expect((await say(Object.values(parts).join(', '))).text).toMatch(/^Saved:/);
      await say('undo');
      expect(await profile()).toEqual(before);
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

test('body, targets, diet and allergies are told in one message, and taken back in one', async () => {
  const before = await profile();
  const said = await say('M 31, 175 cm, 82 kg, want 75, 2200 kcal and 140 protein, veg, allergic to peanuts');
  expect(said.text.split('\n').slice(1)).toEqual([
    ...['Sex: male', 'Age: 31', 'Height: 175 cm', 'Weight: 82 kg', 'Diet: vegetarian', 'Allergic to: peanuts'],
    ...['Eat: 2,200 kcal (was 2,000 kcal)', 'Protein: 140 g', 'Target weight: 75 kg'],
  ]);
  expect(await profile()).toMatchObject({ diets: ['vegetarian'], allergies: ['peanuts'], goals: { proteinG: 140 } });
  await say('undo');
  expect(await profile()).toEqual(before);
});

test.each([
  ['I live in Dubai', 'Time zone: Asia/Dubai (was Asia/Kolkata)'],
  ['i moved to london', 'Time zone: Europe/London (was Asia/Kolkata)'],
  ['main Bangalore mein rehta hoon', 'Time zone: Asia/Kolkata'],
  ["i'm vegan", 'Diet: vegan'],
  ['main shakahari hoon', 'Diet: vegetarian'],
  ['i hate karela and mushrooms', 'Dislikes: karela, mushrooms'],
  ['mujhe baingan pasand nahi', 'Dislikes: baingan'],
  ['lactose intolerant', 'Allergic to: lactose'],
  ['i want to lose half a kg a week', 'Pace: 0.5 kg a week'],
])('“%s” is kept as “%s”', async (text, line) => {
  expect((await say(text)).text).toBe(`Saved:\n${line}`);
});

test('one way of eating takes the place of another, beside what one eats by on top of it', async () => {
  await say('i am vegetarian');
  await say('i am on keto');
  expect((await say('i am vegan now')).text).toBe('Saved:\nDiet: keto, vegan (was vegetarian, keto)');
  expect((await say('no longer on keto')).text).toBe('Saved:\nDiet: vegan (was keto, vegan)');
  expect((await say('i eat non veg')).text).toBe('Saved:\nDiet: everything (was vegan)');
});

test.each([
  'had veg biryani',
  'veg biryani',
  'is keto good?',
  'i live in a hostel',
  'i don’t like this app',
  'change it to 250 kcal',
])('“%s” sets nothing', async (text) => {
  const before = await profile();
  await say(text);
  expect(await profile()).toEqual(before);
});

test('what is likely wanted is offered and set by agreeing', async () => {
  const offered = await say('doctor bolechen 1500 calorie te thakte. set kore din');
  expect(offered.text).toContain('1,500 kcal');
  expect((await say('haan')).text).toContain('1,500 kcal');
  const again = await say('doctor bolechen 1700 calorie te thakte. set kore din');
  await press(again, 'No');
  expect((await say('goal')).text).toContain('1,500 kcal');
});
