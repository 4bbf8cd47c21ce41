import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { serverForTests } from '../../tests/server.ts';
import { createMetrics } from '../lib/metrics.ts';
import { createJobs } from './queue.ts';

/** One for all: an embedded engine makes the tables of the queue in as long as all else takes. */
const server = await serverForTests();

test('a job that is woken runs without waiting for its schedule', async () => {
  const jobs = createJobs(server.context.database, pino({ level: 'silent' }), createMetrics());
  const { promise: ran, resolve } = Promise.withResolvers<void>();
  await jobs.start([{ name: 'woken', schedule: '0 0 1 1 *', run: async () => resolve() }]);
  jobs.wake('woken');
  await ran;
  await jobs.stop();
});

test('waking where the queue does not run does nothing', async () => {
  expect(() =>
    createJobs(server.context.database, pino({ level: 'silent' }), createMetrics()).wake('woken'),
  ).not.toThrow();
});

test('a job whose runner died goes to another', async () => {
  const { database } = server.context;
  const job = { name: 'orphan', schedule: '0 0 1 1 *' };
  const first = createJobs(database, pino({ level: 'silent' }), createMetrics());
  await first.start([{ ...job, run: async () => undefined }]);
  await first.stop();
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    backend: database.pglite ? 'pglite' : 'postgres',
  });
  await boss.start();
  await boss.send(job.name);
  await boss.fetch(job.name);
  // Two minutes go by without a word of the runner; the first look frees the job, the second the queue.
  const silence = "update pgboss.job set heartbeat_on = now() - interval '2 minutes' where name = $1";
  await database.pool.query(silence, [job.name]);
  for (let look = 0; look < 2; look += 1) {
    await database.pool.query('update pgboss.queue set monitor_on = null, monitor_claim_on = null');
    await boss.supervise(job.name);
  }
  await boss.stop();

  const { promise: ran, resolve } = Promise.withResolvers<void>();
  const second = createJobs(database, pino({ level: 'silent' }), createMetrics());
  await second.start([{ ...job, run: async () => resolve() }]);
  await ran;
  await second.stop();
});

test('a job that is no more is no longer scheduled', async () => {
  const { database } = server.context;
  const job = { schedule: '0 0 1 1 *', run: async () => undefined };
  for (const name of ['before', 'after']) {
    const jobs = createJobs(database, pino({ level: 'silent' }), createMetrics());
    await jobs.start([{ ...job, name }]);
    await jobs.stop();
  }
  const { rows } = await database.pool.query('select name from pgboss.schedule');
  expect(rows).toEqual([{ name: 'after' }]);
});
