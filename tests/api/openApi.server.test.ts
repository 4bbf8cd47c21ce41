import { expect, test } from 'vitest';
import { createFoodEntry, listFoodEntries } from '../../contract/entries/food.ts';
import { startTestServer } from '../server.ts';

test('an answer that the server’s own OpenAPI document does not tell fails the test, whoever asked for it', async () => {
  const server = await startTestServer();
  const { token } = await server.person();
  await server.call(createFoodEntry, { token, body: { foodName: 'Upma', calories: 250 } });
  // A figure that no JSON number can tell: the entry answers null where the document promises a number.
  await server.context.database.pool.query("update food_entries set protein_g = 'NaN'");
  const told = 'GET /food-intake answered 200 otherwise than the document says';
  await fetch(`${server.url}/api/v1/food-intake`, { headers: { authorization: `Bearer ${token}` } });
  await expect(server.call(listFoodEntries, { token })).rejects.toThrow(told);
  await expect(server.close()).rejects.toThrow(told);
});
