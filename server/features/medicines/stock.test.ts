import { expect, test } from 'vitest';
import { tabletsOf } from '../../language/stock.ts';
import { readMedicines } from './reading.ts';

const told = (text: string) => readMedicines(text, ['Metformin', 'Telma'], '2026-11-19');

test.each([
  ['30 tablets of metformin left', 'is', 30],
  ['metformin 30 left', 'is', 30],
  ['metformin 500 mg, 30 tablets left', 'is', 30],
  ['I have 4 metformin tablets left', 'is', 4],
  ['metformin ki 12 goli bachi hai', 'is', 12],
  ['telma ki das goliyan bachi hain', 'is', 10],
  ['मेटफॉर्मिन की 12 गोली बची है', 'is', 12],
  ['metformin khatam ho gayi', 'is', 0],
  ['refilled metformin, 30', 'is', 30],
  ['metformin refill kar li, 30 goli', 'is', 30],
  ['strip of 10 metformin liya', 'more', 10],
  ['bought 2 strips of 10 of telma', 'more', 20],
  ['bought 30 tablets of telma', 'more', 30],
  ['metformin ka naya patta liya 15 goli ka', 'more', 15],
  ['telma ki 3 strip kharidi 10 goli wali', 'more', 30],
  ['bought a strip of telma', 'more', undefined],
  ['4 din ki metformin bachi hai', 'is', undefined],
])('“%s” tells that there %s %s', (text, change, count) => {
  expect(told(text)).toMatchObject({ kind: 'stock', named: [{}], stock: { change, count } });
});

test.each(['how many metformin tablets are left?', 'metformin kitni bachi hai', 'kitni telma bachi hain'])(
  '“%s” asks what is left',
  (text) => {
    expect(told(text)).toMatchObject({ kind: 'stock', stock: { change: 'asked' } });
  },
);

test.each([
  'took metformin',
  'metformin le li',
  'metformin 500 at 9 pm',
  'need to buy metformin, 3 left',
  'remind me when 5 metformin are left',
  'how much calcium is left for today',
  'metformin reh gayi',
])('“%s” counts no tablets', (text) => {
  expect(told(text)?.kind).not.toBe('stock');
});

test.each([
  ['500 mg', 1],
  ['', 1],
  ['2 tablets', 2],
  ['500 mg, 2 goli', 2],
  ['half tablet', 0.5],
])('a dose of “%s” is %s tablets', (dose, tablets) => {
  expect(tabletsOf(dose)).toBe(tablets);
});
