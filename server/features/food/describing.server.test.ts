import { expect, test } from 'vitest';
import { createFoodEntry, describeFood, listFoodEntries } from '../../../contract/entries/food.ts';
import { serverForTests } from '../../../tests/server.ts';

const server = await serverForTests();

const foodName = '2 rotis, one plate of flibbertigibbet, 1 katori dal';
const unknown = ['flibbertigibbet'];

async function diaryOf(token: string) {
  const { body } = await server.call(listFoodEntries, { token, query: {} });
  return body.map((entry) => entry.foodName).toSorted();
}

test('a text of which some is unknown is refused whole, with what was understood to show', async () => {
  const { token } = await server.person();
  const { status, problem } = await server.call(describeFood, { token, body: { foodName, partial: false } });
  expect(status).toBe(422);
  expect(problem).toMatchObject({ code: 'food_not_recognised', unknown });
  expect(problem.understood).toMatchObject([
    { text: 'rotis', foodName: 'Roti', quantity: 2, unit: 'piece', grams: 80, calories: 206 },
    { text: 'dal', foodName: 'Dal', quantity: 1, unit: 'katori', grams: 150, calories: 120 },
  ]);
  expect(await diaryOf(token)).toEqual([]);
});

test('with `partial` what was understood is logged, once however often it is sent, and the rest is named', async () => {
  const { token } = await server.person();
  const headers = { 'idempotency-key': 'part-1' };
  const send = () => server.call(describeFood, { token, headers, body: { foodName, partial: true } });
  const [first, second] = [await send(), await send()];
  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({ logged: [{ foodName: 'Roti', grams: 80 }, { foodName: 'Dal' }], unknown });
  expect(second.body).toEqual(first.body);
  expect(await diaryOf(token)).toEqual(['Dal', 'Roti']);
});

test('with `partial` a text that is understood whole leaves nothing unknown', async () => {
  const { token } = await server.person();
  const { body } = await server.call(describeFood, { token, body: { foodName: '2 rotis', partial: true } });
  expect(body).toMatchObject({ logged: [{ foodName: 'Roti' }], unknown: [] });
});

test.each(['one plate of flibbertigibbet', 'good morning', '0 rotis', 'zero rotis', '0 g rice'])(
  '"%s" logs nothing, with `partial` or without',
  async (text) => {
    const { token } = await server.person();
    for (const partial of [false, true]) {
      const { status, problem } = await server.call(describeFood, { token, body: { foodName: text, partial } });
      expect([status, problem.code]).toEqual([422, 'food_not_recognised']);
    }
    expect(await diaryOf(token)).toEqual([]);
  },
);

test('none of one food leaves the others', async () => {
  const { token } = await server.person();
  await server.call(describeFood, { token, body: { foodName: '0 rotis and 1 bowl dal' } });
  expect(await diaryOf(token)).toEqual(['Dal']);
});

test.each(['-2 rotis', 'had -2 rotis', '2 rotis, -1 egg', 'Breakfast: −2 eggs', 'minus 2 rotis'])(
  'less than nothing is logged as nothing: %s',
  async (text) => {
    const { token } = await server.person();
    const { status, problem } = await server.call(describeFood, { token, body: { foodName: text } });
    expect([status, problem.code]).toEqual([422, 'validation_failed']);
    expect(await diaryOf(token)).toEqual([]);
  },
);

test.each(['paneer -200 g', 'roti - 2', 'lunch - 2 rotis', '-2 rotis\n-1 egg', '1-2 rotis'])(
  'a dash that is none of a figure leaves it: %s',
  async (text) => {
    const { token } = await server.person();
    expect((await server.call(describeFood, { token, body: { foodName: text } })).status).toBe(201);
  },
);

test('a food of the table comes with its Hindi name, one of somebody’s own with none', async () => {
  const { token } = await server.person();
  await server.call(describeFood, { token, body: { foodName: '2 rotis' } });
  await server.call(createFoodEntry, { token, body: { foodName: 'Gym dinner', calories: 500 } });
  const { body } = await server.call(listFoodEntries, { token, query: {} });
  expect(Object.fromEntries(body.map((entry) => [entry.foodName, entry.hindiName]))).toEqual({
    Roti: 'रोटी',
    'Gym dinner': null,
  });
});
