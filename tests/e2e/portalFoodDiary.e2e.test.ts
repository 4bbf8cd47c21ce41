import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { saveProfile } from '../../contract/accounts/profile.ts';
import { describeFood, listFoodEntries } from '../../contract/entries/food.ts';
import { recipes, savedMeals } from '../../contract/savedFoods.ts';
import type { TestPerson } from '../server.ts';
import { rare } from '../tiers.ts';
import { expectAccessible } from './browser.ts';
import { startPlace } from './place.ts';
import { card, failCalls, save } from './portal.ts';

const { server, visit } = await startPlace();

const yesterday = '2026-03-05';
const meal = card;
const foodsOf = async ({ token }: TestPerson, date?: string) =>
  (await server.call(listFoodEntries, { token, query: date ? { date } : {} })).body;
const eat = ({ token }: TestPerson, foodName: string, mealType: 'lunch' | 'dinner', logDatetime?: string) =>
  server.call(describeFood, { token, body: { foodName, mealType, logDatetime } });
const quantity = (page: Page, food: string) => page.getByLabel(`Quantity of ${food}`);

/** Somebody with two rotis for lunch, on the page of that day. */
async function visitAfterLunch(options?: Parameters<typeof visit>[1]) {
  const person = await server.person();
  await eat(person, '2 rotis', 'lunch');
  return visit('/app/food-intake', { person, ...options });
}

describe('the amount of a food', () => {
  test('is changed where it stands, and its figures follow while one types', async () => {
    const { page, person, complaints, close } = await visitAfterLunch();
    const line = meal(page, 'Lunch').getByRole('listitem').filter({ hasText: 'Roti' });
    await quantity(page, 'Roti').fill('3');
    await line.getByText('309 kcal').waitFor();
    await page.keyboard.press('Enter');
    await meal(page, 'Lunch').locator('header').getByText('309 kcal').waitFor();
    expect(await foodsOf(person)).toMatchObject([{ quantity: 3, servingUnit: 'piece', grams: 120, calories: 309 }]);
    expect(complaints).toEqual([]);
    await close();
  });

  rare('is told in another unit, first as much as it was', async () => {
    const { page, person, close } = await visitAfterLunch();
    await page.getByLabel('Unit of Roti').selectOption('g');
    await expect.poll(() => quantity(page, 'Roti').inputValue()).toBe('80');
    await expect.poll(() => foodsOf(person)).toMatchObject([{ quantity: 80, servingUnit: 'g', calories: 206 }]);
    await quantity(page, 'Roti').fill('120');
    await quantity(page, 'Roti').blur();
    await expect.poll(() => foodsOf(person)).toMatchObject([{ grams: 120, calories: 309 }]);
    await close();
  });

  rare('stays as it was where nothing sensible is typed, or saving fails', async () => {
    const { page, person, close } = await visitAfterLunch({ expectedStatuses: [503] });
    for (const nonsense of ['', 'x', '0']) {
      await quantity(page, 'Roti').fill(nonsense);
      await quantity(page, 'Roti').blur();
      await expect.poll(() => quantity(page, 'Roti').inputValue()).toBe('2');
    }
    await failCalls(page, 'PATCH', '/food-intake/*');
    await quantity(page, 'Roti').fill('4');
    await page.keyboard.press('Enter');
    await page.getByText('Failed to save. Please try again.').waitFor();
    await expect.poll(() => quantity(page, 'Roti').inputValue()).toBe('2');
    expect(await foodsOf(person)).toMatchObject([{ quantity: 2 }]);
    await close();
  });
});

