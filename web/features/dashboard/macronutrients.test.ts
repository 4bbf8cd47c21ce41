import { expect, test } from 'vitest';
import { energySplit } from './macronutrients.ts';

const day = {
  ...{ date: '2026-11-20', energyKcal: 0, proteinG: 0, carbohydrateG: 0, fatG: 0, fiberG: 0 },
  ...{ waterMl: 0, burnedKcal: 0, activeMin: 0, distanceKm: 0, sleepHr: 0 },
};

test('a gram of fat brings more energy than a gram of protein', () => {
  expect(energySplit({ ...day, proteinG: 25, carbohydrateG: 50, fatG: 100 / 9 })).toEqual({
    protein: 25,
    carbohydrate: 50,
    fat: 25,
  });
});

test('rounded parts add up', () => {
  const { protein, carbohydrate, fat } = energySplit({ ...day, proteinG: 44, carbohydrateG: 239, fatG: 39 });
  expect(protein + carbohydrate + fat).toBe(100);
});

test('an empty day has no split', () => {
  expect(energySplit(day)).toEqual({ protein: 0, carbohydrate: 0, fat: 0 });
});
