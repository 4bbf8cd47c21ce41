import { beforeEach, expect, test, vi } from 'vitest';
import { textOf } from '../../../tests/render.tsx';
import { queryKeys } from '../../lib/queryKeys.ts';
import FoodIntake from './foodIntake.tsx';

beforeEach(() => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, { getItem: () => null });
});

const today = '2026-03-06';
const yesterday = '2026-03-05';

/** The diary of a day that has nothing yet, after one with a lunch, as the server answers. */
const diary = (date: string) => ({
  ...{ date, today, areDeficitsHidden: false, left: { calories: 920 }, meals: [], mealsBefore: ['lunch'] },
  totals: { calories: 1_080, proteinG: 40, carbsG: 90, fatG: 20, fiberG: 12 },
  targets: { caloriesConsumePerDay: 2_000 },
  portions: {},
});
const shown = (date: string, path: string) =>
  textOf(<FoodIntake />, {
    path,
    answers: [
      [queryKeys.daySummary, { date: today }],
      [queryKeys.diary(date === today ? undefined : date), diary(date)],
    ],
  });

test('today offers a meal as yesterday and says what is left; the page of yesterday does neither', () => {
  const ofToday = shown(today, '/app/food-intake');
  for (const text of ['As yesterday', 'Copy all of yesterday', '920 kcal left']) expect(ofToday).toContain(text);
  const ofYesterday = shown(yesterday, `/app/food-intake?date=${yesterday}`);
  expect(ofYesterday).toContain('1,080 kcal eaten');
  expect(ofYesterday).not.toMatch(/as yesterday|of yesterday|920|left/i);
});
