import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { listAdminActions } from '../../contract/admin/admin.ts';
import { listJobsSetAside, runJobAgain } from '../../contract/admin/adminJobs.ts';
import { serverForTests } from '../../tests/server.ts';
import { createMetrics } from '../lib/metrics.ts';
import { createJobs, type Job, type Jobs } from './queue.ts';
import { beginRun } from './runs.ts';

const server = await serverForTests();
const { database, db } = server.context;
const admin = await server.person('admin');
const metrics = createMetrics();
const running: Jobs[] = [];
afterAll(() => Promise.all(running.map((jobs) => jobs.stop())));

const schedule = '0 0 1 1 *';
async function start(...jobs: Job[]): Promise<Jobs> {
  const queue = createJobs(database, pino({ level: 'silent' }), metrics);
  running.push(queue);
  await queue.start(jobs);
  return queue;
}
const listed = async () => (await server.call(listJobsSetAside, { token: admin.token })).body;
const counted = () => metrics.registry.getSingleMetricAsString('jobs_set_aside_total');
/** As a run leaves it that ended the process. */
async function leaveBehind(name: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await beginRun(db, name);
}

test('a job that ended the process twice is set aside, and others go on', async () => {
  const ran: string[] = [];
  const job = (name: string) => ({ name, schedule, run: async () => void ran.push(name) });
  await leaveBehind('twice', 2);
  await leaveBehind('once', 1);
  const queue = await start(job('twice'), job('once'), job('never'));
  for (const name of ['twice', 'once', 'never']) queue.wake(name);
  await expect.poll(listed).toMatchObject([{ name: 'twice', reason: 'ended_process' }]);
  await expect.poll(() => ran.toSorted()).toEqual(['never', 'once']);
  expect(await counted()).toContain('jobs_set_aside_total{job="twice"} 1');

  queue.wake('twice');
  await expect
    .poll(
      async () =>
        (await database.pool.query("select from pgboss.job where name = 'twice' and state < 'completed'")).rowCount,
    )
    .toBe(0);
  expect(ran).not.toContain('twice');
  expect(await counted()).toContain('jobs_set_aside_total{job="twice"} 1');
});

test('a job that never ends is set aside after its second time', async () => {
  let begun = 0;
  const run = () => {
    begun += 1;
    return new Promise<void>(() => undefined);
  };
  const queue = await start({ name: 'endless', schedule, run, withinSeconds: 1 });
  await expect
    .poll(
      async () => {
        queue.wake('endless');
        return (await listed()).find(({ name }) => name === 'endless');
      },
      { interval: 300 },
    )
    .toMatchObject({ reason: 'ran_past_time' });
  expect(begun).toBe(2);
});

test('a job that fails, or that a process at its end leaves, is not counted', async () => {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const queue = await start(
    { name: 'failing', schedule, run: () => Promise.reject(new Error('no network')) },
    {
      name: 'long',
      schedule,
      run: () => {
        resolve();
        return new Promise<void>((end) => setTimeout(end, 30_000).unref());
      },
    },
  );
  const left = async () =>
    (await database.pool.query("select name from job_runs where name in ('failing', 'long')")).rows;
  queue.wake('failing');
  queue.wake('long');
  await begun;
  await expect.poll(left).toEqual([{ name: 'long' }]);
  await queue.stop();
  expect(await left()).toEqual([]);
});

test('is run again when an admin says so, which is written down', async () => {
  await leaveBehind('mended', 2);
  const queue = await start({ name: 'mended', schedule, run: async () => undefined });
  queue.wake('mended');
  await expect.poll(async () => (await listed()).map(({ name }) => name)).toContain('mended');
  const again = () => server.call(runJobAgain, { token: admin.token, params: { name: 'mended' } });
  expect((await again()).status).toBe(204);
  expect((await again()).status).toBe(404);
  expect((await listed()).map(({ name }) => name)).not.toContain('mended');
  const { body } = await server.call(listAdminActions, { token: admin.token, query: {} });
  expect(body.actions[0]).toMatchObject({ action: 'run job again', subject: 'job mended' });
});
