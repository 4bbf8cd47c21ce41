import { expect, test } from 'vitest';
import { serverForTests } from '../../../tests/server.ts';
import { findSession } from './data.ts';

const { context } = await serverForTests();

test('a session is found by a named statement, but for the way through a pooler', async () => {
  const { database, clock } = context;
  const named = async () => (await database.pool.query('select name from pg_prepared_statements')).rows.length;
  await findSession({ ...database, isPooled: true }, 'a token of nobody', clock.now());
  expect(await named()).toBe(0);
  await findSession(database, 'a token of nobody', clock.now());
  expect(await named()).toBe(1);
});
