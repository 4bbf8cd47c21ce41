import { expect, test } from 'vitest';
import { readReadings } from './reading.ts';

test('what is no reading is left to the other skills', () => {
  const read = readReadings('bp 124/79 and had 2 rotis with dal', []);
  expect(read?.rest).toBe('had 2 rotis with dal');
});

test('own kinds are known by their names', () => {
  const peakFlow = { id: 'own', name: 'Peak flow', unit: 'L/min', low: 400, high: null, createdAt: '' };
  expect(readReadings('peak flow 420 today', [peakFlow])?.readings).toMatchObject([
    { kind: peakFlow, values: { value: 420 } },
  ]);
  expect(readReadings('peak flow 420 today', [])).toBeUndefined();
});

test('a day that is told counts', () => {
  expect(readReadings('yesterday bp was 136/88', [])?.readings).toMatchObject([{ daysAgo: 1 }]);
});
