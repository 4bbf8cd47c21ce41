import { expect, test } from 'vitest';
import { readFoodQuestion } from './advice.ts';

test.each([
  ['is idli good for weight loss', { kind: 'judge', aim: 'weightLoss', food: 'idli' }],
  ['main aam kha sakta hu kya', { kind: 'judge', aim: undefined, food: 'aam' }],
  ['is rice ok at night', { kind: 'judge', aim: 'night', food: 'rice' }],
  ['diabetes me kya nahi khana chahiye', { kind: 'avoid', aim: 'sugar', food: '' }],
  ['was that bad', { kind: 'judge', aim: undefined, food: '' }],
  ['how many calories does 1 roti have', { kind: 'figures', aim: undefined, food: '1 roti' }],
])('“%s” asks about a food', (text, question) => {
  expect(readFoodQuestion(text)).toEqual(question);
});

test.each([
  'had good dal',
  '2 rotis',
  'kitna paani peena chahiye mujhe',
  'the idli was good',
  'how many calories did i eat',
])('“%s” asks about no food', (text) => {
  expect(readFoodQuestion(text)).toBeUndefined();
});
