import { expect, test } from 'vitest';
import { saveProfile } from '../../contract/accounts/profile.ts';
import { describeFood } from '../../contract/entries/food.ts';
import { startPlace } from './place.ts';

const { server, visit } = await startPlace();

test('diary and nutrients in Hindi name foods and units in Hindi, without a word in Latin letters', async () => {
  const person = await server.person();
  const { token } = person;
  await server.call(describeFood, { token, body: { foodName: '2 rotis with dal', mealType: 'lunch' } });
  await server.call(saveProfile, { token, body: { language: 'hi' } });
  const { page, close } = await visit('/app/food-intake', { person, width: 360 });
  const main = page.getByRole('main');
  await main.getByText('रोटी', { exact: true }).waitFor();
  expect(await main.innerText()).not.toMatch(/[a-z]{2,}/i);
  await page.goto('/app/nutrients?range=day');
  await main.getByText('मिलीग्राम').first().waitFor();
  expect((await main.innerText()).replaceAll('ICMR-NIN', '')).not.toMatch(/[a-zµ]{2,}|\d [a-z]\b/i);
  await close();
});
