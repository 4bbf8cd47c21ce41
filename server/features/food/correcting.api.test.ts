import { expect, test } from 'vitest';
import { createFoodEntry, describeFood, updateFoodEntry } from '../../../contract/entries/food.ts';
import { loggedIn } from '../../../tests/loggedFoods.ts';
import { serverForTests } from '../../../tests/server.ts';

const server = await serverForTests();

const own = { foodName: 'Thali', calories: 600, proteinG: 18.25, quantity: 2, servingUnit: 'plate', servingSize: 300 };

test('a changed quantity takes grams and figures with it', async () => {
  const { token } = await server.person();
  const described = await server.call(describeFood, { token, body: { foodName: '2 rotis' } });
  const [roti] = loggedIn(described.body);
  if (!roti) throw new Error('nothing logged');
  const { body } = await server.call(updateFoodEntry, { token, params: { id: roti.id }, body: { quantity: 3 } });
  expect(body).toMatchObject({ quantity: 3, grams: (roti.grams ?? 0) * 1.5, servingSize: roti.servingSize });
  expect(body.calories).toBe(Math.round(roti.calories * 1.5));
  expect(body.proteinG).toBeCloseTo(roti.proteinG * 1.5, 0);
});

test('a figure that is told wins, and a repeat changes nothing', async () => {
  const { token } = await server.person();
  const { body: entry } = await server.call(createFoodEntry, { token, body: own });
  const correct = () =>
    server.call(updateFoodEntry, { token, params: { id: entry.id }, body: { quantity: 1, calories: 280 } });
  await correct();
  expect((await correct()).body).toMatchObject({ quantity: 1, calories: 280, proteinG: 9.1 });
});

test('the same amount leaves figures in all their digits', async () => {
  const { token } = await server.person();
  const { body: entry } = await server.call(createFoodEntry, { token, body: own });
  const { body } = await server.call(updateFoodEntry, { token, params: { id: entry.id }, body: { quantity: 2 } });
  expect(body.proteinG).toBe(18.25);
});

test('more than anybody eats is refused, and the entry stays', async () => {
  const { token } = await server.person();
  const { body: entry } = await server.call(createFoodEntry, { token, body: own });
  const send = (quantity: number) =>
    server.call(updateFoodEntry, { token, params: { id: entry.id }, body: { quantity } });
  const { status, problem } = await send(1_000);
  expect(status).toBe(422);
  expect(problem.detail).toBe('That would be more than 20000 kcal. Nothing was changed.');
  expect((await send(2)).body.calories).toBe(600);
});

test('a food is shown by the name that it was told by, until it is told another', async () => {
  const { token } = await server.person();
  const described = await server.call(describeFood, { token, body: { foodName: '1 plate pulihora' } });
  const [entry] = loggedIn(described.body);
  if (!entry) throw new Error('nothing logged');
  expect(entry.foodName).toBe('Pulihora (Tamarind rice)');
  const call = async (body: { foodName: string; quantity?: number }) =>
    (await server.call(updateFoodEntry, { token, params: { id: entry.id }, body })).body;
  expect(await call({ foodName: entry.foodName, quantity: 2 })).toMatchObject({
    foodName: 'Pulihora (Tamarind rice)',
    calories: entry.calories * 2,
  });
  expect((await call({ foodName: 'Temple rice' })).foodName).toBe('Temple rice');
});
