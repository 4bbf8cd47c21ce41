import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startPostgres } from '../scripts/postgres.ts';
import { startProcess } from '../tests/processes/process.ts';
import { longestGo, toldTime } from './files/longestGo.ts';
import { watchMemory } from './files/memory.ts';
import { p99, signUp, waits } from './files/others.ts';

/**
 * 50 hostile imports and exports at once against the real server, on PostgreSQL and on the embedded database: how much
 * memory it takes at most (PSS), and how long others wait meanwhile beside what they wait right after. The control is the
 * same attack on a process that only takes it in, which costs others what sending it costs the machine. The last column
 * is the longest that the server's own thread worked in one go. `npm run bench -- hostile`.
 */
const rounds = 4;
const atOnce = 50;
/** One address signs up no more than a few people an hour. */
const attackers = 5;
const leastMs = 1_500;
const megabyte = 1_048_576;

console.log(
  "| database | memory before | at most | others' p99 beside a quiet one | of the control | their median | longest in one go | answers |",
);
console.log('|---|---:|---:|---:|---:|---:|---:|---|');
const sink = fork(join(import.meta.dirname, 'hostile', 'sink.ts'));
const [sinkPort] = (await once(sink, 'message')) as [number];
const postgres = await startPostgres();
try {
  console.log(await attack('PostgreSQL', { DATABASE_URL: postgres.url }));
} finally {
  await postgres.stop();
}
console.log(await attack('embedded', {}));
sink.kill();

async function attack(name: string, place: Record<string, string>): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-hostile-'));
  const environment = { DATA_DIR: dataDir, NODE_ENV: 'test', COST_PER_MINUTE: '1000000000', ...place, ...toldTime };
  // Making the embedded database takes more than any attack.
  await (await startProcess(environment)).stop();
  const server = await startProcess(environment);
  const memory = watchMemory(server.child.pid as number);
  try {
    const other = await signUp(server.url);
    const tokens: string[] = [];
    while (tokens.length < attackers) tokens.push(await signUp(server.url));
    await waits(server.url, other, sleep(leastMs));
    const before = memory.now();
    const ratios: { p99: number; control: number; median: number }[] = [];
    let longest = 0;
    const statuses = new Map<number, number>();
    for (let round = 0; round < rounds; round += 1) {
      await longestGo(server);
      const start = performance.now();
      const attacked = attackWith(tokens, server.url);
      const waited = await waits(server.url, other, Promise.all([attacked, sleep(leastMs)]));
      for (const status of await attacked) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      longest = Math.max(longest, await longestGo(server));
      const quiet = await waits(server.url, other, sleep(performance.now() - start));
      const sent = attackWith(tokens, `http://127.0.0.1:${sinkPort}`);
      const beside = await waits(server.url, other, Promise.all([sent, sleep(leastMs)]));
      const control = p99(beside) / p99(quiet);
      ratios.push({ p99: p99(waited) / p99(quiet), control, median: middle(waited) / middle(quiet) });
    }
    const spread = (key: 'p99' | 'control' | 'median') =>
      `× ${ratios
        .map((ratio) => ratio[key].toFixed(1))
        .toSorted((one, two) => Number(one) - Number(two))
        .join(', ')}`;
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    const sizes = [before, memory.most()].map((bytes) => `${(bytes / megabyte).toFixed(0)} MB`).join(' | ');
    const waited99 = [spread('p99'), spread('control'), spread('median')].join(' | ');
    return `| ${name} | ${sizes} | ${waited99} | ${longest.toFixed(0)} ms | ${answers} |`;
  } finally {
    memory.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** In a thread of its own, so that sending megabytes doesn't hold up the one that measures. */
async function attackWith(tokens: string[], url: string): Promise<number[]> {
  const worker = new Worker(new URL('./hostile/attack.ts', import.meta.url), { workerData: { url, tokens, atOnce } });
  const [statuses] = (await once(worker, 'message')) as [number[]];
  return statuses;
}

function middle(figures: number[]): number {
  return figures.toSorted((one, two) => one - two)[Math.floor(figures.length / 2)] ?? 0;
}
