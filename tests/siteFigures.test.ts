import { expect, test } from 'vitest';
import { itemText } from '../server/features/food/chat/wording.ts';
import { roundNutrients } from '../server/features/nutrition/policy.ts';
import { totalOf } from '../server/features/nutrition/reading/portions/estimate.ts';
import { understandMeal } from '../server/features/nutrition/reading/understandMeal.ts';
import { loadFoodTable } from '../server/features/nutrition/table/foodTable.ts';
import { pageLocales } from '../texts/locale.ts';
import { claims } from '../texts/site/landing.ts';
import { examples } from '../texts/trial/examples.ts';
import { sampleMeals } from '../web/features/trial/sampleMeals.ts';

const table = loadFoodTable();

const energyIn = { en: 'kcal', hi: 'कैलोरी' };

test.each(pageLocales)('the sample conversation of the website is what the assistant answers, in %s', (locale) => {
  const sampleMeal = sampleMeals[locale];
  const { items } = understandMeal(sampleMeal.said, table);
  expect(sampleMeal.items.map(({ portion, calories }) => `${portion}: ${calories} ${energyIn[locale]}`)).toEqual(
    items.map((item) => itemText(locale, item)),
  );
  const total = totalOf(items.map((item) => ({ ...item, nutrients: roundNutrients(item.nutrients) })));
  const { energyKcal, proteinG, carbohydrateG, fatG } = total.nutrients;
  expect(sampleMeal.totals).toEqual({
    ...{ calories: energyKcal, caloriesLow: total.energyLowKcal, caloriesHigh: total.energyHighKcal },
    ...{ proteinG: Math.round(proteinG), carbsG: Math.round(carbohydrateG), fatG: Math.round(fatG) },
  });
});

test('the website claims no more foods than the table holds', () => {
  const [foods] = claims;
  expect(table.foods.length).toBeGreaterThanOrEqual(Number(foods?.figure('hi').replace(/\D/g, '')));
});

test.each(pageLocales.flatMap((locale) => examples[locale]))(
  'the example “$text” is understood to its last word',
  ({ text }) => {
    const { items, unknown } = understandMeal(text, table);
    expect([items.length, unknown]).toEqual([2, []]);
  },
);
