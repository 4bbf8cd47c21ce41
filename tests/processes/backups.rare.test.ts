import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../scripts/postgres.ts';
import { restoreEmbedded } from '../../server/db/backups/embedded.ts';
import { restorePostgres } from '../../server/db/backups/postgres.ts';
import { type Database, openDatabase, openPostgres } from '../../server/db/open.ts';
import { createUser } from '../../server/features/accounts/mutations.ts';
import { runProcess } from './process.ts';

describe.each(['embedded', 'PostgreSQL'] as const)('a backup of the database (%s)', (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-backups-'));
  const folder = join(dataDir, 'backups');
  const keys = join(dataDir, 'keys.txt');
  const environment: Record<string, string> = { DATA_DIR: dataDir, BACKUP_DIR: folder };
  let identity = '';
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  let maintenance: Database;

  const cli = (...parameters: string[]) => runProcess(environment, 'server/cli.ts', ...parameters);
  const backups = () =>
    existsSync(folder) ? readdirSync(folder).filter((name) => /Z\.(?:tar\.gz|dump)\.age$/.test(name)) : [];
  const restore = (file: string, key: string | undefined = identity, replaces = true) =>
    postgres
      ? restorePostgres(file, environment.DATABASE_URL ?? '', { replaces, identity: key })
      : restoreEmbedded(file, dataDir, { replaces, identity: key });
  async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase({ url: environment.DATABASE_URL, dataDir });
    return work(database).finally(database.close);
  }
  const add = (userName: string) => withDatabase(({ db }) => createUser(db, { userName }, new Date()));
  const people = () =>
    withDatabase(async ({ pool }) => {
      const { rows } = await pool.query('select user_name from users order by user_name');
      return rows.map(({ user_name }) => user_name);
    });
  /** Where a backup is restored before it takes the database's place. */
  async function sides(): Promise<number> {
    if (!postgres) return readdirSync(dataDir).filter((name) => name === 'db.restoring').length;
    const { rows } = await maintenance.pool.query("select from pg_database where datname like '%restoring%'");
    return rows.length;
  }

  beforeAll(async () => {
    identity = await generateX25519Identity();
    environment.BACKUP_RECIPIENT = await identityToRecipient(identity);
    writeFileSync(keys, `# of a test\n${identity}\n`);
    if (engine === 'PostgreSQL') {
      postgres = await startPostgres({ fsync: 'off' });
      environment.DATABASE_URL = postgres.url.replace(/postgres$/, 'diary');
      maintenance = openPostgres(postgres.url);
      await maintenance.pool.query('create database diary');
    }
    await add('asha');
  });
  afterAll(async () => {
    if (postgres) await maintenance.close();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('is for who has the key alone, and comes back whole or not at all', async () => {
    const run = cli('backup');
    expect([await run.ended, run.output()]).toEqual([0, expect.stringMatching(/^Written and checked: .*, 1 people/)]);
    const [name = ''] = backups();
    const file = join(folder, name);
    expect([readdirSync(folder), statSync(file).mode & 0o777]).toEqual([[name], 0o600]);
    expect(readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1');

    await add('arun');
    const half = join(dataDir, `half-${name}`);
    writeFileSync(half, readFileSync(file).subarray(0, -1_000));
    await expect(restore(half)).rejects.toThrow('othing was changed');
    await expect(restore(file, '')).rejects.toThrow('--identity');
    await expect(restore(file, await generateX25519Identity())).rejects.toThrow("can't be opened with this key");
    await expect(restore(file, identity, false)).rejects.toThrow('Add --replace');
    expect(await people()).toEqual(['arun', 'asha']);

    const restored = await restore(file);
    expect([restored.counts['public.users'], await people()]).toEqual([1, ['asha']]);
    expect(restored.kept).toMatch(/replaced/);
  });

  test('that is killed in the middle leaves none that looks whole, and stops none after it', async () => {
    const before = backups();
    const killed = cli('backup');
    await expect.poll(() => readdirSync(folder).some((name) => name.endsWith('.part')), { interval: 1 }).toBe(true);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(backups()).toEqual(before);
    const run = cli('backup');
    expect([await run.ended, run.output()]).toEqual([0, expect.stringContaining('1 people')]);
  });

  test('whose restoring is killed in the middle leaves the database as it was', async () => {
    const file = join(folder, backups()[0] ?? '');
    await add('meera');
    const killed = cli('restore', file, '--replace', '--identity', keys);
    await expect.poll(sides, { interval: 1 }).toBe(1);
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(await people()).toEqual(['asha', 'meera']);
    await restore(file);
    expect([await people(), await sides()]).toEqual([['asha'], 0]);
  });
});
