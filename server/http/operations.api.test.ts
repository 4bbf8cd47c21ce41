import { expect, test } from 'vitest';
import { serverForTests } from '../../tests/server.ts';

const server = await serverForTests();

const ask = async (path: string): Promise<[number, string]> => {
  const response = await fetch(`${server.url}${path}`);
  return [response.status, await response.text()];
};

test('a database that answers is ready, and one that does not is said to be away', async () => {
  expect(await ask('/healthz')).toEqual([200, '{"status":"up"}']);
  expect(await ask('/readyz')).toEqual([200, '{"status":"ready"}']);
  expect(await ask('/status')).toEqual([200, expect.stringContaining('Everything works')]);

  const { pool } = server.context.database;
  const { connect } = pool;
  pool.connect = () => Promise.reject(new Error('the connection was refused'));
  try {
    expect(await ask('/healthz')).toEqual([200, '{"status":"up"}']);
    expect(await ask('/readyz')).toEqual([503, '{"status":"not ready"}']);
    expect(await ask('/status')).toEqual([503, expect.stringContaining('Not answering')]);
  } finally {
    pool.connect = connect;
  }
});
