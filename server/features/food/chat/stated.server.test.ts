import { describe, expect, test } from 'vitest';
import { listFoodEntries } from '../../../../contract/entries/food.ts';
import { openChat } from '../../../../tests/chat.ts';
import { readStatedEnergy } from './stated.ts';

const chat = openChat();
const { say } = chat;
const logged = async () => (await chat.server.call(listFoodEntries, { token: chat.token, query: {} })).body;

describe('a food that no table knows', () => {
  test('is logged with the calories that the person says, as the bot proposes', async () => {
    const refusal = await say('I had a florb');
    const proposed = refusal.text.match(/such as “(.*)”/)?.[1] ?? '';
    expect(proposed).toBe('florb 250 kcal');
    const answer = await say(proposed);
    expect(answer.text).toMatch(
      /^• Florb, 1 serving: 250 kcal\nI took the calories you gave.*\nToday: 250 of 2,000 kcal, 1,750 left$/,
    );
    await chat.press(answer, '×2');
    expect((await logged()).map(({ calories, foodName }) => [foodName, calories])).toEqual([['Florb', 500]]);
    await say('undo');
    await say('undo');
    expect(await logged()).toEqual([]);
  });

  test('says what else was told of it', async () => {
    expect((await say('quick add 350 kcal 20g protein 30g carbs 10g fat')).text).toMatch(
      /^• Quick add, 1 serving: 350 kcal\nI took the figures you gave: protein 20 g, carbs 30 g, fat 10 g\.\nToday: /,
    );
    expect(await logged()).toMatchObject([{ calories: 350, proteinG: 20 }]);
    await say('undo');
  });

  test('needs no name, and keeps the meal and the day that were told', async () => {
    expect((await say('yesterday ate something around 400 calories')).text).toMatch(
      /^• Quick add, 1 serving: 400 kcal\n.*\nYesterday: 400 of/,
    );
    await say('log 150 kcal');
    expect((await logged()).map(({ foodName, calories }) => [foodName, calories])).toEqual([['Quick add', 150]]);
  });

  test.each(['burned 300 calories', 'goal 1800 kcal', 'how is 250 kcal', 'workout 300 kcal', 'florb 99999 kcal'])(
    'is not “%s”',
    async (text) => {
      await say(text);
      expect(await logged()).toEqual([]);
    },
  );
});

test.each([
  ['florb 250 kcal', 'Florb', 250],
  ['I had a thattu vada, 180 calories', 'Thattu vada', 180],
  ['maine kozhi 300 cal', 'Kozhi', 300],
  ['ate about 400 kcal', 'Quick add', 400],
  ['quick add 90 kcal', 'Quick add', 90],
  ['a florb, 850 kJ', 'Florb', 203],
  ['florb 1,046 kj', 'Florb', 250],
  ['the pudding is actually 150 kcal and 20 g protein', 'Pudding', 150],
])('“%s” is %s with %d kcal', (text, name, energyKcal) => {
  expect(readStatedEnergy(text)).toMatchObject({ name, figures: { energyKcal } });
});

test.each(['quick add 350 kcal 20g protein 30g carbs 10g fat', 'protein 20 g, carbs 30 g, fat 10 g, 350 kcal'])(
  'keeps all figures that are told: %s',
  (text) => {
    const figures = { energyKcal: 350, proteinG: 20, carbohydrateG: 30, fatG: 10 };
    expect(readStatedEnergy(text)).toEqual({ name: 'Quick add', figures });
  },
);
