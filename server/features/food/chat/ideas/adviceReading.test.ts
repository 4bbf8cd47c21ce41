import { expect, test } from 'vitest';
import { readWishForIdeas } from './adviceReading.ts';

const anything = { diets: [], mostKcal: undefined, holding: [], without: [] };

test.each([
  ['what should I eat for dinner?', 'dinner'],
  ['What can i have now', undefined],
  ['suggest me something healthy for breakfast', 'breakfast'],
  ['dinner ideas', 'dinner'],
  ['aaj raat ko kya khaun?', 'dinner'],
  ['kya khana chahiye', undefined],
  ['शाम को क्या खाऊं', 'snack'],
  ['वजन कम करने के लिए क्या खाऊं', undefined],
  ["I'm hungry", undefined],
])('“%s” asks for ideas', (text, mealType) => {
  expect(readWishForIdeas(text)).toEqual({ mealType, isSpecial: false, ...anything });
});

test.each([
  ['high protein snack under 200 calories', { mealType: 'snack', diets: ['highProtein'], mostKcal: 200 }],
  [
    'suggest veg dinner under 400 kcal high protein',
    { mealType: 'dinner', diets: ['highProtein', 'vegetarian'], mostKcal: 400 },
  ],
  ['veg dinner under 400 kcal high protein', { mealType: 'dinner', mostKcal: 400 }],
  ['keto snack', { mealType: 'snack', diets: ['keto'] }],
  ['suggest something high protein', { diets: ['highProtein'] }],
  ['dinner ideas under 400 kcal', { mealType: 'dinner', mostKcal: 400 }],
  ['what can I cook with paneer and spinach', { holding: ['paneer', 'spinach'] }],
  ['what should i have for lunch? i have leftover rajma and curd', { mealType: 'lunch', holding: ['rajma', 'curd'] }],
  ['dinner me kya khau ghar pe sirf dal aur chawal hai', { mealType: 'dinner', holding: ['dal', 'chawal'] }],
  ['what would be a light dinner after that', { mealType: 'dinner' }],
  ['400 kcal ke andar dinner batao', { mealType: 'dinner', mostKcal: 400 }],
  ['dinner ideas, no meat, onion gives me reflux', { mealType: 'dinner', without: ['meat', 'onion'] }],
  ['suggest breakfast without egg', { mealType: 'breakfast', without: ['egg'] }],
  ['bina pyaaz lahsun ke dinner batao kya banau', { mealType: 'dinner', without: ['pyaaz', 'lahsun'] }],
  ['what can i eat for lunch, no dairy and no gluten please', { mealType: 'lunch', without: ['dairy', 'gluten'] }],
  ['प्याज के बिना शाम को क्या खाऊं', { mealType: 'snack', without: ['प्याज'] }],
  ['low carb breakfast ideas', { mealType: 'breakfast', diets: ['keto'] }],
])('“%s” says what they have to be', (text, wish) => {
  expect(readWishForIdeas(text)).toMatchObject(wish);
});

test.each(['I have diabetes, what can I eat?', 'what should I eat in pregnancy for lunch'])(
  '“%s” asks for more than can be weighed',
  (text) => {
    expect(readWishForIdeas(text)?.isSpecial).toBe(true);
  },
);

test.each([
  'what can I eat, I had 2 rotis',
  'my friend suggested pizza, had 2 slices',
  'kya khaya',
  'had dinner',
  'veg dinner',
  'high protein shake 250 kcal',
  'keto roti 2',
  'no idea what it was, 2 rotis',
])('“%s” does not', (text) => {
  expect(readWishForIdeas(text)).toBeUndefined();
});
