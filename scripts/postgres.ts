import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages } from './debian.ts';
import { freePort } from './freePort.ts';

interface TemporaryPostgres {
  /** URL of the maintenance database; replace the path for another. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL of its own in a temporary directory, for tests and measurements.
 * Installs Debian's package when the machine has none and we are root.
 */
export const startPostgres = (settings: Record<string, string> = {}): Promise<TemporaryPostgres> =>
  startFrom({ program: 'initdb', flags: ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'] }, settings);

/** Starts a replica of such a PostgreSQL. */
export const startReplica = (url: string): Promise<TemporaryPostgres> =>
  startFrom({ program: 'pg_basebackup', flags: ['-R', '--no-sync', '--checkpoint=fast', '-d', url] }, {});

interface Maker {
  program: string;
  flags: string[];
}

/** Lets a program make the directory of the data, and starts PostgreSQL on it. */
async function startFrom(maker: Maker, settings: Record<string, string>): Promise<TemporaryPostgres> {
  const bin = findPostgres() ?? installPostgres();
  const directory = mkdtempSync(join(tmpdir(), 'fitpulse-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const run = { ...user, cwd: directory, stdio: 'pipe' as const, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  execFileSync(join(bin, maker.program), ['-D', data, ...maker.flags], run);

  const port = await freePort();
  const parameters = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: directory,
    max_connections: '200',
    ...settings,
  };
  const flags = Object.entries(parameters).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], { ...run, stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000);
      if (/ready to accept (?:read-only )?connections/.test(log)) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The folder of its programs. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(':')];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

export function installPostgres(): string {
  installDebianPackages(['postgresql']);
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL was not found. Install it (Debian: apt-get install postgresql) and try again.');
  return bin;
}

/** PostgreSQL refuses to run as root. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    return { uid: 65534, gid: 65534 };
  }
}
