import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reads, type Wording } from '../../../bench/wordings/score.ts';
import { readReadings } from './reading.ts';

const file = join(import.meta.dirname, '../../../bench/wordings/readings.open.jsonl');
const wordings: Wording[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

test.each(wordings)('$text', ({ text, reads: meant }) => {
  expect(reads.readings(text)).toEqual(meant);
});

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
