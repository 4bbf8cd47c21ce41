import { expect, test } from 'vitest';
import { readMessage } from '../message.ts';
import { namesInMistake, readBesideAsides } from './asides.ts';

const readKnowing = (text: string, ...known: string[]) => readBesideAsides(readMessage(text), new Set(known), 0);

test('parts of a correction that hold no figure and nothing known tell how it came about', () => {
  expect(readKnowing('73.6 nahi 73.9, kata hila tha')).toMatchObject({ kind: 'amount', was: 73.6, quantity: 73.9 });
  expect(readKnowing('no no 52.4 typed it reverse')).toMatchObject({ kind: 'amount', of: undefined, quantity: 52.4 });
  expect(readKnowing('scratch the avocado, it was rotten inside', 'avocado')).toMatchObject({ what: 'avocado' });
});

test.each(['egg roll, 1 ta, campus er dokan', '6h10 sleep, restless', 'sorry, reached 3 stations late'])(
  'in “%s” nothing is an aside of a correction',
  (text) => {
    expect(readKnowing(text)).toBeUndefined();
  },
);

test('only what puts something right has names to ask about', () => {
  expect(namesInMistake(readMessage('oops garmin synced late, 11.2k it was'))).toContain('garmin');
  expect(namesInMistake(readMessage('walked from station to residence, 2 km'))).toEqual([]);
});
