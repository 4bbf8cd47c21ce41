import { expect, test } from 'vitest';
import { asksForKept, readKeptRequest } from './keptFoodsReading.ts';

test.each([
  'show me all my own foods',
  'my recipes',
  'what foods have i saved',
  'meri recipes dikhao',
  'list my custom foods',
  'mere khud ke khane dikhao',
  'मेरी रेसिपी दिखाओ',
  'which recipes did i save',
  'what do you remember',
])('“%s” asks for what is kept', (text) => {
  expect(asksForKept(text)).toBe(true);
});

test.each(['show me foods rich in iron', 'what foods did i eat', 'my food today', 'recipe of rajma', 'show me my day'])(
  '“%s” asks for something else',
  (text) => {
    expect(asksForKept(text)).toBe(false);
  },
);

test.each([
  ['rename my beast shake to morning shake', { kind: 'rename', name: 'beast shake', other: 'morning shake' }],
  ['beast shake ka naam morning shake kar do', { kind: 'rename', name: 'beast shake', other: 'morning shake' }],
  ['मेरा beast shake का नाम सुबह का shake कर दो', { kind: 'rename', name: 'beast shake', other: 'सुबह का shake' }],
  ['delete my beast shake', { kind: 'delete', name: 'beast shake', isSure: false }],
  ['remove the recipe rajma', { kind: 'delete', name: 'rajma', isSure: true }],
  ['delete beast shake from my foods', { kind: 'delete', name: 'beast shake', isSure: true }],
  ['beast shake hata do meri list se', { kind: 'delete', name: 'beast shake', isSure: true }],
  ['मेरा beast shake हटा दो', { kind: 'delete', name: 'beast shake', isSure: false }],
  ['2 rotis and dal', undefined],
])('“%s” asks for %o', (text, request) => {
  expect(readKeptRequest(text)).toEqual(request);
});
