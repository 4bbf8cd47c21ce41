import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { serve } from '@hono/node-server';
import { pino } from 'pino';
import { startPostgres } from '../scripts/postgres.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { createContext } from '../server/context.ts';
import { openDatabase } from '../server/db/open.ts';
import { start } from '../tests/fakes/razorpay.ts';
import { balanceOf, expectedBalance, simulatePayments } from '../tests/simulations/paymentSimulation.ts';

/**
 * 1,000 payments by link on a PostgreSQL of its own, in every order of paid, told, told again, expired and killed between
 * any two steps: `npm run bench -- payments`. Ends with 1 where the books don't balance.
 */
const [payments = 1_000, seed = 1] = process.argv.slice(2).map(Number);

const postgres = await startPostgres({ fsync: 'off', synchronous_commit: 'off' });
const database = await openDatabase({ url: postgres.url, dataDir: '' });
const razorpay = await start();
let time = Date.now();
const clock = {
  now: () => new Date(time),
  advance(milliseconds: number) {
    time += milliseconds;
  },
};
razorpay.books.now = clock.now;
const config = { ...readConfig({ LOG_LEVEL: 'silent' }), razorpay: { ...razorpay.settings, apiRoot: razorpay.url } };
const context = createContext(config, database, { clock, log: pino({ level: 'silent' }) });
const app = createApp(context);
const server = serve({ fetch: app.http.fetch, port: 0, hostname: '127.0.0.1' });
await once(server, 'listening');
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
config.publicUrl = url;
try {
  const place = { url, app, context, clock };
  const figures = await simulatePayments(place, razorpay, { payments, seed });
  const balance = await balanceOf(place, razorpay);
  console.log(figures, balance);
  process.exitCode = isDeepStrictEqual(balance, expectedBalance(figures)) ? 0 : 1;
} finally {
  await new Promise((resolve) => server.close(resolve));
  await razorpay.close();
  await database.close();
  await postgres.stop();
}
