import { setTimeout as wait } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../db/open.ts';
import type { Metrics } from '../lib/metrics.ts';
import { isAt } from '../lib/watchdog.ts';
import { beginRun, countLeftBehind, endRuns, markPastTime, setJobAside } from './runs.ts';

export interface Job {
  name: string;
  run(): Promise<void>;
  /** Cron expression in UTC. */
  schedule: string;
  /** How long a run may take; a quarter of an hour where nothing is said. */
  withinSeconds?: number;
}

export interface Jobs {
  start(jobs: Job[]): Promise<void>;
  /** Runs a job now rather than at its next time, where the queue runs; it is not waited for. */
  wake(name: string): void;
  stop(): Promise<void>;
}

/** A runner that is silent for so long is taken for dead, and its job goes to another. */
const heartbeatSeconds = 60;
const mostSeconds = 15 * 60;
/** pg-boss waits longer than we do: for the turn of a job that was left behind, and for what is written after it. */
const turnSeconds = 60;
/** A job that so many runs on end left behind is what ended them. */
const mostBegun = 2;

/** The durable queue: pg-boss on the pool of the application, one runner per due job however many processes there are. */
export function createJobs(database: Database, log: Logger, { jobFailures, jobsSetAside }: Metrics): Jobs {
  const { db } = database;
  let boss: PgBoss | undefined;
  const workers = new Map<string, string>();
  const inHand = new Set<string>();
  /** Those that a run left behind go one by one, so that the next end tells which of them it was. */
  let suspects = Promise.resolve();

  async function handle(job: Job, signal: AbortSignal): Promise<void> {
    if ((await countLeftBehind(db, job.name)) === 0) return runCounted(job);
    const turn = suspects.then(() => handleSuspect(job, signal));
    suspects = turn.catch(() => undefined);
    await turn;
  }

  async function handleSuspect(job: Job, signal: AbortSignal): Promise<void> {
    // The turn came too late, and the job is somebody else's.
    if (signal.aborted) return;
    if ((await countLeftBehind(db, job.name)) < mostBegun) return runCounted(job);
    if (!(await setJobAside(db, job.name))) return;
    log.error({ job: job.name }, 'a job that ended processes or never ended is set aside');
    jobsSetAside.inc({ job: job.name });
  }

  async function runCounted(job: Job): Promise<void> {
    await beginRun(db, job.name);
    inHand.add(job.name);
    isAt('a job');
    try {
      const inTime = await endsWithin(job.run(), job.withinSeconds ?? mostSeconds);
      if (inTime) return await endRuns(db, [job.name]);
      await markPastTime(db, job.name);
    } catch (error) {
      jobFailures.inc({ job: job.name });
      await endRuns(db, [job.name]);
      throw error;
    } finally {
      inHand.delete(job.name);
    }
    throw new Error(`The job ${job.name} ran past its time.`);
  }

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
        const expireInSeconds = (job.withinSeconds ?? mostSeconds) + turnSeconds;
        // A queue that was there already takes its settings only from an update.
        await boss.updateQueue(job.name, { retryLimit: 2, heartbeatSeconds, expireInSeconds });
        const worker = await boss.work(job.name, { pollingIntervalSeconds: 30 }, async ([due]) => {
          if (due) await handle(job, due.signal);
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
      // This process ends as it should: what it was at is not to blame.
      await endRuns(db, [...inHand]);
    },
  };
}

async function endsWithin(run: Promise<void>, seconds: number): Promise<boolean> {
  const ended = new AbortController();
  const pastTime = wait(seconds * 1_000, false, { signal: ended.signal, ref: false }).catch(() => true);
  try {
    return await Promise.race([run.then(() => true), pastTime]);
  } finally {
    ended.abort();
  }
}
