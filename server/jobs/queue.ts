import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/open.ts';
import type { Metrics } from '../lib/metrics.ts';
import { isAt } from '../lib/watchdog.ts';

export interface Job {
  name: string;
  run(): Promise<void>;
  /** Cron expression in UTC. */
  schedule: string;
}

export interface Jobs {
  start(jobs: Job[]): Promise<void>;
  /** Runs a job now rather than at its next time, where the queue runs; it is not waited for. */
  wake(name: string): void;
  stop(): Promise<void>;
}

/** A runner that is silent for so long is taken for dead, and its job goes to another. */
const heartbeatSeconds = 60;

/** The durable queue: pg-boss on the pool of the application, one runner per due job however many processes there are. */
export function createJobs(database: Database, log: Logger, { jobFailures }: Metrics): Jobs {
  let boss: PgBoss | undefined;
  const workers = new Map<string, string>();
  return {
    async start(jobs) {
      boss = new PgBoss({
        db: { executeSql: (text, values) => database.pool.query(text, values) },
        backend: database.pglite ? 'pglite' : 'postgres',
      });
      boss.on('error', (error) => log.error({ error }, 'job queue'));
      await boss.start();
      for (const job of jobs) {
        await boss.createQueue(job.name, { policy: 'singleton' });
        // A queue that was there already takes its settings only from an update.
        await boss.updateQueue(job.name, { retryLimit: 2, heartbeatSeconds });
        const worker = await boss.work(job.name, { pollingIntervalSeconds: 30 }, async () => {
          isAt('a job');
          await job.run().catch((error) => {
            jobFailures.inc({ job: job.name });
            throw error;
          });
        });
        workers.set(job.name, worker);
        await boss.schedule(job.name, job.schedule);
      }
      // A job that an earlier version had would be queued for ever, with nobody to run it.
      for (const { name } of await boss.getSchedules()) if (!workers.has(name)) await boss.unschedule(name);
    },
    wake(name) {
      const worker = workers.get(name);
      if (!boss || !worker) return;
      const running = boss;
      running
        .send(name)
        .then(() => running.notifyWorker(worker))
        .catch((error) => log.error({ error, name }, 'a job could not be woken'));
    },
    async stop() {
      await boss?.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
