import { expect, test } from 'vitest';
import { readRecipe } from './recipeReading.ts';

test.each([
  [
    'rajma for 4: 250 g rajma, 2 onions, 30 ml oil, made 1.2 kg',
    { name: 'Rajma', servings: 4, yieldG: 1_200, ingredients: ['250 g rajma', '2 onions', '30 ml oil'] },
  ],
  [
    'recipe: tara salad = 100 g paneer, 1 cucumber and 1 tomato, for 2 people',
    { name: 'Tara salad', servings: 2, yieldG: undefined, ingredients: ['100 g paneer', '1 cucumber', '1 tomato'] },
  ],
  [
    'save recipe poha: 2 cups poha, 1 onion; serves 3',
    { name: 'Poha', servings: 3, yieldG: undefined, ingredients: ['2 cups poha', '1 onion'] },
  ],
  [
    'my khichdi recipe:\n1 cup rice\n1 cup moong dal\ntotal 900 g',
    { name: 'Khichdi', servings: 1, yieldG: 900, ingredients: ['1 cup rice', '1 cup moong dal'] },
  ],
])('“%s” keeps a recipe', (text, recipe) => {
  expect(readRecipe(text)).toEqual(recipe);
});

test.each([
  'lunch: dal, rice and 2 rotis',
  'dinner for 2: dal, rice',
  'had rajma for 4: 2 rotis',
  'my smoothie = 320 kcal',
  'give me a recipe',
  'breakfast at 9:30, 2 eggs',
])('“%s” keeps none', (text) => {
  expect(readRecipe(text)).toBeUndefined();
});
