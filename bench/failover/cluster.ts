import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { installDebianPackages } from '../../scripts/debian.ts';
import { findPostgres, installPostgres, unprivilegedUser } from '../../scripts/postgres.ts';
import { killNow, type Service, startService } from './processes.ts';

const samples = join(import.meta.dirname, '..', '..', 'deploy', 'highAvailability');
const readyWithinMs = 120_000;
const password = 'of-the-bench';
const programs = ['patroni', 'etcd', 'haproxy', 'pgbouncer'];
const packages = ['patroni', 'python3-etcd', 'etcd-server', 'haproxy', 'pgbouncer'];

interface Node {
  name: string;
  address: string;
  data: string;
  patroni: Service;
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/**
 * etcd, two PostgreSQL under Patroni, HAProxy and PgBouncer by the samples of deploy/highAvailability, each host of them
 * an address of the loopback. One etcd is enough here: it is not what is killed.
 */
export async function startCluster(ttl: number, closers: (() => unknown)[]) {
  if (!programs.every(isInstalled)) installDebianPackages(packages);
  const folder = makeFolder(tmpdir(), closers);
  const net = `127.${randomByte()}.${randomByte()}`;
  const addresses = { one: `${net}.1`, two: `${net}.2`, own: `${net}.3`, etcd: `${net}.4` };
  const shared: Record<string, string> = {
    ...{ NODE_ONE: addresses.one, NODE_TWO: addresses.two, OWN_ADDRESS: addresses.own },
    ...{ ETCD_HOSTS: `${addresses.etcd}:2379`, NETWORK: '127.0.0.0/8', WATCHDOG: 'off', TTL: String(ttl) },
    ...{ DATABASE_PASSWORD: password, SUPERUSER_PASSWORD: password, REPLICATION_PASSWORD: password },
    ...{ REST_PASSWORD: password, POSTGRES_BIN: findPostgres() ?? installPostgres() },
    PGBOUNCER_USERS: join(folder, 'pgbouncerUsers.txt'),
  };
  const write = (sample: string, values: Record<string, string>, name = sample): string => {
    const path = join(folder, name);
    writeFileSync(path, fill(sample, values));
    own(path);
    return path;
  };
  const start = (command: string[], name: string, env?: Record<string, string>): Service => {
    const service = startService(command, { cwd: folder, log: join(folder, `${name}.log`), ...(env && { env }) });
    closers.push(service.stop);
    return service;
  };

  const member = { NODE: 'etcd', NODE_ADDRESS: addresses.etcd, ETCD_DIRECTORY: join(folder, 'etcd') };
  const etcd = fill('etcd.env', { ...member, ETCD_MEMBERS: `etcd=http://${addresses.etcd}:2380` });
  start(['etcd'], 'etcd', Object.fromEntries([...etcd.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, a, b]) => [a, b])));
  const startPatroni = ({ name, address, data }: Omit<Node, 'patroni'>): Service => {
    const values = {
      ...shared,
      NODE: name,
      NODE_ADDRESS: address,
      DATA_DIRECTORY: data,
      SOCKET_DIRECTORY: `${data}-socket`,
    };
    return start(['patroni', write('patroni.yaml', values, `${name}.yaml`)], name);
  };
  const nodes = (['one', 'two'] as const).map((name): Node => {
    const node = { name, address: addresses[name], data: join(folder, name) };
    mkdirSync(`${node.data}-socket`);
    own(`${node.data}-socket`);
    return { ...node, patroni: startPatroni(node) };
  });

  write('pgbouncerUsers.txt', shared);
  start(['haproxy', '-db', '-f', write('haproxy.cfg', shared)], 'haproxy');
  await isInStep(nodes);
  await createDatabase(`postgres://postgres:${password}@${addresses.own}:5000/postgres`, fill('database.sql', shared));
  start(['pgbouncer', write('pgbouncer.ini', shared)], 'pgbouncer');

  const as = (port: number) => `postgres://fitpulse:${password}@${addresses.own}:${port}/fitpulse`;
  return {
    folder,
    pooledUrl: as(6432),
    leaderUrl: as(5000),
    readUrl: as(5001),
    /** Kills the leader's Patroni and PostgreSQL, and starts that node again once the other leads. */
    async failOver() {
      const { leader } = await isInStep(nodes);
      const postmaster = Number(readFileSync(join(leader.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      await Promise.all([killNow(leader.patroni.child.pid as number), killNow(postmaster)]);
      const [other] = nodes.filter((node) => node !== leader);
      while (!(await leads(other as Node))) await wait(100);
      leader.patroni = startPatroni(leader);
      await isInStep(nodes);
    },
  };
}

const isInstalled = (program: string) => ['/usr/bin', '/usr/sbin'].some((folder) => existsSync(join(folder, program)));
const randomByte = () => 1 + Math.floor(Math.random() * 254);

function own(path: string): void {
  const user = unprivilegedUser();
  if (user) chownSync(path, user.uid, user.gid);
}

function makeFolder(parent: string, closers: (() => unknown)[]): string {
  const folder = mkdtempSync(join(parent, 'fitpulse-failover-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  own(folder);
  return folder;
}

/** As envsubst does. */
function fill(sample: string, values: Record<string, string>): string {
  return readFileSync(join(samples, sample), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${sample} asks for ${name}, which nobody sets.`);
    return value;
  });
}

interface Member {
  name: string;
  role: string;
  state: string;
}

/** The leader and its synchronous replica, once both are there. */
async function isInStep(nodes: Node[]): Promise<{ leader: Node }> {
  for (const deadline = Date.now() + readyWithinMs; Date.now() < deadline; await wait(100)) {
    const seen = await Promise.all(nodes.map(membersSeenBy));
    const leaders = seen.map((members) => members.find(({ role }) => role === 'leader')?.name);
    const isSynchronous = seen.every((members) =>
      members.some(({ role, state }) => role === 'sync_standby' && /^(?:running|streaming)$/.test(state)),
    );
    const leader = nodes.find(({ name }) => leaders.every((known) => known === name));
    if (leader && isSynchronous) return { leader };
  }
  throw new Error('Patroni has found no leader with a replica in step.');
}

const leads = ({ address }: Node): Promise<boolean> =>
  fetch(`http://${address}:8008/primary`).then(
    ({ ok }) => ok,
    () => false,
  );

const membersSeenBy = ({ address }: Node): Promise<Member[]> =>
  fetch(`http://${address}:8008/cluster`)
    .then(async (response) => ((await response.json()) as { members: Member[] }).members)
    .catch(() => []);

async function createDatabase(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const statements = sql.replaceAll(/^--.*$/gm, '').split(';');
    for (const statement of statements.filter((text) => text.trim() !== '')) await client.query(statement);
  } finally {
    await client.end();
  }
}
