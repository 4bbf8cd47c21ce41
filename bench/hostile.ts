import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getExport, importData } from '../contract/accounts/me.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { hostileImports } from '../tests/hostileImports.ts';
import { startProcess } from '../tests/processes/process.ts';
import { watchMemory } from './files/memory.ts';
import { p99, signUp, waits } from './files/others.ts';

/**
 * 50 hostile imports and exports at once against the real server, on PostgreSQL and on the embedded database: how much
 * memory it takes at most (PSS), and how long others wait meanwhile beside what they wait right after. `npm run bench:hostile`.
 */
const rounds = 4;
const atOnce = 50;
const leastMs = 1_500;
const megabyte = 1_048_576;

console.log("| database | memory before | at most | others' p99 beside a quiet one | their median | answers |");
console.log('|---|---:|---:|---:|---:|---|');
const postgres = await startPostgres();
try {
  console.log(await attack('PostgreSQL', { DATABASE_URL: postgres.url }));
} finally {
  await postgres.stop();
}
console.log(await attack('embedded', {}));

async function attack(name: string, place: Record<string, string>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-hostile-'));
  const environment = { DATA_DIR: dataDir, NODE_ENV: 'test', COST_PER_MINUTE: '1000000000', ...place };
  // Making the embedded database takes more than any attack.
  await (await startProcess(environment)).stop();
  const server = await startProcess(environment);
  const memory = watchMemory(server.child.pid as number);
  try {
    const other = await signUp(server.url);
    await waits(server.url, other, sleep(leastMs));
    const before = memory.now();
    const ratios: { p99: number; median: number }[] = [];
    const statuses = new Map<number, number>();
    for (let round = 0; round < rounds; round += 1) {
      const attackers = await Promise.all(Array.from({ length: atOnce }, () => signUp(server.url)));
      const start = performance.now();
      const calls = attackers.map((token, index) => call(server.url, token, index));
      const waited = await waits(server.url, other, Promise.all([...calls, sleep(leastMs)]));
      for (const status of await Promise.all(calls)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const quiet = await waits(server.url, other, sleep(performance.now() - start));
      ratios.push({ p99: p99(waited) / p99(quiet), median: middle(waited) / middle(quiet) });
    }
    const spread = (key: 'p99' | 'median') =>
      `× ${ratios
        .map((ratio) => ratio[key].toFixed(1))
        .toSorted((one, two) => Number(one) - Number(two))
        .join(', ')}`;
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    const sizes = [before, memory.most()].map((bytes) => `${(bytes / megabyte).toFixed(0)} MB`).join(' | ');
    return `| ${name} | ${sizes} | ${spread('p99')} | ${spread('median')} | ${answers} |`;
  } finally {
    memory.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

async function call(url: string, token: string, index: number): Promise<number> {
  const body = hostileImports[index % (hostileImports.length + 1)];
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const path = body ? importData.path : getExport.path;
  const answer = await fetch(`${url}/api/v1${path}`, { headers, ...(body && { method: 'POST', body }) });
  await answer.arrayBuffer();
  return answer.status;
}

function middle(figures: number[]): number {
  return figures.toSorted((one, two) => one - two)[Math.floor(figures.length / 2)] ?? 0;
}
