import type pg from 'pg';
import { withClient } from '../db/client.ts';
import { patienceMs } from './finding.ts';

/** Where a connection comes to. */
export interface Place {
  /** The system's identifier and the database's; undefined where PostgreSQL keeps the former to itself. */
  identity: string | undefined;
  isReplica: boolean;
}

export async function placeOf(client: pg.Client): Promise<Place> {
  const { rows } = await client.query('select pg_is_in_recovery() as "isReplica"');
  const identity = await client
    .query(
      `select concat_ws('/', system_identifier, (select oid from pg_database where datname = current_database()))
        as identity from pg_control_system()`,
    )
    .then(
      (answer): string => answer.rows[0].identity,
      () => undefined,
    );
  return { isReplica: rows[0].isReplica, identity };
}

export const homeOf = (databaseUrl: string): Promise<Place | undefined> =>
  patiently(databaseUrl, placeOf).catch(() => undefined);

export const isElsewhere = ({ identity }: Place, home: Place | undefined): boolean =>
  identity !== undefined && home?.identity !== undefined && identity !== home.identity;

/** Two connections come to one session, or one comes to two: there a lock of a session holds nothing. */
export const sharesSessions = (url: string): Promise<boolean> =>
  patiently(url, (one) =>
    patiently(url, async (other) => {
      const before = await sessionOf(one);
      await other.query('begin');
      if ((await sessionOf(other)) === before) return true;
      return (await sessionOf(one)) !== before;
    }),
  );

const sessionOf = async (client: pg.Client): Promise<number> =>
  (await client.query('select pg_backend_pid() as pid')).rows[0].pid;

/** Whoever asks a database that stands still waits no longer than the doctor does. */
export const patiently = <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  withClient(url, work, { connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
