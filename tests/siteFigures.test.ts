import { expect, test } from 'vitest';
import { itemText } from '../server/features/food/chat/wording.ts';
import { roundNutrients } from '../server/features/nutrition/policy.ts';
import { totalOf } from '../server/features/nutrition/reading/portions/estimate.ts';
import { understandMeal } from '../server/features/nutrition/reading/understandMeal.ts';
import { loadFoodTable } from '../server/features/nutrition/table/foodTable.ts';
import { claims } from '../web/features/site/claims.ts';
import { sampleMeal } from '../web/features/trial/sampleMeal.ts';

const table = loadFoodTable();

test('the sample conversation of the website is what the assistant answers', () => {
  const { items } = understandMeal(sampleMeal.said, table);
  expect(sampleMeal.items.map(({ portion, calories }) => `${portion}: ${calories} kcal`)).toEqual(
    items.map((item) => itemText('en', item)),
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
  expect(table.foods.length).toBeGreaterThanOrEqual(Number(foods?.figure.replace(/\D/g, '')));
});
