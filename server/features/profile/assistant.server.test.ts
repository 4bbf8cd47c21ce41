import { expect, test } from 'vitest';
import { openChat } from '../../../tests/chat.ts';

const { say, press } = openChat();

test('a target is changed in words, and back by the button', async () => {
  const answer = await say('set my calorie goal to 1,800');
  expect(answer.text).toBe('Saved:\nEat: 1,800 kcal (was 2,000 kcal)');
  await press(answer, 'Undo');
  expect((await say('goal')).text).toContain('Eat: 2,000 kcal');
});

test('how much is right is answered with the target that is asked of, and why', async () => {
  expect((await say('how much water should I drink?')).text).toMatch(/^Water: 2.5 L\n./);
  expect((await say('kitna sona chahiye')).text).toMatch(/^(?:Sleep|Neend): 8 .*\n./);
  expect((await say('kitna pani peena chahiye')).text).toMatch(/^(?:Water|Paani): 2.5 L\n./);
});

test.each([
  ['goal 1750', 'Eat: 1,750 kcal'],
  ['water goal 3 l', 'Water: 3 L'],
  ['goal 2500 ml', 'Water: 2.5 L'],
  ['daily sleep target: 7.5 hours', 'Sleep: 7.5 h'],
  ['change my burn goal to 400', 'Burn: 400 kcal'],
  ['weight goal 68.5 kg', 'Target weight: 68.5 kg'],
  ['set protein target 120', 'Protein: 120 g'],
  ['i want 25 g fibre', 'Fibre: 25 g'],
  ['step goal 10k', 'Steps: 10,000 steps'],
  ['sodium limit 2 g', 'Sodium: 2,000 mg'],
  ['roz 140 g protein chahiye', 'Protein: 140 g'],
])('“%s” sets %s', async (text, line) => {
  await say(text);
  expect((await say('goal')).text.split('\n')).toContain(line);
});

test('a target outside its bounds is refused with a sentence, and nothing changes', async () => {
  expect((await say('goal 50000')).text).toMatch(/^Eat: I can set 1 kcal to 20,000 kcal/);
  expect((await say('goal')).text).toContain('Eat: 2,000 kcal');
});

test('macronutrients are set together, as shares of the energy too, and stand beside what was eaten', async () => {
  const set = await say('goal 2000 kcal, protein 30%, 200 g carbs, fat 60');
  expect(set.text).toBe('Saved:\nEat: 2,000 kcal\nProtein: 150 g\nCarbs: 200 g\nFat: 60 g');
  expect((await say('2 boiled eggs')).text).toMatch(/\nProtein 12 of 150 g, carbs 1 of 200 g, fat 10 of 60 g$/);
  expect((await say("what's left today")).text).toMatch(/\nProtein: 12 of 150 g, 138 g left\n/);
  expect((await say('protein left')).text).toMatch(/^Protein left: 138 g/);
});

test('a target that is not safe is refused, with the nearest safe one and what a doctor set', async () => {
  await say('male, 70 kg, 175 cm, 30 years');
  const refused = await say('set protein target 400');
  expect(refused.text).toContain('more than your body can use');
  expect((await press(refused, 'Set 245 g')).text).toBe('Saved:\nProtein: 245 g');
  const again = await say('set protein target 300');
  expect((await press(again, 'My doctor set this')).text).toBe('Saved:\nProtein: 300 g (was 245 g)');
});
