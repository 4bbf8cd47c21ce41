import pg from 'pg';

/** Works with a connection of its own, beside the pool; `patience` bounds how long it waits, in milliseconds. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  patience: Pick<pg.ClientConfig, 'connectionTimeoutMillis' | 'query_timeout'> = {},
): Promise<T> {
  const client = new pg.Client({ connectionString: url, ...patience });
  // The next statement fails anyway; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
