import { expect, test } from 'vitest';
import { readFoodQuestion } from './advice.ts';

test.each([
  ['is idli good for weight loss', { kind: 'judge', aim: 'weightLoss', food: 'idli' }],
  ['main aam kha sakta hu kya', { kind: 'judge', aim: undefined, food: 'aam' }],
  ['can i eat maggi at half past 11?', { kind: 'judge', food: 'maggi' }],
  ['is rice ok at night', { kind: 'judge', aim: 'night', food: 'rice' }],
  ['diabetes me kya nahi khana chahiye', { kind: 'avoid', aim: 'sugar', food: '' }],
  ['how many calories does 1 roti have', { kind: 'figures', aim: undefined, food: '1 roti' }],
  ['what has more protein, egg or paneer', { kind: 'figures', food: 'egg, paneer' }],
  ['150 g paneer or 150 g tofu, which gives more protein', { kind: 'figures', food: '150 g paneer, 150 g tofu' }],
  ['brown rice better than white?', { kind: 'figures', food: 'brown rice, white rice' }],
  ['idli ya dosa kaunsa better', { kind: 'figures', food: 'idli, dosa' }],
  ['iron in gongura', { kind: 'figures', nutrients: ['ironMg'], food: 'gongura' }],
  ['how much B12 in an egg', { kind: 'figures', nutrients: ['vitaminB12Ug'], food: 'egg' }],
  ['kitna calcium hai ragi me', { kind: 'figures', nutrients: ['calciumMg'], food: 'ragi' }],
  ['amla vitamin c', { kind: 'figures', nutrients: ['vitaminCMg'], food: 'amla' }],
  ['kala chana iron per 100g', { kind: 'figures', nutrients: ['ironMg'] }],
  ['khichdi roz khana kaisa hai weight loss ke liye', { kind: 'judge', aim: 'weightLoss' }],
  ['is banana rich in potassium', { kind: 'figures', nutrients: ['potassiumMg'], food: 'banana' }],
])('“%s” asks about a food', (text, question) => {
  expect(readFoodQuestion(text)).toMatchObject(question);
});

test.each([
  'had good dal',
  'whey protein',
  '2 rotis',
  'kitna paani peena chahiye mujhe',
  'the idli was good',
  'how many calories did i eat',
  'how much iron do i need',
  'iron tablet at 9',
  'which foods are rich in iron',
])('“%s” asks about no food', (text) => {
  expect(readFoodQuestion(text)).toBeUndefined();
});
