import { expect, test } from 'vitest';
import { readMessage } from '../message.ts';
import { readCorrections } from './several.ts';

const read = (text: string) => readCorrections(readMessage(text));

test('several corrections of one message are read one by one, the later about what was named before', () => {
  expect(read('biryani was only half plate and it was veg')).toMatchObject([
    { kind: 'amount', of: 'biryani', quantity: 0.5 },
    { kind: 'replace', was: 'biryani', by: 'veg' },
  ]);
  expect(read('roti 3 thi aur dal nahi thi')).toMatchObject([
    { kind: 'amount', of: 'roti', quantity: 3 },
    { kind: 'without', what: 'dal' },
  ]);
  expect(read('sambar 2 katori tha aur dosa 3')).toMatchObject([
    { kind: 'amount', of: 'sambar', quantity: 2 },
    { kind: 'amount', of: 'dosa', quantity: 3 },
  ]);
  expect(read('bhat nahi, bhakri ek thi')).toMatchObject([{ kind: 'amount', of: 'bhakri', insteadOf: 'bhat' }]);
});

test('a meal beside a correction is news, and one correction stays one', () => {
  expect(read('had 2 idli and 1 vada')).toEqual([]);
  expect(read('no not banana, i meant an apple')).toMatchObject([{ kind: 'replace', was: 'banana', by: 'apple' }]);
  expect(read('not curd, raita')).toMatchObject([{ kind: 'replace', was: 'curd', by: 'raita' }]);
});
