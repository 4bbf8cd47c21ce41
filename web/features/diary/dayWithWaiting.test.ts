import { expect, test } from 'vitest';
import { type DiaryDay, otherKinds } from '../../../contract/diary.ts';
import { dayWithWaiting } from './dayWithWaiting.ts';

const date = '2026-03-06';
const day = {
  ...{ date, today: date, meals: [], left: { calories: 900 } },
  ...Object.fromEntries(otherKinds.map((kind) => [kind, []])),
  totals: { calories: 1_100, proteinG: 40, carbsG: 90, fatG: 20, fiberG: 12, waterMl: 500 },
} as unknown as DiaryDay;

test('food that waits on this device is eaten, and leaves less', () => {
  const food = {
    ...{ id: 'new', userId: 'me', madeAt: `${date}T13:00:00.000`, method: 'post' as const, path: '/food-intake' },
    body: { mealType: 'lunch', foodName: 'Khichdi', calories: 300, proteinG: 9, logDatetime: `${date}T13:00:00` },
  };
  const { totals, left, meals } = dayWithWaiting(day, [food]);
  expect(totals).toMatchObject({ calories: 1_400, proteinG: 49, waterMl: 500 });
  expect(left).toEqual({ calories: 600 });
  expect(meals).toMatchObject([{ mealType: 'lunch', totals: { calories: 300 } }]);
});
