import { describe, expect, test } from 'vitest';
import { getDiary } from '../../../contract/diary.ts';
import { createFoodEntry, describeFood, listRecentFoods, updateFoodEntry } from '../../../contract/entries/food.ts';
import { createFood, searchFoods } from '../../../contract/nutrition.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';

const server = await serverForTests();

const log = ({ token }: TestPerson, body: object, headers = {}) =>
  server.call(createFoodEntry, { token, body, headers });
const describeMeal = ({ token }: TestPerson, body: { foodName: string; mealType?: 'lunch' | 'breakfast' }) =>
  server.call(describeFood, { token, body });

describe('a food that was found', () => {
  test('is logged in every one of its portions with the figures that the search shows', async () => {
    const person = await server.person();
    const { body: found } = await server.call(searchFoods, { token: person.token, query: { q: 'dal' } });
    const [dal] = found.filter(({ id }) => id === 'dal');
    for (const { unit, grams } of dal?.portions ?? []) {
      for (const quantity of [0.5, 1, 3]) {
        const { body } = await log(person, { foodId: 'dal', quantity, servingUnit: unit, mealType: 'dinner' });
        expect(body).toMatchObject({ foodName: 'Dal', foodId: 'dal', quantity, servingUnit: unit, mealType: 'dinner' });
        expect(body.grams).toBeCloseTo(quantity * grams, 1);
        expect(body.calories).toBe(Math.round(((dal?.per100g.calories ?? 0) * (body.grams ?? 0)) / 100));
      }
    }
  });

  test('is logged by weight, and once with the same key', async () => {
    const person = await server.person();
    const headers = { 'idempotency-key': 'roti-1' };
    const body = { foodId: 'roti', quantity: 60, servingUnit: 'g' };
    const [first, second] = [await log(person, body, headers), await log(person, body, headers)];
    expect(first.body).toMatchObject({ grams: 60, servingUnit: 'g', servingSize: 1 });
    expect(first.body.ironMg).not.toBeNull();
    expect(second.body).toEqual(first.body);
  });

  test('may be one’s own, and nobody else’s', async () => {
    const [person, stranger] = [await server.person(), await server.person()];
    const { body: food } = await server.call(createFood, {
      token: person.token,
      body: { name: 'My dosa', per100g: { calories: 150 }, portions: [{ unit: 'piece', grams: 90 }] },
    });
    const body = { foodId: food.id, quantity: 2, servingUnit: 'piece' };
    expect((await log(person, body)).body).toMatchObject({ foodName: 'My dosa', grams: 180, calories: 270 });
    expect((await log(stranger, body)).status).toBe(404);
  });

  test('that isn’t there, in a portion that it has not, or more than anybody eats, logs nothing', async () => {
    const person = await server.person();
    expect((await log(person, { foodId: 'flibbertigibbet' })).status).toBe(404);
    expect((await log(person, { foodId: 'roti', servingUnit: 'barrel' })).problem.detail).toContain('piece');
    expect((await log(person, { foodId: 'roti', quantity: 1_000, servingUnit: 'piece' })).status).toBe(422);
    expect((await server.call(getDiary, { token: person.token })).body.meals).toEqual([]);
  });

  test('without one, an entry tells its name and its energy', async () => {
    const { status, problem } = await log(await server.person(), {});
    expect(status).toBe(422);
    expect(problem.errors?.map(({ path }) => path)).toEqual(['foodName', 'calories']);
  });
});

describe('what was logged before', () => {
  test('is logged again with its amount and figures, at another meal', async () => {
    const [person, stranger] = [await server.person(), await server.person()];
    const { body: first } = await log(person, { foodName: 'Bar', calories: 210.5, proteinG: 20, notes: 'gym' });
    const { body: again } = await log(person, { entryId: first.id, mealType: 'breakfast' });
    expect(again).toMatchObject({ foodName: 'Bar', calories: 210.5, proteinG: 20, mealType: 'breakfast', notes: '' });
    expect(again.id).not.toBe(first.id);
    expect((await log(stranger, { entryId: first.id })).status).toBe(404);
  });

  test('is recent: what is had most at a meal first, each food once, with its latest amount there', async () => {
    const person = await server.person();
    await describeMeal(person, { foodName: '1 roti', mealType: 'lunch' });
    await describeMeal(person, { foodName: '3 rotis', mealType: 'lunch' });
    await describeMeal(person, { foodName: '1 bowl poha', mealType: 'breakfast' });
    await describeMeal(person, { foodName: '5 rotis', mealType: 'breakfast' });
    await log(person, { foodName: 'Bar', calories: 210 });
    const recent = async (mealType?: 'lunch' | 'breakfast') => {
      const { body } = await server.call(listRecentFoods, { token: person.token, query: { mealType } });
      return body.map(({ foodName, quantity }) => `${quantity} ${foodName}`);
    };
    expect((await recent('lunch')).slice(0, 1)).toEqual(['3 Roti']);
    expect((await recent('lunch')).toSorted()).toEqual(['1 Bar', '1 Poha', '3 Roti']);
    expect((await recent('breakfast')).slice(0, 2)).toEqual(['5 Roti', '1 Poha']);
  });
});

test('a day tells the portions of its foods, by which an entry is measured anew and its figures follow', async () => {
  const person = await server.person();
  const { body: entry } = await log(person, { foodId: 'roti', quantity: 2, servingUnit: 'piece' });
  const { body: day } = await server.call(getDiary, { token: person.token });
  expect(day.portions.roti).toContainEqual({ unit: 'piece', grams: 40 });
  const { body: weighed } = await server.call(updateFoodEntry, {
    token: person.token,
    params: { id: entry.id },
    body: { quantity: 160, servingUnit: 'g', servingSize: 1 },
  });
  expect(weighed).toMatchObject({ grams: 160, calories: entry.calories * 2, servingUnit: 'g' });
});
