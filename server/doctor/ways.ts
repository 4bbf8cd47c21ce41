import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { type Finding, fail, ok, patienceMs, reasonOf, warn } from './finding.ts';
import { homeOf, isElsewhere, type Place, patiently, placeOf, sharesSessions } from './place.ts';

const sameAdvice = 'It has to lead to the database of DATABASE_URL by another way.';
const letInAdvice = 'Check the address, and that PostgreSQL runs there and lets this host in.';

/** What DATABASE_DIRECT_URL and DATABASE_READ_URL lead to, held against DATABASE_URL. */
export async function examineWays(config: Config, followsWithinMs = patienceMs): Promise<Finding[]> {
  const { databaseUrl, directDatabaseUrl, readDatabaseUrl } = config;
  if (!databaseUrl) return [];
  const isOtherWay = directDatabaseUrl !== undefined && directDatabaseUrl !== databaseUrl;
  const found = await Promise.all([
    isOtherWay ? examineDirect(directDatabaseUrl, databaseUrl) : examineOnlyWay(databaseUrl),
    readDatabaseUrl !== undefined && examineReplica(readDatabaseUrl, databaseUrl, followsWithinMs),
  ]);
  return found.filter((finding) => finding !== undefined && finding !== false);
}

async function examineDirect(url: string, databaseUrl: string): Promise<Finding> {
  const subject = 'direct database';
  try {
    const [place, home] = await Promise.all([patiently(url, placeOf), homeOf(databaseUrl)]);
    if (isElsewhere(place, home)) return fail(subject, 'DATABASE_DIRECT_URL leads to another database.', sameAdvice);
    if (place.isReplica) {
      const advice = 'Let it lead to the leader: port 5000 of HAProxy in deploy/highAvailability.';
      return fail(subject, 'DATABASE_DIRECT_URL leads to a replica, which takes no migration.', advice);
    }
    if (await sharesSessions(url)) {
      const what = 'DATABASE_DIRECT_URL leads through a pooler in transaction mode; no lock of a session holds there.';
      return fail(subject, what, 'Let it lead past the pooler: migrations and backups need a session of their own.');
    }
    return ok(subject, `${told(home)}, with a session of its own.`);
  } catch (error) {
    return fail(subject, reasonOf(error), letInAdvice);
  }
}

/** Whether it answers at all is told of the database. */
async function examineOnlyWay(databaseUrl: string): Promise<Finding | undefined> {
  if (!(await sharesSessions(databaseUrl).catch(() => false))) return undefined;
  const what = 'DATABASE_URL leads through a pooler in transaction mode, and no way leads past it.';
  return fail('direct database', what, 'Set DATABASE_DIRECT_URL: migrations and backups need a session of their own.');
}

async function examineReplica(url: string, databaseUrl: string, followsWithinMs: number): Promise<Finding> {
  const subject = 'read replica';
  try {
    const [place, home] = await Promise.all([patiently(url, placeOf), homeOf(databaseUrl)]);
    if (isElsewhere(place, home)) {
      const advice = 'Set it to a replica of it, or leave it out: figures, reports and exports would be of others.';
      return fail(subject, 'DATABASE_READ_URL leads to another database than DATABASE_URL.', advice);
    }
    if (!place.isReplica) {
      const advice = 'Look whether a replica is missing (patronictl list); without one, leave DATABASE_READ_URL out.';
      return warn(subject, 'DATABASE_READ_URL leads to no replica: the leader serves those reads too.', advice);
    }
    return await patiently(databaseUrl, (leader) =>
      patiently(url, (replica) => examineLag(leader, replica, followsWithinMs)),
    );
  } catch (error) {
    return fail(subject, reasonOf(error), `${letInAdvice} Without DATABASE_READ_URL the leader serves those reads.`);
  }
}

/** A replica of a database at rest has nothing to replay: what counts is when it has what the leader has now. */
async function examineLag(leader: pg.Client, replica: pg.Client, followsWithinMs: number): Promise<Finding> {
  const { rows } = await leader.query('select pg_current_wal_lsn() as place');
  const begun = Date.now();
  for (;;) {
    const lag = await lagBehind(replica, rows[0].place);
    const waited = Date.now() - begun;
    if (lag.bytes <= 0) return ok('read replica', `It had what the leader has after ${inSeconds(waited)}.`);
    if (waited >= followsWithinMs) {
      const since = lag.seconds === null ? '' : `, its latest change ${inSeconds(lag.seconds * 1_000)} old`;
      const what = `It is ${(lag.bytes / 1_048_576).toFixed(1)} MB behind the leader after ${inSeconds(waited)}${since}.`;
      const advice =
        "Look into its log and the leader's pg_stat_replication; figures, reports and exports are of then.";
      return warn('read replica', what, advice);
    }
    await wait(Math.min(100, followsWithinMs));
  }
}

async function lagBehind(replica: pg.Client, place: string): Promise<{ bytes: number; seconds: number | null }> {
  const { rows } = await replica.query(
    `select pg_wal_lsn_diff($1, pg_last_wal_replay_lsn())::float8 as bytes,
      extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as seconds`,
    [place],
  );
  return rows[0];
}

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

const told = (home: Place | undefined): string =>
  home?.identity === undefined ? 'It answers; whether it is the same database can’t be told' : 'The same database';
