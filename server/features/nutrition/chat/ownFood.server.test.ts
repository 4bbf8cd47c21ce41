import { describe, expect, test } from 'vitest';
import { listFoodEntries } from '../../../../contract/entries/food.ts';
import { searchFoods } from '../../../../contract/nutrition.ts';
import { openChat } from '../../../../tests/chat.ts';

const chat = openChat();
const { say, press } = chat;
const logged = async () => {
  const { body } = await chat.server.call(listFoodEntries, { token: chat.token, query: {} });
  return body.map(({ foodName, calories, proteinG }) => [foodName, calories, proteinG]);
};
const ownFoods = async (q: string) => {
  const { body } = await chat.server.call(searchFoods, { token: chat.token, query: { q } });
  return body.filter(({ origin }) => origin === 'own').map(({ name }) => name);
};

describe('a food of one’s own', () => {
  test('is kept by saying what is in it, and logged with that when it is had', async () => {
    const answer = await say('my smoothie = 320 kcal 12 g protein');
    expect(answer.text).toBe(
      'Saved as your own food: Smoothie, 320 kcal, protein 12 g. Nothing is logged yet.\n' +
        'Write “had my smoothie” and I’ll log it, or “forget my smoothie”.',
    );
    expect(await logged()).toEqual([]);
    await say('had my smoothie');
    await say('drank a glass of my smoothie');
    await say('had half my smoothie');
    expect(await logged()).toEqual([
      ['Smoothie', 320, 12],
      ['Smoothie', 320, 12],
      ['Smoothie', 160, 6],
    ]);
  });

  test('takes the figures that are said again, and undo brings back those before', async () => {
    await say('my smoothie = 320 kcal 12 g protein');
    const answer = await say('my Smoothie is 350 kcal');
    expect(answer.text).toMatch(/^Smoothie now has these figures: 350 kcal\./);
    expect(await ownFoods('smoothie')).toEqual(['Smoothie']);
    await say('had my smoothie');
    await say('undo');
    expect((await press(answer, 'Undo')).text).toContain('Your own foods are as before.');
    await say('had my smoothie');
    expect(await logged()).toEqual([['Smoothie', 320, 12]]);
  });

  test('is eaten in the unit that its figures were said for', async () => {
    expect((await say('save my trail mix: 200 kcal and 6 g protein per handful')).text).toContain(
      'Trail mix, 1 handful: 200 kcal, protein 6 g',
    );
    await say('my granola has 450 kcal for 100 g');
    await say('had a handful of my trail mix');
    await say('had 50 g of my granola');
    expect(await logged()).toEqual([
      ['Trail mix', 200, 6],
      ['Granola', 225, 0],
    ]);
  });

  test('is forgotten by a sentence or by undo, and comes back by undo', async () => {
    const kept = await say('my smoothie = 320 kcal');
    const answer = await say('forget my smoothie');
    expect(answer.text).toBe('Forgotten: Smoothie. What you logged with it stays.');
    expect(await ownFoods('smoothie')).toEqual([]);
    expect((await say('forget my smoothie')).text).toMatch(/^You have nothing of your own called “Smoothie”/);
    await press(answer, 'Undo');
    expect(await ownFoods('smoothie')).toEqual(['Smoothie']);
    await press(kept, 'Undo');
    expect(await ownFoods('smoothie')).toEqual([]);
  });

  test('is logged by its own name, whatever else the name says', async () => {
    await say('save my amma style kanji as 120 kcal');
    await say('amma style kanji 1 cup drank');
    await say('save kr le: gains shake = 1 scoop whey, 1 kela, 250 ml doodh');
    await say('gains shake piya');
    expect((await logged()).map(([name]) => name)).toEqual(['Amma style kanji', 'Gains shake']);
  });

  test('that was forgotten does not come back beside another of its name', async () => {
    await say('my smoothie = 320 kcal');
    const answer = await say('forget my smoothie');
    await say('my smoothie = 200 kcal');
    await press(answer, 'Undo');
    expect(await ownFoods('smoothie')).toEqual(['Smoothie']);
    await say('had my smoothie');
    expect(await logged()).toEqual([['Smoothie', 200, 0]]);
  });

  test.each(['my shake = 100 kcal 80 g protein', 'my shake = 9000 kcal', 'my shake = 90 kcal for 5 g'])(
    'is not kept with figures that no food has: %s',
    async (text) => {
      expect((await say(text)).text).toMatch(/^These figures for Shake don’t add up, so I saved nothing/);
      expect(await ownFoods('shake')).toEqual([]);
    },
  );
});

test('own foods are spoken of in the language of the person', async () => {
  const { db } = chat.server.context;
  await db.updateTable('users').set({ language: '' }).where('id', '=', chat.userId).execute();
  expect((await say('मेरी चाय 60 कैलोरी की है')).text).toMatch(/^आपके खाने में सहेज लिया: चाय, 60 कैलोरी।/);
  expect((await say('meri lassi 200 kcal ki hai')).text).toMatch(
    /^Aapke apne foods mein save ho gaya: Lassi, 200 kcal\./,
  );
});
