import { expect, inject, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase, openPostgres } from '../db/open.ts';
import { examineDatabase } from './database.ts';

const url = inject('postgresUrl');
const levels = async (databaseUrl: string) =>
  (await examineDatabase(readConfig({ DATABASE_URL: databaseUrl }))).map(({ subject, level }) => [subject, level]);

test('a database that the next start would bring up to date is told, and left as it is', async () => {
  const fresh = url.replace(/\/postgres$/, '/doctor');
  const maintenance = openPostgres(url);
  await maintenance.pool.query('create database doctor');
  await maintenance.close();
  const expected = (migrations: string) => [
    ['database', 'ok'],
    ['migrations', migrations],
    ['clock', 'ok'],
  ];
  for (const _ of ['once', 'again']) expect(await levels(fresh)).toEqual(expected('warn'));
  const database = await openDatabase({ url: fresh, dataDir: '' });
  expect(await levels(fresh)).toEqual(expected('ok'));
  await database.pool.query("insert into kysely_migration (name, timestamp) values ('9999_future', '')");
  await database.close();
  expect(await levels(fresh)).toEqual(expected('fail'));
});

test('a database that does not answer is wrong', async () => {
  expect(await levels('postgres://127.0.0.1:9/nobody')).toEqual([['database', 'fail']]);
});
