import { expect, test } from 'vitest';
import { saveProfile } from '../../../../contract/accounts/profile.ts';
import { createFoodEntry, describeFood } from '../../../../contract/entries/food.ts';
import { getNutrientIntakes, type NutrientIntake } from '../../../../contract/nutrientIntakes.ts';
import { nutrients } from '../../../../contract/nutrients.ts';
import { loggedIn } from '../../../../tests/loggedFoods.ts';
import { serverForTests } from '../../../../tests/server.ts';

const server = await serverForTests();

const span = { from: '2026-03-01', to: '2026-03-10' };
const ask = (token: string, query = span) => server.call(getNutrientIntakes, { token, query });
const named = (list: NutrientIntake[], name: NutrientIntake['name']) => list.find((nutrient) => nutrient.name === name);

test('totals and averages of the days with food, beside the reference intakes of the person', async () => {
  const { id, token } = await server.person();
  await server.call(saveProfile, { token, body: { id, gender: 'female', dob: '1990-05-01' } });
  const eat = (foodName: string, day: string) =>
    server.call(describeFood, { token, body: { foodName, logDatetime: `2026-03-${day}T08:00:00Z` } });
  const [roti] = loggedIn((await eat('2 rotis', '02')).body);
  await eat('2 rotis', '04');
  await eat('2 rotis', '20');
  const { body } = await ask(token);
  expect(body).toMatchObject({ ...span, loggedDays: 2, referenceFor: { gender: 'female', fromAge: 19, toAge: 59 } });
  expect(body.nutrients.map(({ name }) => name)).toEqual(nutrients.map(({ name }) => name));
  const iron = named(body.nutrients, 'ironMg');
  expect(iron).toMatchObject({ title: 'Iron', unit: 'mg', knownShare: 1, reference: { amount: 29, kind: 'atLeast' } });
  expect(iron?.average).toBeCloseTo(roti?.ironMg ?? Number.NaN, 2);
  expect(iron?.total).toBeCloseTo(2 * (roti?.ironMg ?? Number.NaN), 2);
});

test('what no food tells is unknown and not none', async () => {
  const { token } = await server.person();
  const own = { foodName: 'Canteen thali', calories: 600, proteinG: 18, logDatetime: '2026-03-02T08:00:00Z' };
  await server.call(createFoodEntry, { token, body: own });
  const { body } = await ask(token);
  expect(named(body.nutrients, 'ironMg')).toMatchObject({ total: null, average: null, knownShare: 0, reference: null });
  expect(named(body.nutrients, 'proteinG')).toMatchObject({ total: 18, knownShare: 1 });
});

test('days without food have neither totals nor averages', async () => {
  const { token } = await server.person();
  const { body } = await ask(token);
  expect(body.loggedDays).toBe(0);
  expect(named(body.nutrients, 'energyKcal')).toMatchObject({ total: null, average: null, knownShare: 0 });
});

test('more than a year, or the later date first, is refused', async () => {
  const { token } = await server.person();
  expect((await ask(token, { from: '2025-01-01', to: '2026-03-01' })).status).toBe(422);
  expect((await ask(token, { from: '2026-03-02', to: '2026-03-01' })).status).toBe(422);
});
