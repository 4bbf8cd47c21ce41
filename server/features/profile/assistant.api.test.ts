import { expect, test } from 'vitest';
import { openChat } from '../../../tests/chat.ts';

const { say, press } = openChat();

test('a target is changed in words, and back by the button', async () => {
  const answer = await say('set my calorie goal to 1,800');
  expect(answer.text).toMatch(/^Your daily targets\nEat: 1,800 kcal\n.+\nEat was 2,000 kcal\.$/s);
  expect((await press(answer, 'Back to 2,000 kcal')).text).toContain('Eat: 2,000 kcal');
  expect((await say('goal')).text).toContain('Eat: 2,000 kcal');
});

test('how much is right is answered with the targets', async () => {
  expect((await say('how much water should I drink?')).text).toMatch(/^Your daily targets\n(?:.*\n)*Water: 2.5 L/);
});

test.each([
  ['goal 1750', 'Eat: 1,750 kcal'],
  ['water goal 3 l', 'Water: 3 L'],
  ['goal 2500 ml', 'Water: 2.5 L'],
  ['daily sleep target: 7.5 hours', 'Sleep: 7.5 h'],
  ['change my burn goal to 400', 'Burn: 400 kcal'],
  ['weight goal 68.5 kg', 'Weight: 68.5 kg'],
])('“%s” sets %s', async (text, line) => {
  await say(text);
  expect((await say('goal')).text.split('\n')).toContain(line);
});

test('a target outside its bounds is refused with a sentence, and nothing changes', async () => {
  expect((await say('goal 50000')).text).toMatch(/^Eat: I can set 1 kcal to 20,000 kcal/);
  expect((await say('goal')).text).toContain('Eat: 2,000 kcal');
});
