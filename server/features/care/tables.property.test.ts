import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { careTables } from '../../../tests/care/tables.ts';
import { tiered } from '../../../tests/tiers.ts';
import { readCare } from './reading.ts';

describe('the tables of dangers and look-alikes', () => {
  // As many as were right when it was last tuned; the aim for the half that nobody reads is none missed and two alarms.
  test.each([
    ['open', 96, 295],
    ['sealed', 7, 11],
    ['others', 2, 0],
    ['fresh', 9, 25],
    ['last', 3, 11],
    ['newest', 90, 35],
    ['indirect', 58, 33],
    ['sideways', 47, 8],
    ['plain', 6, 18],
    ['advice', 0, 31],
    ['everyday', 0, 27],
    ['figures', 0, 5],
    ['pairs', 14, 101],
    ['nearby', 2, 4],
  ] as const)(
    'among the %s rows at most %d dangers are missed and %d harmless messages alarm',
    (half, misses, alarms) => {
      const { dangers, lookalikes } = careTables[half];
      const every = tiered(half === 'open' ? 24 : 3, 1);
      const some = <Row>(rows: Row[]) => rows.filter((_, nth) => nth % every === 0);
      const bound = (whole: number) => (every > 1 ? Math.ceil(whole / every) + 3 : whole);
      expect(some(dangers).filter(({ text }) => !readCare(text)).length).toBeLessThanOrEqual(bound(misses));
      expect(some(lookalikes).filter(({ text }) => readCare(text)).length).toBeLessThanOrEqual(bound(alarms));
    },
  );

  test('no sentence of the food sets alarms', () => {
    const lines = readFileSync(new URL('../../../tests/sentences.jsonl', import.meta.url), 'utf8')
      .trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line).text as string).filter((text) => readCare(text))).toEqual([]);
  });
});
