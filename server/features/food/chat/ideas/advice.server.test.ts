import { describe, expect, test } from 'vitest';
import { listFoodEntries } from '../../../../../contract/entries/food.ts';
import { openChat } from '../../../../../tests/chat.ts';
import { understandMeal } from '../../../nutrition/reading/understandMeal.ts';
import { loadFoodTable } from '../../../nutrition/table/foodTable.ts';
import { ideas } from './ideas.ts';

const chat = openChat();
const { say, press } = chat;
const ideasIn = (text: string) => [...text.matchAll(/^• (.*): ([\d,]+) kcal, protein \d+ g$/gm)];

test.each(ideas)('an idea is understood as it is told: $told', ({ told }) => {
  const { items, questions, unknown } = understandMeal(told, loadFoodTable());
  expect(items.length).toBeGreaterThan(0);
  expect([...questions, ...unknown]).toEqual([]);
});

describe('who asks what to eat', () => {
  test('gets three meals that fit into the day, and nothing is logged', async () => {
    const { text } = await say('what should I eat for dinner?');
    expect(text).toMatch(
      /^Today: 0 of 2,000 kcal, 2,000 left\nDinner, up to 800 kcal:\n• .*\n• .*\n• .*\nNothing was logged/,
    );
    const { body } = await chat.server.call(listFoodEntries, { token: chat.token, query: {} });
    expect(body).toEqual([]);
  });

  test('gets what is left of the target, not more', async () => {
    await say('goal 1400 kcal');
    await say('5 samosas');
    const { text } = await say('dinner ideas');
    const left = Number(text.match(/([\d,]+) left/)?.[1]?.replace(',', ''));
    expect(left).toBeLessThan(500);
    expect(ideasIn(text)).not.toEqual([]);
    for (const [, , energy] of ideasIn(text)) expect(Number(energy)).toBeLessThanOrEqual(left);
  });

  test('for tomorrow gets meals of a whole day, and no button that would log them today', async () => {
    await say('6 samosas');
    const answer = await say('what should i eat tomorrow');
    expect(answer.text).toMatch(/^Tomorrow: the whole day’s 2,000 kcal to plan with\nBreakfast, up to 600 kcal:/);
    expect(answer.buttons ?? []).toEqual([]);
    expect((await say('nalaiku enna saapidalam')).text).toMatch(/^(?:Tomorrow|Kal):/);
  });

  test('gets something light when the day is full', async () => {
    await say('goal 1200 kcal');
    await say('6 samosas');
    const { text } = await say('aaj raat ko kya khaun?');
    expect(text).toContain('You’re close to today’s target or past it, so something light:');
    expect(ideasIn(text)).toHaveLength(3);
  });

  test('gets eggs or meat only when they are eaten', async () => {
    const animal = /chicken|fish|egg/;
    await say('1 slice eggless cake');
    await say('eggplant curry');
    expect((await say('what can I have for lunch')).text).not.toMatch(animal);
    await say('1 plate chicken biryani');
    expect((await say('what can I have for lunch')).text).toMatch(animal);
  });

  test('logs one of them by a tap, or by its place', async () => {
    const asked = await say('suggest veg dinner under 400 kcal high protein');
    expect(asked.text).toMatch(
      /\nDinner, up to 400 kcal:\n• 100 g paneer, 1 cucumber and 1 tomato: 315 kcal, protein 20 g\n/,
    );
    expect((await press(asked, 'Log 2nd')).text).toMatch(/^Dinner\n• Moong dal chilla/);
    await say('suggest veg dinner under 400 kcal high protein');
    expect((await say('add the first one')).text).toMatch(/^Dinner\n• Paneer, 100 g: 265 kcal/);
  });

  test('gets nothing that their diet, an allergy or a dislike leaves out', async () => {
    await say('i am vegan');
    await say('allergic to soy');
    await say('i hate sprouts');
    for (const text of ['breakfast ideas', 'lunch ideas', 'dinner ideas', 'snack ideas', 'keto snack'])
      expect((await say(text)).text).not.toMatch(/paneer|curd|egg|chicken|fish|soya|tofu|sprouts|chaas/);
  });

  test('hears that nothing fits all of it', async () => {
    expect((await say('keto dinner under 50 kcal')).text).toMatch(/\nI don’t know a meal that fits all of that/);
  });
});
