import { describe, expect, test } from 'vitest';
import { saveProfile } from '../../../contract/accounts/profile.ts';
import { copyDiary, getDiary } from '../../../contract/diary.ts';
import { kindNames } from '../../../contract/entries/entryKinds.ts';
import { createFoodEntry, deleteFoodEntry } from '../../../contract/entries/food.ts';
import { entryCalls, idOf } from '../../../tests/entries/entryExamples.ts';
import { serverForTests, type TestPerson } from '../../../tests/server.ts';

const server = await serverForTests();

const day = async ({ token }: TestPerson, date?: string) =>
  (await server.call(getDiary, { token, query: date ? { date } : {} })).body;
const eat = ({ token }: TestPerson, body: object) =>
  server.call(createFoodEntry, { token, body: { foodName: 'Poha', calories: 250.4, proteinG: 5.1, ...body } });
const copy = ({ token }: TestPerson, body: { from: string; to: string; mealType?: 'lunch' }, headers = {}) =>
  server.call(copyDiary, { token, body, headers });

describe('a day of the diary', () => {
  test('lists every kind of entry that there is', async () => {
    const person = await server.person();
    for (const kind of kindNames) await entryCalls(server, kind, person.token).create('yoga');
    const answer: Record<string, unknown> = await day(person);
    const listed = kindNames.map((kind) =>
      kind === 'food' ? (answer.meals as { entries: object[] }[]).flatMap(({ entries }) => entries) : answer[kind],
    );
    for (const entries of listed) expect((entries as Parameters<typeof idOf>).map(idOf)).toEqual([expect.any(String)]);
  });

  test('has its meals in the order of a day, whose sums are those of the day', async () => {
    const person = await server.person();
    for (const mealType of ['dinner', 'asnack', 'lunch', 'lunch', 'breakfast'] as const)
      await eat(person, { mealType });
    const { meals, totals } = await day(person);
    expect(meals.map(({ mealType, totals: { calories } }) => [mealType, calories])).toEqual([
      ...[
        ['breakfast', 250.4],
        ['lunch', 500.8],
        ['asnack', 250.4],
        ['dinner', 250.4],
      ],
    ]);
    expect(totals.calories).toBeCloseTo(5 * 250.4, 6);
    expect(totals.proteinG).toBeCloseTo(
      meals.reduce((sum, meal) => sum + meal.totals.proteinG, 0),
      6,
    );
  });

  test('tells which meals the day before has', async () => {
    const person = await server.person();
    await eat(person, { mealType: 'lunch', logDatetime: '2026-03-05T13:00:00' });
    await eat(person, { mealType: 'dinner' });
    expect([await day(person), await day(person, '2026-03-05')].map(({ mealsBefore }) => mealsBefore)).toEqual([
      ['lunch'],
      [],
    ]);
  });

  test('says what is left of the target, and nothing where there is none or it is hidden', async () => {
    const person = await server.person();
    await server.call(saveProfile, { token: person.token, body: { goals: { caloriesConsumePerDay: 1_800 } } });
    await eat(person, { calories: 2_000 });
    expect((await day(person)).left).toEqual({ calories: -200 });
    await server.context.db
      .updateTable('users')
      .set({ deficitsHiddenAt: new Date() })
      .where('id', '=', person.id)
      .execute();
    expect((await day(person)).left).toBeNull();
    await server.context.db.updateTable('users').set({ deficitsHiddenAt: null }).where('id', '=', person.id).execute();
    await server.call(saveProfile, { token: person.token, body: { goals: { caloriesConsumePerDay: 0 } } });
    expect((await day(person)).left).toBeNull();
  });
});

describe('copying', () => {
  test('logs a meal again at the same local time, with the figures that it had', async () => {
    const person = await server.person();
    await eat(person, { mealType: 'lunch', logDatetime: '2026-03-05T13:20:00' });
    await eat(person, { mealType: 'dinner', logDatetime: '2026-03-05T20:00:00' });
    const { body } = await copy(person, { from: '2026-03-05', to: '2026-03-06', mealType: 'lunch' });
    expect(body.ids).toHaveLength(1);
    const { meals } = await day(person);
    expect(meals).toMatchObject([
      { mealType: 'lunch', entries: [{ id: body.ids[0], calories: 250.4, createdAt: '2026-03-06T07:50:00.000Z' }] },
    ]);
  });

  test('with the same key copies once', async () => {
    const person = await server.person();
    await eat(person, { mealType: 'lunch', logDatetime: '2026-03-05T13:20:00' });
    await eat(person, { mealType: 'dinner', logDatetime: '2026-03-05T20:00:00' });
    const headers = { 'idempotency-key': 'copy-1' };
    const days = { from: '2026-03-05', to: '2026-03-06' };
    const [first, second] = [await copy(person, days, headers), await copy(person, days, headers)];
    expect(second.body).toEqual(first.body);
    expect((await day(person)).meals.flatMap(({ entries }) => entries)).toHaveLength(2);
  });

  test('leaves out what is deleted, and copies nothing from an empty day or into the future', async () => {
    const person = await server.person();
    const { body: entry } = await eat(person, { logDatetime: '2026-03-05T13:20:00' });
    await server.call(deleteFoodEntry, { token: person.token, params: { id: entry.id } });
    expect((await copy(person, { from: '2026-03-05', to: '2026-03-06' })).body.ids).toEqual([]);
    expect((await copy(person, { from: '2026-03-05', to: '2026-04-06' })).status).toBe(422);
  });
});
