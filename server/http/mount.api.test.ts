import { expect, test } from 'vitest';
import { serverForTests } from '../../tests/server.ts';

const server = await serverForTests();
const person = await server.person();

/** A body that doesn't say how long it is. */
async function sendStreamed(text: string): Promise<Response> {
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: new Blob([text]).stream(), duplex: 'half' };
  return fetch(`${server.url}/api/v1/food-intake`, request);
}

test('a body of unknown length is read like any other', async () => {
  const response = await sendStreamed(JSON.stringify({ foodName: 'Poha', calories: 250 }));
  expect([response.status, (await response.json()).foodName]).toEqual([201, 'Poha']);
});

test('a body of unknown length may not be larger than the others', async () => {
  const response = await sendStreamed(JSON.stringify({ foodName: 'Poha', calories: 250, notes: 'x'.repeat(70_000) }));
  expect([response.status, (await response.json()).code]).toEqual([413, 'payload_too_large']);
});
