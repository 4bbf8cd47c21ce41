import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runProcess, type ServerProcess, startProcess } from './process.ts';

let dataDir: string;
const running: ServerProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-data-'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startProcess({ DATA_DIR: dataDir, ...environment });
  running.push(server);
  return server;
}

async function post(server: ServerProcess, path: string, body: unknown, token = '') {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${server.url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

async function signUp(server: ServerProcess): Promise<string> {
  const credentials = { userName: 'asha', password: 'p' };
  await post(server, '/user', { ...credentials, termsAccepted: true });
  return (await post(server, '/login', { ...credentials, remember: true })).body.accessToken;
}

describe('a start', () => {
  test('with bad settings names each of them and exits non-zero', async () => {
    const bad = { PORT: 'many', DATABASE_URL: 'mysql://x', NODE_ENV: 'prod', TELEGRAM_BOT_TOKEN: 'secret-token' };
    const run = runProcess({ DATA_DIR: dataDir, ...bad });
    expect(await run.ended).toBe(1);
    for (const name of Object.keys(bad)) expect(run.output()).toContain(`  ${name}: `);
    expect(run.output()).not.toContain('secret-token');
  });

  test('on an empty database outside production prints a demo user and an admin who can sign in', async () => {
    const server = await start();
    const printed = [...server.output().matchAll(/: (demo|admin) \/ (\S+)/g)];
    expect(printed.map(([, userName]) => userName)).toEqual(['demo', 'admin']);
    for (const [, userName, password] of printed) {
      const { status, body } = await post(server, '/login', { userName, password });
      expect([status, body.role]).toEqual([200, userName === 'admin' ? 'admin' : 'user']);
    }
    await server.stop();
    expect((await start()).output()).not.toContain('demo /');
  });

  test('in production makes only the admin that the environment names, and asks for longer passwords', async () => {
    const admin = { FITPULSE_ADMIN_USER: 'boss', FITPULSE_ADMIN_PASSWORD: 'a long password' };
    const server = await start({ NODE_ENV: 'production', ...admin });
    expect(server.output()).not.toMatch(/demo|a long password/);
    const login = await post(server, '/login', { userName: 'boss', password: admin.FITPULSE_ADMIN_PASSWORD });
    expect(login.body.role).toBe('admin');
    const short = await post(server, '/user', { userName: 'new', password: '1234567', termsAccepted: true });
    expect([short.status, short.body.detail]).toEqual([422, 'A password has at least 8 characters.']);
  });

  test('on a directory in use exits, names the process that has it, and opens nothing', async () => {
    const first = await start();
    const second = runProcess({ DATA_DIR: dataDir, PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`is in use by process ${first.child.pid}`);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test('takes over a directory whose owner is dead, also when its number belongs to another process now', async () => {
    const first = await start();
    await first.kill();
    const second = await start();
    await second.stop();
    expect(existsSync(join(dataDir, 'db.lock'))).toBe(false);
    const { hostname } = await import('node:os');
    writeFileSync(
      join(dataDir, 'db.lock'),
      JSON.stringify({ pid: process.pid, host: hostname(), processStart: 'earlier' }),
    );
    const third = await start();
    expect(JSON.parse(readFileSync(join(dataDir, 'db.lock'), 'utf8')).pid).toBe(third.child.pid);
  });

  test('by two at once on the directory of a dead owner lets one in', async () => {
    const first = await start();
    await first.kill();
    const runs = [1, 2, 3].map(() => startProcess({ DATA_DIR: dataDir }));
    const results = await Promise.allSettled(runs);
    running.push(...results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('ends cleanly on SIGTERM', async () => {
    const server = await start();
    expect(await server.stop()).toBe(0);
  });
});

describe('a backup', () => {
  test('restores every entry into an empty directory, and overwrites nothing', async () => {
    const server = await start();
    const token = await signUp(server);
    const logged = await post(server, '/water-intake', { waterIntake: { value: 333 } }, token);
    await server.stop();
    const backup = runProcess({ DATA_DIR: dataDir }, 'server/cli.ts', 'backup');
    expect(await backup.ended).toBe(0);
    const path = backup.output().match(/\S+\.tar\.gz/)?.[0] ?? '';

    const refused = runProcess({ DATA_DIR: dataDir }, 'server/cli.ts', 'restore', path);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('Move it away first');

    const elsewhere = mkdtempSync(join(tmpdir(), 'fitpulse-restored-'));
    const restore = runProcess({ DATA_DIR: elsewhere }, 'server/cli.ts', 'restore', path);
    expect([await restore.ended, restore.output()]).toEqual([0, expect.stringContaining('Restored')]);
    const restored = await start({ DATA_DIR: elsewhere });
    const headers = { authorization: `Bearer ${token}` };
    const listed = await (await fetch(`${restored.url}/api/v1/water-intake`, { headers })).json();
    expect(listed).toEqual([logged.body]);
  });
});

describe('the export of a user from the command line', () => {
  test('prints what the website exports, and names who is unknown', async () => {
    const server = await start();
    const token = await signUp(server);
    await post(server, '/water-intake', { waterIntake: { value: 333 }, notes: 'पानी' }, token);
    const headers = { authorization: `Bearer ${token}` };
    const website = await (await fetch(`${server.url}/api/v1/me/export`, { headers })).json();
    await server.stop();
    const exportUser = (...name: string[]) =>
      runProcess({ DATA_DIR: dataDir }, 'server/cli.ts', 'export-user', ...name);

    const run = exportUser('Asha');
    expect(await run.ended).toBe(0);
    const printed = JSON.parse(run.output());
    expect(printed).toEqual({ ...website, exportedAt: printed.exportedAt });
    expect(printed.waterEntries).toMatchObject([{ volumeMl: 333, notes: 'पानी' }]);

    const unknown = exportUser('nobody');
    expect([await unknown.ended, unknown.output()]).toEqual([1, 'There is no user nobody.\n']);
    expect(await exportUser().ended).toBe(1);
  });
});

describe('a crash', () => {
  test('in the middle of writing loses no acknowledged entry, twenty times over', { timeout: 240_000 }, async () => {
    let token = '';
    const acknowledged = new Set<string>();
    for (let round = 0; round < 20; round += 1) {
      const server = await start();
      token ||= await signUp(server);
      const headers = { authorization: `Bearer ${token}` };
      const listed: { entryId: string }[] = await (
        await fetch(`${server.url}/api/v1/water-intake`, { headers })
      ).json();
      const there = new Set(listed.map((entry) => entry.entryId));
      expect([...acknowledged].filter((id) => !there.has(id))).toEqual([]);

      let isDead = false;
      const writeOn = async () => {
        while (!isDead) {
          const answer = await post(server, '/water-intake', { waterIntake: { value: 100 } }, token).catch(
            () => undefined,
          );
          if (answer?.status === 201) acknowledged.add(answer.body.entryId);
        }
      };
      const writers = Array.from({ length: 8 }, writeOn);
      await new Promise((resolve) => setTimeout(resolve, 60 + 25 * round));
      await server.kill();
      isDead = true;
      await Promise.all(writers);
    }
    expect(acknowledged.size).toBeGreaterThan(200);
  });
});
