import { expect, test } from 'vitest';
import { getProfile } from '../../contract/accounts/profile.ts';
import { memories, recipes } from '../../contract/savedFoods.ts';
import { rare } from '../tiers.ts';
import { startPlace } from './place.ts';
import { card } from './portal.ts';

const { server, visit } = await startPlace();

test('a recipe is added, changed, deleted and brought back, and a word is given its meaning', async () => {
  const { page, person, complaints, close } = await visit('/app/my-foods', { expectedStatuses: [422] });
  const { token } = person;
  const list = card(page, 'Recipes');
  const dialog = page.getByRole('dialog');
  await list.getByRole('button', { name: 'Add a recipe' }).click();
  await dialog.getByLabel('Name').fill('Rajma');
  await dialog.getByLabel('Servings').fill('4');
  await dialog.getByLabel('Ingredients, one per line').fill('250 g zork\n200 g onion');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(/I don’t know “250 g zork”/).waitFor();
  await dialog.getByLabel('Ingredients, one per line').fill('250 g rajma\n200 g onion');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await list.getByText(/^4 servings of 113 g, 230 kcal/).waitFor();

  await list.getByRole('button', { name: 'Edit Rajma' }).click();
  await dialog.getByLabel('Weight when cooked (g)').fill('1000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await list.getByText(/^4 servings of 250 g/).waitFor();
  await list.getByRole('button', { name: 'Delete Rajma' }).click();
  await list.getByText(/^No recipes yet/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await list.getByText('Rajma', { exact: true }).waitFor();
  expect((await server.call(recipes.list, { token, query: {} })).body).toMatchObject([
    { name: 'Rajma', yieldG: 1_000 },
  ]);

  await page.getByText('Memories', { exact: true }).click();
  const remembered = card(page, 'Memories');
  await remembered.getByRole('button', { name: 'Add a memory' }).click();
  await dialog.getByLabel('When I say').fill('katori');
  await dialog.getByLabel('I mean').fill('200 ml');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await remembered.getByText('200 ml').waitFor();
  expect((await server.call(memories.list, { token, query: {} })).body).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
});

rare('what a person eats is kept on the profile', async () => {
  const { page, person, complaints, close } = await visit('/app/userprofile');
  const preferences = card(page, 'What you eat');
  await preferences.getByRole('combobox', { name: 'Diet' }).click();
  await page.getByRole('option', { name: 'Vegetarian' }).click();
  await page.getByRole('option', { name: 'Vegan' }).click();
  await preferences.getByRole('combobox', { name: 'Allergies' }).fill('peanuts');
  await page.keyboard.press('Enter');
  await preferences.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Suggestions will follow it.').waitFor();
  const { body } = await server.call(getProfile, { token: person.token, params: { userId: person.id } });
  expect(body).toMatchObject({ diets: ['vegan'], allergies: ['peanuts'] });
  expect(complaints).toEqual([]);
  await close();
});
