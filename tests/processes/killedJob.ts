// Runs two jobs over DATA_DIR and ends as in a crash at the step KILL_AT of one of them, or else once nothing waits.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { openDatabase } from '../../server/db/open.ts';
import { createJobs } from '../../server/jobs/queue.ts';
import { createMetrics } from '../../server/lib/metrics.ts';

const { DATA_DIR: dataDir = '', KILL_AT: killAt = 'no step', WAKES: woken = '' } = process.env;
const kill = () => process.kill(process.pid, 'SIGKILL');
const did = (what: string) => appendFileSync(join(dataDir, 'did.txt'), `${what}\n`);
const database = await openDatabase({ url: undefined, dataDir });

/** After two minutes of silence a job is taken for left behind; the first look frees it, the second its queue. */
async function freeLeftBehind(): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    backend: 'pglite',
  });
  await boss.start();
  await database.pool.query("update pgboss.job set heartbeat_on = now() - interval '2 minutes' where state = 'active'");
  for (let look = 0; look < 2; look += 1) {
    await database.pool.query('update pgboss.queue set monitor_on = null, monitor_claim_on = null');
    await boss.supervise();
  }
  await boss.stop();
}
await freeLeftBehind();

/** What is written of a run, in its order; the last is pg-boss's own. */
const steps = [
  /select "begun" from "job_runs"/,
  /insert into "job_runs"/,
  /delete from "job_runs"/,
  /SET[\s\S]*'completed'/,
];
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [statement] = given as [string | { text?: string }];
  if (steps[Number(killAt)]?.test(typeof statement === 'string' ? statement : (statement.text ?? ''))) kill();
  return Reflect.apply(query, this, given);
} as typeof query;

const queue = createJobs(database, pino({ level: 'silent' }), createMetrics());
const schedule = '0 0 1 1 *';
const run = async () => {
  if (killAt === 'in it') kill();
  did('poison');
};
await queue.start([
  { name: 'poison', schedule, run },
  { name: 'other', schedule, run: async () => did('other') },
]);
for (const name of woken.split(' ')) queue.wake(name);
for (;;) {
  await wait(50);
  const { rows } = await database.pool.query(
    "select from pgboss.job where name in ('poison', 'other') and state < 'completed'",
  );
  if (rows.length === 0) break;
}
await queue.stop();
await database.close();
