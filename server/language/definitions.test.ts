import { expect, test } from 'vitest';
import { readDefinition, saysToKeep } from './definitions.ts';

test.each([
  ['save gains shake = 1 scoop whey, 1 banana', 'gains shake', '1 scoop whey, 1 banana'],
  ['save kar lo: office poha = 250 kcal', 'office poha', '250 kcal'],
  ['define food "jar shake": 48 g whey = 430 kcal', 'jar shake', '48 g whey = 430 kcal'],
  ['it is thin, save koro ‘mess dal’ 1 bati 60 cal', 'mess dal', '1 bati 60 cal'],
  ['isko save karlo: gym bowl = 100 g oats', 'gym bowl', '100 g oats'],
  ['ghar no chevdo save karjo - 100 g ma 400 cal', 'ghar no chevdo', '100 g ma 400 cal'],
  ['usual dinner save: khichdi, chaas', 'usual dinner', 'khichdi, chaas'],
  ['my shake = 300 ml milk, 1 banana', 'shake', '300 ml milk, 1 banana'],
])('“%s” defines %s', (text, name, content) => {
  expect(readDefinition(text)).toEqual({ name, content });
});

test.each(['had 2 rotis', 'lunch: dal, rice', 'save this', 'my shake is nice', 'save my shake = 200 kcal?'])(
  '“%s” defines nothing',
  (text) => {
    expect(readDefinition(text)).toBeUndefined();
  },
);

test('that something is to be kept is known in other languages', () => {
  expect(['amar bati 180 ml er, mone rakhun', 'vati 120 ml chi, lakshat thev', 'had dal'].map(saysToKeep)).toEqual([
    true,
    true,
    false,
  ]);
});
