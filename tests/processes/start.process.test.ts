import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { firstOf, rare } from '../tiers.ts';
import { runProcess, type ServerProcess } from './process.ts';
import { post, serverProcesses, signUp } from './serverProcesses.ts';

const fresh = serverProcesses();
const servers = serverProcesses({ isUsed: true });
const { start } = servers;

/** With an engine that makes its database itself it is 640. */
const mostFirstMb = 400;

/** The most that the process has held; only Linux says. */
const peakMb = ({ child }: ServerProcess) =>
  Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1]) / 1_024;

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
    if (process.platform === 'linux') expect(peakMb(server)).toBeLessThan(mostFirstMb);
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

  test('on a directory that cannot be written says why in a sentence', async () => {
    const file = join(servers.dataDir, 'a-file');
    writeFileSync(file, '');
    const run = runProcess({ DATA_DIR: join(file, 'data'), PORT: '0' });
    expect([await run.ended, run.output().trim()]).toEqual([
      1,
      expect.stringMatching(
        /^The data directory .* cannot be written: a part of the path is a file \(ENOTDIR\)\. .*\.$/,
      ),
    ]);
  });

  test('on a directory in use exits, names the process that has it, and opens nothing; that one ends cleanly', async () => {
    const first = await start();
    const second = runProcess({ DATA_DIR: servers.dataDir, PORT: '0' });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`is in use by process ${first.child.pid}`);
    rmSync(join(servers.dataDir, 'db.lock'));
    const third = runProcess({ DATA_DIR: servers.dataDir, PORT: '0' });
    expect([await third.ended, third.output()]).toEqual([1, expect.stringContaining('is in use by')]);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect(await first.stop()).toBe(0);
  });

  rare('on a port in use exits, and leaves the first sign-ins to the next start, which prints them', async () => {
    const first = await start();
    const environment = { DATA_DIR: join(servers.dataDir, 'elsewhere') };
    const second = runProcess({ ...environment, PORT: new URL(first.url).port });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('EADDRINUSE');
    expect((await start(environment)).output()).toContain('demo /');
  });

  rare('takes over a directory whose owner is dead, also when its number belongs to another process now', async () => {
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

  rare(
    'with a key file that is empty says so and leaves it, and with one that is lost where people have second factors',
    async () => {
      const key = join(servers.dataDir, 'secret.key');
      const refusal = async () => {
        const run = runProcess({ DATA_DIR: servers.dataDir, PORT: '0' });
        return [await run.ended, run.output().trim()];
      };
      const first = await start();
      const token = await signUp(first);
      const { body } = await post(first, '/me/2fa/totp', {}, token);
      await post(
        first,
        '/me/2fa/totp/confirm',
        { code: TOTP.generate({ secret: Secret.fromBase32(body.secret) }) },
        token,
      );
      await first.stop();
      truncateSync(key, 0);
      expect(await refusal()).toEqual([
        1,
        expect.stringMatching(/^\S+secret\.key is empty.*forget-sealed-secrets`\.$/),
      ]);
      expect(statSync(key).size).toBe(0);
      rmSync(key);
      expect(await refusal()).toEqual([
        1,
        expect.stringMatching(/^The second factors .* sealed with another key.*\.$/),
      ]);
      expect(existsSync(key)).toBe(false);
      const forget = runProcess({ DATA_DIR: servers.dataDir }, 'server/cli.ts', 'forget-sealed-secrets');
      expect([await forget.ended, forget.output()]).toEqual([0, expect.stringMatching(/^1 people/)]);
      await start();
    },
  );

  rare('by two at once on the directory of a dead owner lets one in', async () => {
    const first = await start();
    await first.kill();
    const results = await Promise.allSettled([start(), start(), start()]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});

describe('an admin made from the command line', () => {
  rare('in production has a password that is neither short nor common', async () => {
    for (const password of ['1', 'password123']) {
      const run = runProcess(
        { DATA_DIR: fresh.dataDir, NODE_ENV: 'production' },
        'server/cli.ts',
        'create-admin',
        'boss',
        password,
      );
      expect([await run.ended, run.output()]).toEqual([
        1,
        expect.stringMatching(/^(?:A password has at least 8|This password is among)/),
      ]);
    }
    expect(readdirSync(fresh.dataDir)).toEqual([]);
  });
});

describe('a server that is told to end', () => {
  /** A request whose body never comes whole. */
  const sendHalf = async ({ url }: { url: string }) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    await once(socket, 'connect');
    const head = [
      'POST /api/v1/login HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      'content-length: 99',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n{`);
    return socket;
  };

  test('does not wait for a body that never comes', async () => {
    const server = await start();
    const socket = await sendHalf(server);
    expect(await server.stop()).toBe(0);
    socket.destroy();
  });

  rare('and told again, ends at once', async () => {
    const server = await start();
    const socket = await sendHalf(server);
    const stopped = server.stop();
    await expect
      .poll(() =>
        fetch(`${server.url}/healthz`)
          .then(() => 'open')
          .catch(() => 'closed'),
      )
      .toBe('closed');
    server.child.kill('SIGTERM');
    expect(await stopped).toBe(1);
    socket.destroy();
  });
});

describe('a backup', () => {
  test('restores every entry into an empty directory, overwrites nothing, and is opened to nobody else', async () => {
    const server = await start();
    const token = await signUp(server);
    const logged = await post(server, '/water-intake', { waterIntake: { value: 333 } }, token);
    // The server has the directory: it is asked for the backup.
    const backup = runProcess({ DATA_DIR: servers.dataDir }, 'server/cli.ts', 'backup');
    expect([await backup.ended, backup.output()]).toEqual([0, expect.stringContaining('by the server')]);
    await server.stop();
    const entries = readdirSync(servers.dataDir, { recursive: true, withFileTypes: true });
    const open = entries.filter((entry) => statSync(join(entry.parentPath, entry.name)).mode & 0o077);
    expect(entries.length).toBeGreaterThan(100);
    expect(open.map(({ name }) => name)).toEqual([]);
    const path = backup.output().match(/\S+\.tar\.gz/)?.[0] ?? '';

    const refused = runProcess({ DATA_DIR: servers.dataDir }, 'server/cli.ts', 'restore', path);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('Add --replace');

    const elsewhere = mkdtempSync(join(tmpdir(), 'fitpulse-restored-'));
    const restore = runProcess({ DATA_DIR: elsewhere }, 'server/cli.ts', 'restore', path);
    expect([await restore.ended, restore.output()]).toEqual([0, expect.stringContaining('Restored')]);
    const restored = await start({ DATA_DIR: elsewhere });
    const headers = { authorization: `Bearer ${token}` };
    const listed = await (await fetch(`${restored.url}/api/v1/water-intake`, { headers })).json();
    expect(listed).toEqual([logged.body]);
  });
});

describe('a data directory that held a database', () => {
  const database = () => join(servers.dataDir, 'db');

  test.each(
    firstOf([
      ['its version file', () => rmSync(join(database(), 'PG_VERSION'))],
      ['its control file', () => rmSync(join(database(), 'global', 'pg_control'))],
      ['all of it', () => rmSync(database(), { recursive: true })],
    ]),
  )('and has lost %s is not filled anew', async (_, lose) => {
    lose();
    const before = existsSync(database()) ? readdirSync(database()) : [];
    const run = runProcess({ DATA_DIR: servers.dataDir, PORT: '0' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toContain('has held a database since');
    expect(run.output().trim().split('\n')).toHaveLength(1);
    expect(existsSync(database()) ? readdirSync(database()) : []).toEqual(before);
  });

  rare('and cannot be opened says so in a sentence', async () => {
    truncateSync(join(database(), 'global', 'pg_control'), 100);
    const run = runProcess({ DATA_DIR: servers.dataDir, PORT: '0' });
    expect(await run.ended).toBe(1);
    expect(run.output()).toMatch(/cannot be opened: .*restore FILE --replace/);
    expect(run.output().trim().split('\n').length).toBeLessThan(4);
  });

  rare('gets a backup in its place, keeps what was there, and refuses one that was cut off', async () => {
    const cli = async (...parameters: string[]) => {
      const run = runProcess({ DATA_DIR: servers.dataDir }, 'server/cli.ts', ...parameters);
      return { code: await run.ended, output: run.output() };
    };
    const path = (await cli('backup')).output.match(/\S+\.tar\.gz/)?.[0] ?? '';
    const bytes = readFileSync(path);
    for (const [name, part] of [
      ['half.tar.gz', bytes.subarray(0, bytes.length / 2)],
      ['short.tar.gz', gzipSync(gunzipSync(bytes).subarray(0, 3_000_000))],
    ] as const) {
      writeFileSync(join(servers.dataDir, name), part);
      const refused = await cli('restore', join(servers.dataDir, name), '--replace');
      expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('not a whole backup')]);
    }
    rmSync(join(database(), 'PG_VERSION'));
    const restored = await cli('restore', path, '--replace');
    expect([restored.code, restored.output]).toEqual([0, expect.stringMatching(/: 2 people[\s\S]*db\.replaced-/)]);
    expect((await start()).output()).not.toContain('demo /');
  });
});

describe('the export of a user from the command line', () => {
  const exportUser = (...name: string[]) =>
    runProcess({ DATA_DIR: servers.dataDir }, 'server/cli.ts', 'export-user', ...name);

  test('prints what the website exports', async () => {
    const server = await start();
    const token = await signUp(server);
    await post(server, '/water-intake', { waterIntake: { value: 333 }, notes: 'पानी' }, token);
    const headers = { authorization: `Bearer ${token}` };
    const website = await (await fetch(`${server.url}/api/v1/me/export`, { headers })).json();
    await server.stop();
    const run = exportUser('Asha');
    expect(await run.ended).toBe(0);
    const printed = JSON.parse(run.output());
    expect(printed).toEqual({ ...website, exportedAt: printed.exportedAt });
    expect(printed.waterEntries).toMatchObject([{ volumeMl: 333, notes: 'पानी' }]);
  });

  rare('names who is unknown', async () => {
    const unknown = exportUser('nobody');
    expect([await unknown.ended, unknown.output()]).toEqual([1, 'There is no user nobody.\n']);
    expect(await exportUser().ended).toBe(1);
  });
});
