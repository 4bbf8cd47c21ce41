import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { createAccount, login } from '../../contract/accounts/accounts.ts';
import type { AnswerOf, BodyOf, Route } from '../../contract/http.ts';
import { createApp } from '../../server/app.ts';
import { type ModelSettings, readConfig } from '../../server/config.ts';
import { createContext } from '../../server/context.ts';
import { migrate } from '../../server/db/migrate.ts';
import { type Database, wrapPglite } from '../../server/db/open.ts';
import { createPglite } from '../../server/db/pglite.ts';
import type { OwnerId } from '../../server/lib/owner.ts';

async function openEmbedded(): Promise<Database> {
  const database = await wrapPglite(await createPglite({}));
  await migrate(database.db);
  return database;
}

/** The real server over an embedded database of its own, or another that is migrated, with a clock that is set. */
export async function openServer(now: Date, given?: Database, models?: ModelSettings) {
  const database = given ?? (await openEmbedded());
  const clock = { time: now, now: () => new Date(clock.time) };
  const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), models };
  const app = createApp(createContext(config, database, { clock, log: pino({ level: 'silent' }) }));
  const server = serve({ fetch: app.http.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const call = caller(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`);
  return {
    ...{ db: database.db, jobs: app.jobs, clock, call },
    /** A fresh account. */
    async person(name: string): Promise<{ token: string; owner: OwnerId }> {
      const user = { userName: `${name}-${randomUUID().slice(0, 8)}`, password: 'correct horse 1' };
      await call(createAccount, { ...user, termsAccepted: true });
      const { accessToken, userId } = await call(login, { ...user, remember: true });
      return { token: accessToken, owner: userId as OwnerId };
    },
    async close(): Promise<void> {
      await new Promise((resolve) => server.close(resolve));
      await database.close();
    },
  };
}

function caller(url: string) {
  return async <R extends Route>(route: R, body: BodyOf<R>, token?: string): Promise<AnswerOf<R>> => {
    const response = await fetch(`${url}${route.path}`, {
      method: route.method.toUpperCase(),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (response.status !== route.status) throw new Error(`${route.path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as AnswerOf<R>;
  };
}
