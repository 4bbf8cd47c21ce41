import { afterAll, expect, test } from 'vitest';
import { getAdminStats } from '../../../../contract/admin/adminStats.ts';
import { serverForTests, startTestServer } from '../../../../tests/server.ts';

const replica = await serverForTests();
const server = await startTestServer({}, { readDb: replica.context.readDb });
afterAll(() => server.close());

test('the figures of the admin area are those of the database for reads', async () => {
  const admin = await server.person('admin');
  for (let count = 0; count < 3; count += 1) await replica.person();
  const { body } = await server.call(getAdminStats, { token: admin.token, query: { period: 'today' } });
  expect(body.users).toBe(3);
});
