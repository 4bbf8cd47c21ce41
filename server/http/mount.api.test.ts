import { expect, test } from 'vitest';
import { describeFood } from '../../contract/entries/food.ts';
import { createWaterEntry } from '../../contract/entries/water.ts';
import { createTicket } from '../../contract/support.ts';
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

test('a key with another body is refused, whichever route takes it, and nothing is done', async () => {
  const { token } = person;
  const headers = { 'idempotency-key': 'same' };
  const drink = (value: number) =>
    server.call(createWaterEntry, { token, headers, body: { waterIntake: { value, unit: 'ml' } } });
  const first = await drink(250);
  const other = await drink(300);
  expect([other.status, other.problem.code]).toEqual([422, 'idempotency_key_reused']);
  expect((await drink(250)).body).toEqual(first.body);
  const ask = (subject: string) =>
    server.call(createTicket, { token, headers, body: { subject, description: subject, category: 'Other' } });
  expect([(await ask('First')).status, (await ask('Second')).status]).toEqual([201, 422]);
  const atOnce = await Promise.all(
    [1, 2, 3].map((value) =>
      server.call(describeFood, {
        ...{ token, headers },
        body: { foodName: `${value} rotis` },
      }),
    ),
  );
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
});

test('a key of a request that was refused may come with a corrected one', async () => {
  const { token } = person;
  const headers = { 'idempotency-key': 'corrected' };
  const tell = (foodName: string) => server.call(describeFood, { token, headers, body: { foodName } });
  expect([(await tell('one plate of flibbertigibbet')).status, (await tell('2 rotis')).status]).toEqual([422, 201]);
});
