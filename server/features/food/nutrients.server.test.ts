import { expect, test } from 'vitest';
import { getExport, importData } from '../../../contract/accounts/me.ts';
import { pressChatButton, sendChatMessage } from '../../../contract/assistant.ts';
import { createFoodEntry, describeFood, updateFoodEntry } from '../../../contract/entries/food.ts';
import { furtherNutrients } from '../../../contract/nutrients.ts';
import { estimateFoods } from '../../../contract/nutrition.ts';
import { loggedIn } from '../../../tests/loggedFoods.ts';
import { serverForTests } from '../../../tests/server.ts';
import { findDay } from '../../db/dailyTotals.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { listNutrientDays } from './data.ts';

const server = await serverForTests();
const { db } = server.context;

const thali = { foodName: 'Canteen thali', calories: 600, proteinG: 18 };
/** Of which no row tells more than the label. */
const maggi = { foodName: '100 g maggi noodles' };

async function log(token: string, foodName: string) {
  const { body } = await server.call(describeFood, { token, body: { foodName } });
  const [entry] = loggedIn(body);
  if (!entry) throw new Error(`nothing logged of ${foodName}`);
  return entry;
}

test('an estimate tells the further nutrients of the whole amount, and null for what is unknown', async () => {
  const { token } = await server.person();
  const estimate = async (text: string) => (await server.call(estimateFoods, { token, body: { text } })).body.items[0];
  const one = await estimate('1 roti');
  const two = await estimate('2 rotis');
  expect(one?.ironMg).toBeGreaterThan(0.5);
  expect(two?.ironMg).toBeCloseTo(2 * (one?.ironMg ?? 0), 1);
  expect((await estimate(maggi.foodName))?.zincMg).toBeNull();
});

test('a food of the table is logged with them, one of own figures without', async () => {
  const { token } = await server.person();
  const roti = await log(token, '2 rotis');
  for (const { name } of furtherNutrients) expect(roti[name], name).not.toBeNull();
  const { body: own } = await server.call(createFoodEntry, { token, body: thali });
  for (const { name } of furtherNutrients) expect(own[name], name).toBeNull();
});

test('they follow a changed amount, and what is unknown stays so', async () => {
  const { token } = await server.person();
  const change = async (id: string, quantity: number) =>
    (await server.call(updateFoodEntry, { token, params: { id }, body: { quantity } })).body;
  const roti = await log(token, '2 rotis');
  expect((await change(roti.id, 6)).calciumMg).toBeCloseTo(3 * (roti.calciumMg ?? 0), 0);
  const noodles = await log(token, maggi.foodName);
  expect((await change(noodles.id, 2)).zincMg).toBeNull();
});

test('a button that doubles a meal doubles them, and undo takes them back', async () => {
  const { id, token } = await server.person();
  const iron = async () => {
    const [day] = await listNutrientDays(db, id as OwnerId, '2000-01-01', '2999-01-01');
    return day?.amounts.ironMg ?? Number.NaN;
  };
  const { body } = await server.call(sendChatMessage, { token, body: { text: '2 rotis' } });
  const before = await iron();
  const double = body.messages
    .at(-1)
    ?.buttons?.flat()
    .find(({ label }) => label === '×2');
  await server.call(pressChatButton, { token, body: { action: double?.action ?? '' } });
  expect(await iron()).toBeCloseTo(2 * before, 1);
  await server.call(sendChatMessage, { token, body: { text: 'undo' } });
  expect(await iron()).toBe(before);
});

test('an export keeps them, and an export from before there were any is read', async () => {
  const { token } = await server.person();
  const roti = await log(token, '2 rotis');
  const { body: document } = await server.call(getExport, { token });
  expect(document.foodEntries[0]?.ironMg).toBe(roti.ironMg);
  const other = await server.person();
  const names = new Set<string>(furtherNutrients.map(({ name }) => name));
  const foodEntries = document.foodEntries.map(
    (entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => !names.has(name))) as typeof entry,
  );
  const imported = await server.call(importData, { token: other.token, body: { ...document, foodEntries } });
  expect(imported).toMatchObject({ status: 200, body: { entries: 1 } });
  const [day] = await listNutrientDays(db, other.id as OwnerId, roti.localDate, roti.localDate);
  expect(day?.amounts).toMatchObject({ energyKcal: roti.calories, ironMg: null });
});

test('a day tells how much of its energy is known of each nutrient', async () => {
  const { id, token } = await server.person();
  const owner = id as OwnerId;
  const roti = await log(token, '2 rotis');
  const noodles = await log(token, maggi.foodName);
  await server.call(createFoodEntry, { token, body: { foodName: 'Quick add', calories: 100 } });
  const [day, ...others] = await listNutrientDays(db, owner, roti.localDate, roti.localDate);
  const energyKcal = roti.calories + noodles.calories + 100;
  expect(others).toEqual([]);
  expect(day?.amounts.ironMg).toBeCloseTo(roti.ironMg ?? Number.NaN, 4);
  expect(day?.knownShares.ironMg).toBeCloseTo(roti.calories / energyKcal);
  expect(day?.knownShares.proteinG).toBeCloseTo((roti.calories + noodles.calories) / energyKcal);
  expect(day?.knownShares.energyKcal).toBe(1);
  const { proteinG, sodiumMg } = await findDay(db, owner, roti.localDate);
  expect(day?.amounts).toMatchObject({ energyKcal, proteinG, sodiumMg });
  expect(await listNutrientDays(db, owner, '2001-01-01', '2001-12-31')).toEqual([]);
});
