import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundTicks } from './ticks.ts';

test.each([
  [72.84, 73.31, { finest: 0.5 }, [72.5, 73, 73.5]],
  [70, 72, { finest: 0.5 }, [70, 70.5, 71, 71.5, 72]],
  [0, 2_140, {}, [0, 1_000, 2_000, 3_000]],
  [0, 0, {}, [0, 1e-9]],
  [73, 73, { finest: 0.5 }, [73, 73.5]],
])('from %d to %d', (least, greatest, options, ticks) => {
  expect(roundTicks(least, greatest, options)).toEqual(ticks);
});

test('they enclose what is shown, at equal steps, and are few', () => {
  const figure = fc.integer({ min: 0, max: 10_000_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(figure, figure, (a, b) => {
      const [least, greatest] = [Math.min(a, b), Math.max(a, b)];
      const ticks = roundTicks(least, greatest, { finest: 0.5 });
      expect(ticks[0]).toBeLessThanOrEqual(least);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(greatest);
      expect(ticks.length).toBeLessThanOrEqual(7);
      const gaps = ticks.slice(1).map((tick, place) => tick - (ticks[place] ?? 0));
      for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0, 6);
    }),
  );
});
