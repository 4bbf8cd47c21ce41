import { expect, test } from 'vitest';
import { subscribeToNewsletter } from '../../../contract/newsletter.ts';
import { serverForTests } from '../../../tests/server.ts';

const server = await serverForTests();

const subscribe = (email: string, headers = {}) => server.call(subscribeToNewsletter, { body: { email }, headers });
const addresses = async () =>
  (await server.context.db.selectFrom('newsletterAddresses').select('email').execute()).map(({ email }) => email);

test('an address is kept once, in whatever case it comes', async () => {
  expect((await subscribe('Asha@Example.com')).status).toBe(204);
  expect((await subscribe('asha@example.com')).status).toBe(204);
  expect(await addresses()).toEqual(['asha@example.com']);
});

test('what is no address is refused', async () => {
  const { status, problem } = await subscribe('asha');
  expect(status).toBe(422);
  expect(problem.errors).toMatchObject([{ path: 'email', message: 'Enter an e-mail address.' }]);
});

test('a visitor who enters address after address is slowed down', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await subscribe(`a${i}@example.com`, headers)).status);
  expect(statuses).toEqual([...Array(10).fill(204), 429]);
});
