import { describe, expect, test } from 'vitest';
import { gapOf } from './gap.ts';

const day = { mainMeals: 2, waterMl: 0, proteinG: 20, fiberG: 20 };
const goals = { proteinG: 80, fiberG: 0, waterLitersPerDay: 2.5 };
const reference = {
  proteinG: { amount: 54, kind: 'atLeast' as const },
  fiberG: { amount: 30, kind: 'atLeast' as const },
};
const known = { proteinG: 1, fiberG: 1 };

describe('a day lacks', () => {
  test('what is furthest from its target', () => {
    expect(gapOf(day, goals, reference, known)).toEqual({ of: 'proteinG', had: 20, target: 80 });
    expect(gapOf({ ...day, fiberG: 3 }, goals, reference, known)).toEqual({ of: 'fiberG', had: 3, target: 30 });
    expect(gapOf({ ...day, waterMl: 250 }, goals, reference, known)).toMatchObject({ of: 'water', had: 250 });
  });

  test('by the reference where no target is set', () => {
    expect(gapOf(day, { ...goals, proteinG: 0 }, reference, known)).toMatchObject({ target: 54 });
    expect(gapOf(day, { ...goals, proteinG: 0 }, {}, known)).toBeUndefined();
  });

  test.each([
    ['half of it was had', { ...day, proteinG: 40 }, known],
    ['one meal alone was told', { ...day, mainMeals: 1 }, known],
    ['a meal was told by its energy alone', day, { ...known, proteinG: 0.6 }],
  ])('nothing where %s', (_case, told, shares) => {
    expect(gapOf(told, goals, reference, shares)).toBeUndefined();
  });
});
