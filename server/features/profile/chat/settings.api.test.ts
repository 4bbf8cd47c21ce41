import { expect, test } from 'vitest';
import { getProfile } from '../../../../contract/profile.ts';
import { openChat } from '../../../../tests/chat.ts';
import fc from '../../../../tests/properties.ts';

const chat = openChat();
const { say } = chat;
const profile = async () => {
  const { body } = await chat.server.call(getProfile, { token: chat.token, params: { userId: chat.userId } });
  return body;
};

test('what a person says of themselves is kept at once, each with what it was', async () => {
  const text = (await say('M 31, 175 cm, 82 kg, want 75')).text;
  expect(text).toBe('Saved:\nSex: male\nAge: 31\nHeight: 175 cm\nWeight: 82 kg\nTarget weight: 75 kg');
  expect(await profile()).toMatchObject({ gender: 'male', heightCm: 175, weightKg: 82, goals: { weightTarget: 75 } });
  expect((await say('my height is 176 cm')).text).toBe('Saved:\nHeight: 176 cm (was 175)');
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
