import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startPostgres, startReplica } from '../../scripts/postgres.ts';
import * as transactionPooler from '../../tests/fakes/transactionPooler.ts';
import { readConfig } from '../config.ts';
import { openPostgres } from '../db/open.ts';
import { examineWays } from './ways.ts';

const other = inject('postgresUrl');
const nowhere = 'postgres://127.0.0.1:9/nobody';
let leader: string;
let replica: string;
let pooled: string;
const closers: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const postgres = await startPostgres();
  leader = postgres.url;
  closers.unshift(postgres.stop);
  const second = await startReplica(leader);
  replica = second.url;
  closers.unshift(second.stop);
  const pooler = await transactionPooler.start(leader);
  pooled = pooler.url;
  closers.unshift(pooler.close);
});
afterAll(async () => {
  for (const close of closers) await close();
});

const examine = (ways: { url: string; direct?: string; read?: string }) => {
  const { url, direct, read } = ways;
  return examineWays(readConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_READ_URL: read }), 300);
};
const query = async (url: string, sql: string) => {
  const { pool, close } = openPostgres(url);
  await pool.query(sql).finally(close);
};

test('a database with one way to it is told of no other', async () => {
  expect(await examineWays(readConfig({}))).toEqual([]);
  expect(await examine({ url: leader })).toEqual([]);
  expect(await examine({ url: nowhere })).toEqual([]);
});

test('the way past the pooler to the same database is fine', async () => {
  expect(await examine({ url: pooled, direct: leader })).toMatchObject([
    { subject: 'direct database', level: 'ok', what: 'The same database, with a session of its own.' },
  ]);
});

test('a pooler in transaction mode is told wherever sessions are needed', async () => {
  expect(await examine({ url: pooled })).toMatchObject([
    { level: 'fail', what: expect.stringContaining('DATABASE_URL leads through a pooler in transaction mode') },
  ]);
  expect(await examine({ url: leader, direct: pooled })).toMatchObject([
    { level: 'fail', what: expect.stringContaining('DATABASE_DIRECT_URL leads through a pooler') },
  ]);
});

test.each([
  ['another database of the same server', () => leader.replace('/postgres', '/template1')],
  ['another server', () => other],
  ['nothing', () => nowhere],
])('a way to %s is wrong, and what to do is told', async (_, elsewhere) => {
  const found = await examine({ url: leader, direct: elsewhere(), read: elsewhere() });
  expect(found.map(({ subject, level }) => [subject, level])).toEqual([
    ['direct database', 'fail'],
    ['read replica', 'fail'],
  ]);
  for (const { advice } of found) expect(advice).not.toBe(undefined);
});

test('the leader and its replica are no substitute for each other', async () => {
  expect(await examine({ url: leader, direct: replica, read: `${leader}?application_name=reads` })).toMatchObject([
    { level: 'fail', what: expect.stringContaining('leads to a replica') },
    { level: 'warn', what: expect.stringContaining('leads to no replica') },
  ]);
});

test('a replica that follows is fine, and one that stays behind is told with how far', async () => {
  expect(await examine({ url: pooled, direct: leader, read: replica })).toMatchObject([
    { level: 'ok' },
    { level: 'ok', what: expect.stringMatching(/^It had what the leader has after \d+\.\d s\.$/) },
  ]);
  await query(replica, 'select pg_wal_replay_pause()');
  await query(leader, 'create table late as select generate_series(1, 100000) as number');
  expect(await examine({ url: leader, read: replica })).toMatchObject([
    { level: 'warn', what: expect.stringMatching(/^It is [1-9]\d*\.\d MB behind the leader after \d+\.\d s/) },
  ]);
  await query(replica, 'select pg_wal_replay_resume()');
});

test('where PostgreSQL keeps its identifier to itself, that is told', async () => {
  await query(leader, 'revoke execute on function pg_control_system() from public');
  await query(leader, 'create role plain login');
  const plain = leader.replace('postgres@', 'plain@');
  expect(await examine({ url: plain, direct: `${plain}?application_name=direct` })).toMatchObject([
    { level: 'ok', what: expect.stringContaining('can’t be told') },
  ]);
});