describe('a food', () => {
  test('moves to another meal, is logged again, deleted, and each comes back', async () => {
    const { page, person, complaints, close } = await visitAfterLunch();
    const more = (from: string) => page.getByRole('button', { name: `More for Roti, ${from}` });
    const menu = async (from: string, item: string) => {
      await more(from).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const undo = () => page.getByRole('button', { name: 'Undo' }).last().click();
    await menu('lunch', 'Dinner');
    await meal(page, 'Dinner').getByText('Roti').waitFor();
    await undo();
    await meal(page, 'Lunch').getByText('Roti').waitFor();
    await menu('lunch', 'Log again today');
    await expect.poll(() => more('lunch').count()).toBe(2);
    expect(await foodsOf(person)).toHaveLength(2);
    await undo();
    await expect.poll(() => more('lunch').count()).toBe(1);
    expect(await foodsOf(person)).toHaveLength(1);
    await menu('lunch', 'Delete');
    await page.getByText('Roti deleted.').waitFor();
    await meal(page, 'Lunch').getByText('Roti').waitFor({ state: 'detached' });
    await undo();
    await meal(page, 'Lunch').getByText('Roti').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  rare('that can’t be deleted says so and stays', async () => {
    const { page, close } = await visitAfterLunch({ expectedStatuses: [503] });
    await failCalls(page, 'DELETE', '/food-intake/*');
    await page.getByRole('button', { name: 'More for Roti, lunch' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('Failed to delete food log.').waitFor();
    await meal(page, 'Lunch').getByText('Roti').waitFor();
    await close();
  });
});

describe('adding', () => {
  test('by search: a tap logs what is usual, another amount is measured in the household’s way', async () => {
    const { page, person, complaints, close } = await visit('/app/food-intake');
    const kept = { name: 'Gym dinner', items: ['2 eggs', '1 toast'] };
    await server.call(savedMeals.create, { token: person.token, body: kept });
    const pot = { name: 'Gym dal', servings: 4, ingredients: [{ food: 'toor dal', grams: 200 }] };
    await server.call(recipes.create, { token: person.token, body: pot });
    await page.getByRole('button', { name: 'Add to dinner' }).click();
    await page.locator('input:focus').fill('gym');
    await page.getByRole('region', { name: 'Foods found' }).getByText('Gym dal').waitFor();
    await page
      .getByRole('region', { name: 'Your meals and favourites' })
      .getByRole('button', { name: /^Gym dinner/ })
      .click();
    await page.getByText('Gym dinner added to dinner.').waitFor();
    await page.getByLabel('Search foods').fill('palak paneer');
    const found = page.getByRole('region', { name: 'Foods found' });
    await expectAccessible(page);
    await found
      .getByRole('button', { name: /^Palak paneer/ })
      .first()
      .click();
    await page.getByText('Palak paneer added to dinner.').waitFor();
    await page.getByLabel('Search foods').fill('roti');
    await found.getByRole('button', { name: 'Another amount of Roti', exact: true }).click();
    await page.getByLabel('Quantity', { exact: true }).fill('3');
    await page.getByText(/^310 kcal/).waitFor();
    await page.getByRole('form', { name: 'Amount of Roti' }).getByRole('button', { name: 'Add' }).click();
    await page.getByText('Roti added to dinner.').waitFor();
    const logged = await foodsOf(person);
    expect(logged).toHaveLength(4);
    expect(logged.slice(2).map(({ foodName, quantity: much, mealType }) => [foodName, much, mealType])).toEqual([
      ['Palak paneer', 1, 'dinner'],
      ['Roti', 3, 'dinner'],
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('with the keyboard alone, and what was usual at that meal is there before a letter is typed', async () => {
    const person = await server.person();
    await eat(person, '3 rotis', 'lunch', `${yesterday}T13:00:00`);
    const { page, complaints, close } = await visit('/app/food-intake', { person });
    await page.getByRole('button', { name: 'Add to lunch' }).press('Enter');
    await page.getByRole('region', { name: 'Usual at lunch' }).getByText('3 pieces, 120 g').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('Roti added to lunch.').waitFor();
    await page.keyboard.press('Escape');
    await meal(page, 'Lunch').getByText('120 g').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Dinner' }).click();
    await page.keyboard.press('/');
    await page.locator('input[type=search]:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  rare('what no food is called is told in words', async () => {
    const { page, person, close } = await visit('/app/food-intake');
    await page.getByRole('button', { name: 'Add to lunch' }).click();
    await page.getByLabel('Search foods').fill('2 rotis, 1 katori dal');
    await page.getByRole('button', { name: 'Log “2 rotis, 1 katori dal” in words' }).click();
    await save(page, 'Add food');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect((await foodsOf(person)).map(({ foodName }) => foodName)).toEqual(['Roti', 'Dal']);
    await close();
  });

  rare('with figures of one’s own', async () => {
    const { page, person, complaints, close } = await visit('/app/food-intake');
    await page.getByRole('button', { name: 'Add to snack' }).click();
    await page.getByText('With figures').click();
    await page.getByRole('textbox', { name: 'Food', exact: true }).fill('Protein bar');
    await page.getByLabel('Calories (kcal)').fill('210');
    await save(page, 'Add food with figures');
    await meal(page, 'Snack').getByText('Protein bar').waitFor();
    expect(await foodsOf(person)).toMatchObject([{ foodName: 'Protein bar', calories: 210, mealType: 'snack' }]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('days', () => {
  test('stand in the address, are a key away, and yesterday’s meal is copied and taken back', async () => {
    const person = await server.person();
    await eat(person, '2 rotis', 'dinner', `${yesterday}T20:00:00`);
    const { page, complaints, close } = await visit(`/app/food-intake?date=${yesterday}`, { person });
    await meal(page, 'Dinner').getByText('Roti').waitFor();
    await page.getByText('Yesterday', { exact: true }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Today').first().waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.getByRole('button', { name: 'Same dinner as yesterday' }).click();
    await meal(page, 'Dinner').getByText('Roti').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await meal(page, 'Dinner').getByText('Roti').waitFor({ state: 'detached' });
    await expect.poll(() => page.getByRole('button', { name: 'Same lunch as yesterday' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Copy all of yesterday' }).click();
    await meal(page, 'Dinner').getByText('Roti').waitFor();
    await page.getByRole('button', { name: 'Monday 2 March' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('?date=2026-03-02');
    await meal(page, 'Dinner').getByText('Roti').waitFor({ state: 'detached' });
    await page.keyboard.press('t');
    await meal(page, 'Dinner').getByText('Roti').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

test('where care hides deficits, neither the diary nor the dashboard says anything of a target', async () => {
  const person = await server.person();
  await server.call(saveProfile, { token: person.token, body: { goals: { caloriesConsumePerDay: 1_800 } } });
  await eat(person, '2 rotis', 'lunch');
  await server.context.db
    .updateTable('users')
    .set({ deficitsHiddenAt: new Date() })
    .where('id', '=', person.id)
    .execute();
  for (const path of ['/app/food-intake', '/app/dashboard']) {
    const { page, close } = await visit(path, { person });
    const shown = page.getByRole('region', { name: /^(?:Eaten|Today)$/ });
    await shown.getByText('206').waitFor();
    await expect.poll(() => shown.textContent()).not.toMatch(/target|left|1,800/i);
    await close();
  }
});
