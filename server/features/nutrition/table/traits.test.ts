import { expect, test } from 'vitest';
import { commonAllergies } from '../../../../texts/portal/account/foodPreferences.ts';
import { loadFoodTable } from './foodTable.ts';
import { type Content, harms, holds, traitsOf } from './traits.ts';

const table = loadFoodTable();
const called = (name: string) => {
  const food = table.foods.find((candidate) => candidate.name === name);
  if (!food) throw new Error(`no ${name}`);
  return traitsOf(food, table);
};

test('a dish holds all that any of what it is made of holds, and is known where all of it is', () => {
  for (const food of table.foods) {
    const { contents, isKnown } = traitsOf(food, table);
    for (const { foodId } of food.madeOf ?? []) {
      const part = table.byId.get(foodId);
      if (!part) throw new Error(`${food.name} is made of ${foodId}`);
      const inPart = traitsOf(part, table);
      const missing = [...inPart.contents].filter((content) => !contents.has(content));
      expect([food.name, part.name, ...missing]).toEqual([food.name, part.name]);
      expect([food.name, isKnown && !inPart.isKnown]).toEqual([food.name, false]);
    }
  }
});

const animal: Content[] = ['meat', 'pork', 'fish', 'shellfish', 'egg'];
test('no food that is called by an animal counts as vegetarian', () => {
  const said = /\b(?:chicken|mutton|lamb|beef|pork|bacon|turkey|fish|prawns?|shrimps?|crab|keema)\b/i;
  const other =
    /\b(?:vegetarian|veg|meatless|mock|plant|soy|soya|style|crab ?apple|goldfish|fish ?mint|without|meat substitute)\b/i;
  const wrong = table.foods.filter((food) => {
    const { contents } = traitsOf(food, table);
    return said.test(food.name) && !other.test(food.name) && !animal.some((content) => contents.has(content));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test.each([
  ['Rajma', ['onionGarlic', 'legume'], ['meat', 'milk', 'egg']],
  ['Palak paneer', ['milk'], ['egg', 'meat', 'wheat']],
  ['Roti', ['wheat'], ['milk', 'egg']],
  ['Boiled egg', ['egg'], ['meat']],
  ['Chicken curry', ['meat'], ['egg']],
])('%s holds %j and none of %j', (name, has, hasNot) => {
  const { contents } = called(name);
  expect([...contents]).toEqual(expect.arrayContaining(has));
  expect(hasNot.filter((content) => contents.has(content as Content))).toEqual([]);
});

test('what somebody is allergic to, or does not like, is found in what a dish is made of', () => {
  expect(holds(called('Poha'), 'peanuts')).toBe(true);
  expect(holds(called('Palak paneer'), 'lactose')).toBe(true);
  expect(holds(called('Palak paneer'), 'spinach')).toBe(true);
  expect(holds(called('Roti'), 'karela')).toBe(false);
});

test.each(Object.values(commonAllergies))(
  'an allergy that the profile offers is known in both languages',
  (allergy) => {
    const harmedBy = (words: string) => table.foods.filter((food) => harms(traitsOf(food, table), words));
    const hindi = new Set(harmedBy(allergy('hi')));
    const english = harmedBy(allergy('en'));
    expect(hindi.size).toBeGreaterThan(0);
    // English also finds what has the word in its name alone, as almond milk does.
    expect(english.filter((food) => !hindi.has(food)).length).toBeLessThan(english.length / 20);
  },
);
