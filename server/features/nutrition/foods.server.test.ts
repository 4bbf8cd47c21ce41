import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendChatMessage } from '../../../contract/assistant.ts';
import { describeFood, listFoodEntries } from '../../../contract/entries/food.ts';
import { createFood, deleteFood, estimateFoods, searchFoods, updateFood } from '../../../contract/nutrition.ts';
import { loggedIn } from '../../../tests/loggedFoods.ts';
import { startTestServer, type TestPerson, type TestServer } from '../../../tests/server.ts';

let server: TestServer;
let person: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  [person, stranger] = await Promise.all([server.person(), server.person()]);
});
afterAll(() => server.close());

const laddu = {
  name: "Nani's laddu",
  otherNames: ['nani laddoo'],
  per100g: { calories: 450, proteinG: 8, carbsG: 55, fatG: 22 },
  portions: [{ unit: 'pieces', grams: 30 }],
};
const as = ({ token }: TestPerson) => ({ token });
const found = async (who: TestPerson, q: string) =>
  (await server.call(searchFoods, { ...as(who), query: { q } })).body.filter(({ origin }) => origin === 'own');
const estimate = async (who: TestPerson, text: string) =>
  (await server.call(estimateFoods, { ...as(who), body: { text } })).body;

describe('a food of one’s own', () => {
  test('is found first, under all its names and with typing errors, and only by its owner', async () => {
    const { status, body } = await server.call(createFood, { ...as(person), body: laddu });
    expect([status, body.origin, body.portions]).toEqual([201, 'own', [{ unit: 'piece', grams: 30 }]]);
    for (const q of ['nanis lad', "Nani's laddu", 'nani ladoo']) {
      expect((await found(person, q)).map(({ id }) => id)).toEqual([body.id]);
    }
    expect(await found(stranger, "Nani's laddu")).toEqual([]);
    const all = await server.call(searchFoods, { ...as(person), query: { q: 'laddu' } });
    expect(all.body.map(({ origin }) => origin).slice(0, 2)).toEqual(['own', 'built-in']);
  });

  test('is what its name means in an estimate, a log and the chat, for its owner alone', async () => {
    const { items } = await estimate(person, "2 nani's laddu");
    expect(items).toMatchObject([{ foodName: "Nani's laddu", grams: 60, calories: 270, source: 'own food' }]);
    expect((await estimate(stranger, "2 nani's laddu")).items.map(({ source }) => source)).not.toContain('own food');

    const body = { foodName: "1 nani's laddu and 2 rotis", mealType: 'lunch' as const };
    const logged = await server.call(describeFood, { ...as(person), body });
    expect(loggedIn(logged.body).map(({ foodName }) => foodName)).toEqual(["Nani's laddu", 'Roti']);

    const said = await server.call(sendChatMessage, { ...as(person), body: { text: "had 3 nani's laddu" } });
    expect(said.body.messages.at(-1)?.text).toContain("Nani's laddu, 3 pieces (90 g): 405 kcal");
    const asked = await server.call(sendChatMessage, {
      ...as(person),
      body: { text: "how many calories in a nani's laddu?" },
    });
    expect(asked.body.messages.at(-1)?.text).toContain("Nani's laddu, 1 piece (30 g): 135 kcal");
  });

  test('goes before a food of the table that has the same name', async () => {
    await server.call(createFood, { ...as(person), body: { name: 'Poha', per100g: { calories: 111, carbsG: 20 } } });
    expect((await estimate(person, '100 g poha')).items).toMatchObject([{ calories: 111, source: 'own food' }]);
    expect((await estimate(stranger, '100 g poha')).items[0]?.calories).not.toBe(111);
  });

  test('can be changed and deleted; what was logged with it stays', async () => {
    const { body } = await server.call(createFood, {
      ...as(person),
      body: { name: 'Power shake', per100g: { calories: 90, proteinG: 12 }, portions: [{ unit: 'glass', grams: 300 }] },
    });
    const { id } = body;
    await server.call(describeFood, {
      ...as(person),
      body: { foodName: '1 glass power shake', mealType: 'breakfast' },
    });
    const changed = await server.call(updateFood, {
      ...as(person),
      params: { id },
      body: { name: 'Protein shake of mine' },
    });
    expect(changed.body).toMatchObject({ id, name: 'Protein shake of mine', per100g: { calories: 90, proteinG: 12 } });
    expect((await server.call(deleteFood, { ...as(person), params: { id } })).status).toBe(204);
    expect((await server.call(deleteFood, { ...as(person), params: { id } })).status).toBe(404);
    expect(await found(person, 'Protein shake of mine')).toEqual([]);
    const { body: entries } = await server.call(listFoodEntries, { ...as(person), query: {} });
    expect(entries).toContainEqual(expect.objectContaining({ foodName: 'Power shake', calories: 270 }));
  });

  test('of somebody else can’t be changed, deleted or made', async () => {
    const { body } = await server.call(createFood, {
      ...as(person),
      body: { name: 'Mine alone', per100g: { calories: 10 } },
    });
    const params = { id: body.id };
    const change = await server.call(updateFood, { ...as(stranger), params, body: { name: 'Yours' } });
    const removal = await server.call(deleteFood, { ...as(stranger), params });
    const planted = await server.call(createFood, {
      ...as(stranger),
      body: { name: 'Planted', userId: person.id, per100g: { calories: 1 } },
    });
    expect([change.status, removal.status, planted.status]).toEqual([404, 404, 404]);
    expect(await found(person, 'Mine alone')).toHaveLength(1);
  });

  test('has a name that no other of them has', async () => {
    const call = (name: string) =>
      server.call(createFood, { ...as(person), body: { name, per100g: { calories: 50 } } });
    await call('Twin');
    const second = await call('TWIN');
    expect([second.status, second.problem.code]).toEqual([409, 'conflict']);
    const other = await call('Other twin');
    const renamed = await server.call(updateFood, {
      ...as(person),
      params: { id: other.body.id },
      body: { name: 'twin' },
    });
    expect([renamed.status, renamed.problem.code]).toEqual([409, 'conflict']);
  });

  test('that is sent twice with one key is made once', async () => {
    const options = {
      ...as(person),
      headers: { 'idempotency-key': 'food-1' },
      body: { name: 'Once', per100g: { calories: 5 } },
    };
    const [first, second] = [await server.call(createFood, options), await server.call(createFood, options)];
    expect(second.body).toEqual(first.body);
  });

  test.each([
    [{ calories: 2_000 }, 'Calories per 100 g must be between 0 and 905'],
    [{ calories: 300, carbsG: 10, sugarG: 30 }, 'more sugar than carbohydrate'],
    [{ calories: 300, carbsG: 60, fatG: 60 }, 'add up to more than 101 g'],
    [{ calories: -1 }, 'must be between'],
  ])('with the figures %j is refused', async (per100g, reason) => {
    const answer = await server.call(createFood, { ...as(person), body: { name: 'Impossible', per100g } });
    expect([answer.status, answer.problem.detail]).toEqual([422, expect.stringContaining(reason)]);
  });
});
