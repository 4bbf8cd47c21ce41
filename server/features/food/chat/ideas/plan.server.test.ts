import { expect, test } from 'vitest';
import { openChat } from '../../../../../tests/chat.ts';

const chat = openChat();
const { say, press } = chat;
const energiesIn = (text: string) =>
  [...text.matchAll(/, ([\d,]+) kcal$/gm)].map(([, kcal]) => Number(kcal?.replace(',', '')));

test.each([
  ['vegetarian', 'goal 1400 kcal'],
  ['vegan', 'goal 2000 kcal'],
  ['eggetarian', 'goal 2600 kcal'],
])('a day is planned for who is %s and says “%s”, and stays within it', async (diet, goal) => {
  await say(`i am ${diet}`);
  await say(goal);
  const target = Number(goal.match(/\d+/)?.[0]);
  const { text } = await say('plan my day');
  const total = energiesIn(text).reduce((sum, kcal) => sum + kcal, 0);
  expect(energiesIn(text)).toHaveLength(4);
  expect(total).toBeLessThanOrEqual(target);
  expect(total).toBeGreaterThanOrEqual(target * 0.8);
  expect(text).not.toMatch(diet === 'vegan' ? /paneer|curd|egg|chicken|fish|chaas/ : /chicken|fish/);
});

test('a meal of the plan is swapped, logged by a tap, and shopped for', async () => {
  const plan = await say('diet plan for today');
  const lunchOf = (text: string) => text.split('\n').find((line) => line.startsWith('• Lunch'));
  const other = await press(plan, 'Another lunch');
  expect(lunchOf(other.text)).not.toBe(lunchOf(plan.text));
  const logged = await press(other, 'Log lunch');
  expect(logged.text).toMatch(/^Lunch\n• /);
  const [energy] = energiesIn(lunchOf(other.text) ?? '');
  expect(logged.text).toContain(`${energy?.toLocaleString('en')} kcal (likely`);
  expect((await press(other, 'Shopping list')).text).toMatch(/^Shopping list:\n• [^:\n]+: [\d,]+ g\n• /);
});

test('a week is planned, a day on each line, with its shopping list', async () => {
  const week = await say('plan my week');
  expect(week.text).toMatch(/^A week of about 1,[789]\d\d kcal a day:\n(?:• .+\n?){7}$/);
  const list = await press(week, 'Shopping list');
  expect(list.text).toMatch(/^Shopping list:\n(?:• .+\n?){10,}$/);
  expect((await say('shopping list')).text).toBe(list.text);
});

test.each(['workout plan', 'had my diet food', 'cancel my plan'])('“%s” asks for none', async (text) => {
  expect((await say(text)).text).not.toMatch(/^A (?:day|week) of/);
});
