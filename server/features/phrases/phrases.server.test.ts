import { expect, test } from 'vitest';
import { favourites, listOwnFoods, memories, recipes, savedMeals } from '../../../contract/savedFoods.ts';
import { openChat } from '../../../tests/chat.ts';

const chat = openChat();
const { say, press } = chat;
const as = () => ({ token: chat.token });
const call: typeof chat.server.call = (...of) => chat.server.call(...of);

test('a recipe is told, weighs what was cooked, comes first, and is taken back', async () => {
  const kept = await say('rajma for 4: 250 g rajma, 2 onions, 30 ml oil, made 1.2 kg');
  expect(kept.text).toMatch(/^Saved as your recipe: Rajma, 4 servings of 300 g\..*\n• Raw rajma, 250 g: 843 kcal\n/);
  expect((await say('had 1 serving rajma')).text).toContain('• Rajma, 1 serving (300 g): 291 kcal');
  const { body } = await call(recipes.list, { ...as(), query: {} });
  expect(body).toMatchObject([
    { name: 'Rajma', servings: 4, yieldG: 1_200, perServing: { grams: 300, calories: 291 } },
  ]);
  expect((await call(listOwnFoods, { ...as(), query: {} })).body).toEqual([]);
  await press(kept, 'Undo');
  expect((await call(recipes.list, { ...as(), query: {} })).body).toEqual([]);
});

test('a recipe told again has the new ingredients, and undo the old ones', async () => {
  await say('recipe tara salad: 100 g paneer, 1 cucumber, for 2 people');
  const changed = await say('recipe tara salad: 200 g paneer, 1 cucumber, for 2 people');
  const ingredients = async () => (await call(recipes.list, { ...as(), query: {} })).body[0]?.ingredients[0];
  expect(await ingredients()).toEqual({ food: 'Paneer', grams: 200 });
  await press(changed, 'Undo');
  expect(await ingredients()).toEqual({ food: 'Paneer', grams: 100 });
});

test('an ingredient that nobody knows keeps nothing', async () => {
  expect((await say('recipe zork stew: 100 g zork, 2 onions')).text).toMatch(
    /^I don’t know the ingredient “100 g zork”/,
  );
  const ingredients = [{ food: 'zork', grams: 100 }];
  const answer = await call(recipes.create, { ...as(), body: { name: 'Stew', servings: 1, ingredients } });
  expect(answer).toMatchObject({ status: 422, problem: { unknown: ['100 g zork'] } });
});

test('a usual meal is logged by its name, alone and beside others', async () => {
  await say('my usual breakfast = 2 eggs and toast');
  expect((await say('had my usual breakfast')).text).toMatch(/^Breakfast\n• Boiled egg, 2 pieces.*\n• Toast, 2 slices/);
  expect((await say('had my usual breakfast and a banana')).text).toMatch(/\n• Banana, 1 piece/);
  await say('had 2 idli and sambar');
  await say('save this as my usual tiffin');
  expect((await say('had my usual tiffin')).text).toMatch(/\n• Idli, 2 pieces.*\n• Sambar, 1 serving.*\nTogether/);
  const { body } = await call(savedMeals.list, { ...as(), query: {} });
  expect(body.map(({ name }) => name)).toEqual(['usual tiffin', 'usual breakfast']);
});

test.each([
  ['my katori is 200 ml', '1 katori dal', '• Dal, 1 katori (200 g): 160 kcal'],
  ['my roti is 30 g', '2 rotis', '• Roti, 2 pieces (60 g): 155 kcal'],
  ['my chai has no sugar', '1 cup chai', '• Chai without sugar, 1 cup (152 g): 45 kcal'],
  ['my cup is 200 ml', '1 cup chai', '• Masala chai, 1 cup'],
])('“%s” counts in “%s”, until it is forgotten', async (told, meal, line) => {
  const before = (await say(meal)).text.split('\n')[1];
  await say(told);
  expect((await say(meal)).text).toContain(line.split(',')[0] === '• Masala chai' ? '(20' : line);
  await say(`forget my ${told.split(' ')[1]}`);
  expect((await say(meal)).text.split('\n')[1]).toBe(before);
});

test('a favourite is logged by a tap, and gone once it is removed', async () => {
  await say('add 1 masala dosa to my favourites');
  const list = await say('my favourites');
  expect((await press(list, '1 masala dosa')).text).toContain('• Masala dosa, 1 piece');
  const removed = await say('remove 1 masala dosa from favourites');
  expect((await call(favourites.list, { ...as(), query: {} })).body).toEqual([]);
  await press(removed, 'Undo');
  expect((await call(favourites.list, { ...as(), query: {} })).body).toHaveLength(1);
});

test('a memory has to say how much, or which food', async () => {
  const keep = (phrase: string, meaning: string) => call(memories.create, { ...as(), body: { phrase, meaning } });
  expect((await keep('katori', '200 ml')).status).toBe(201);
  expect((await keep('Katori', '210 ml')).status).toBe(409);
  expect((await keep('roti', '900000 g')).status).toBe(422);
  expect((await keep('chai', 'zork zork')).status).toBe(422);
  expect((await say('my recipes')).text).toContain('katori = 200 ml');
});
