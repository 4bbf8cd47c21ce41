import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runProcess } from './process.ts';
import { post, serverProcesses, signUp } from './serverProcesses.ts';

const fresh = serverProcesses();
const servers = serverProcesses({ isUsed: true });
const { start } = servers;

describe('a start', () => {
  test('with bad settings names each of them and exits non-zero', async () => {
    const bad = { PORT: 'many', DATABASE_URL: 'mysql://x', NODE_ENV: 'prod', TELEGRAM_BOT_TOKEN: 'secret-token' };
    const run = runProcess({ DATA_DIR: servers.dataDir, ...bad });
    expect(await run.ended).toBe(1);
    for (const name of Object.keys(bad)) expect(run.output()).toContain(`  ${name}: `);
    expect(run.output()).not.toContain('secret-token');
  });

  test('on an empty database outside production prints a demo user and an admin who can sign in', async () => {
    const server = await fresh.start();
    const printed = [...server.output().matchAll(/: (demo|admin) \/ (\S+)/g)];
    expect(printed.map(([, userName]) => userName)).toEqual(['demo', 'admin']);
    for (const [, userName, password] of printed) {
      const { status, body } = await post(server, '/login', { userName, password });
      expect([status, body.role]).toEqual([200, userName === 'admin' ? 'admin' : 'user']);
    }
    await server.stop();
    expect((await fresh.start()).output()).not.toContain('demo /');
  });

  test('in production makes only the admin that the environment names, and asks for longer passwords', async () => {
    const admin = { FITPULSE_ADMIN_USER: 'boss', FITPULSE_ADMIN_PASSWORD: 'a long password' };
    const server = await fresh.start({ NODE_ENV: 'production', ...admin });
    expect(server.output()).not.toMatch(/demo|a long password/);
    const login = await post(server, '/login', { userName: 'boss', password: admin.FITPULSE_ADMIN_PASSWORD });
    expect(login.body.role).toBe('admin');
    const short = await post(server, '/user', { userName: 'new', password: '1234567', termsAccepted: true });
    expect([short.status, short.body.detail]).toEqual([422, 'A password has at least 8 characters.']);
  });

  test('on a directory in use exits, names the process that has it, and opens nothing', async () => {
    const first = await start();
    const second = runProcess({ DATA_DIR: servers.dataDir, PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`is in use by process ${first.child.pid}`);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test('on a port in use exits, and leaves the first sign-ins to the next start, which prints them', async () => {
    const first = await start();
    const environment = { DATA_DIR: join(servers.dataDir, 'elsewhere') };
    const second = runProcess({ ...environment, PORT: new URL(first.url).port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('EADDRINUSE');
    expect((await start(environment)).output()).toContain('demo /');
  });

  test('takes over a directory whose owner is dead, also when its number belongs to another process now', async () => {
    const first = await start();
    await first.kill();
    const second = await start();
    await second.stop();
    expect(existsSync(join(servers.dataDir, 'db.lock'))).toBe(false);
    writeFileSync(
      join(servers.dataDir, 'db.lock'),
      JSON.stringify({ pid: process.pid, host: hostname(), processStart: 'earlier' }),
    );
    const third = await start();
    expect(JSON.parse(readFileSync(join(servers.dataDir, 'db.lock'), 'utf8')).pid).toBe(third.child.pid);
  });

  test('by two at once on the directory of a dead owner lets one in', async () => {
    const first = await start();
    await first.kill();
    const results = await Promise.allSettled([start(), start(), start()]);
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
    const backup = runProcess({ DATA_DIR: servers.dataDir }, 'server/cli.ts', 'backup');
    expect(await backup.ended).toBe(0);
    const path = backup.output().match(/\S+\.tar\.gz/)?.[0] ?? '';

    const refused = runProcess({ DATA_DIR: servers.dataDir }, 'server/cli.ts', 'restore', path);
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
      runProcess({ DATA_DIR: servers.dataDir }, 'server/cli.ts', 'export-user', ...name);

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
