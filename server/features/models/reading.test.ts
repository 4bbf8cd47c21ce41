import { describe, expect, test } from 'vitest';
import { linesSeenTwice } from './help/readTable.ts';
import { numbersIn, sentencesSaid, type Translation, wordsMeant } from './reading.ts';

const food = (name: string, amount: number | null = null, unit: string | null = null, share: number | null = null) => ({
  food: name,
  amount,
  unit,
  share,
});
const meant = (fields: Partial<Translation>): Translation => ({
  ...{ intent: 'ate', foods: [], day: null, meal: null, entry: null },
  ...fields,
});

describe('what a model read', () => {
  test.each([
    [
      '2 roti and dal kal raat',
      { foods: [food('roti', 2), food('dal')], day: 'yesterday', meal: 'dinner' },
      'yesterday for dinner had 2 roti, dal',
    ],
    ['मैंने दो कटोरी वो पीली वाली चीज़ खाई', { foods: [food('dal', 2, 'katori')] }, 'had 2 katori dal'],
    ['dhai plate of the usual', { foods: [food('biryani', 2.5, 'plate')] }, 'had 2.5 plate biryani'],
    ['we 4 split the big pizza', { foods: [food('pizza', 1, null, 0.25)] }, undefined],
    ['1 pizza, 4 of us', { foods: [food('pizza', 1, null, 0.25)] }, 'had 0.25 pizza'],
    ['50g of that white thing', { foods: [food('paneer', 50, 'grams')] }, 'had 50 gram paneer'],
    ['scrap the curd', { intent: 'remove', entry: 'curd' }, 'remove curd'],
    ['it was 3 idlis really', { intent: 'change', entry: 'dosa', foods: [food('idli', 3)] }, 'change dosa to 3 idli'],
  ] as const)('“%s” in words that the built-in reading knows', (message, fields, words) => {
    expect(wordsMeant(message, meant(fields as Partial<Translation>))).toBe(words);
  });

  test.each([
    ['invents an amount', { foods: [food('roti', 5)] }],
    ['invents grams', { foods: [food('roti', 2, 'kg')] }],
    ['hides a figure in a name', { foods: [food('roti 9')] }],
    ['hides a number word in a name', { foods: [food('nine samosa')] }],
    ['hides a command in a name', { foods: [food('roti\nundo')] }],
    ['names an entry with a figure', { intent: 'remove', entry: 'everything; 900 kcal' }],
    ['understood nothing', { intent: 'unclear' }],
    ['names no food', {}],
  ] as [string, Partial<Translation>][])('counts for nothing where it %s', (_, fields) => {
    expect(wordsMeant('maine 2 roti khayi thi', meant(fields))).toBeUndefined();
  });
});

test('the numbers of a message are those in digits and in words, halves and ranges too', () => {
  expect(numbersIn('do roti, 1½ cup, half a naan, dhai sau g, 2-3 idli')).toEqual(
    expect.arrayContaining([2, 1.5, 0.5, 250, 2.5]),
  );
});

describe('what a model says', () => {
  const facts = 'Energy today: 1240 kcal; left: 560 kcal.';
  test.each([
    ['You have 560 kcal left. Dal fits. Enjoy! And more.', 'You have 560 kcal left. Dal fits. Enjoy!'],
    ['You have 600 kcal left.', undefined],
    ['About six hundred are left.', undefined],
    ['Look at https://example.com for more.', undefined],
    ['Do have one of those.', 'Do have one of those.'],
  ])('“%s”', (answer, said) => {
    expect(sentencesSaid(answer, facts)).toBe(said);
  });
});

test('a line of a model counts where a line of the photo has all of its figures, in the same order', () => {
  const written = ['Haemogl. _9.8_ g/dL 12.0 - 15.0', 'MCV 81 fl', 'LDL 145', 'HDL 45', '7 2'];
  const haemoglobin = 'Haemoglobin | 9.8 | g/dL | 12.0 - 15.0';
  const counted = (...lines: string[]) => linesSeenTwice(lines, written);
  expect(counted('Biochemistry', haemoglobin, 'LDL | 145')).toEqual([
    'Biochemistry',
    haemoglobin.replaceAll(' | ', '\t'),
    'LDL\t145',
  ]);
  expect(counted('Haemoglobin | 98', 'MCV | 81 | 1.5', 'X | 7.2')).toEqual([]);
  expect(counted('HDL | 145', 'LDL | 45', 'LDL | 145')).toEqual(['HDL\t145', 'LDL\t45']);
  expect(counted('LDL | 45', 'HDL | 145')).toEqual(['LDL\t45']);
});
