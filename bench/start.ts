import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/freePort.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { runProcess } from '../tests/processes/process.ts';

/**
 * The first start and later ones, on the embedded database and on PostgreSQL: how long until it answers, the processor
 * time of that, and how much memory the process takes at most and once it idles. `npm run bench -- start [later starts]`.
 */
const laterStarts = Number(process.argv[2] ?? 5);
const idleAfterMs = 60_000;
const megabyte = 1_024;
const ticksPerSecond = 100;

interface Start {
  answeredMs: number;
  processorMs: number;
  peak: number;
  idle: number;
}

console.log('| start | first answer | processor time | memory at most | idle |');
console.log('|---|---:|---:|---:|---:|');
const postgres = await startPostgres();
try {
  await measure('embedded', {});
  await measure('PostgreSQL', { DATABASE_URL: postgres.url });
} finally {
  await postgres.stop();
}

async function measure(name: string, place: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-start-'));
  // What an earlier start has compiled would make the first one a later one.
  const compiled = mkdtempSync(join(tmpdir(), 'fitpulse-compiled-'));
  try {
    const environment = { DATA_DIR: dataDir, NODE_COMPILE_CACHE: compiled, ...place };
    print(`${name}, the first`, [await start(environment)]);
    const later: Start[] = [];
    while (later.length < laterStarts) later.push(await start(environment));
    print(`${name}, median of ${laterStarts} more`, later);
  } finally {
    for (const folder of [dataDir, compiled]) rmSync(folder, { recursive: true });
  }
}

async function start(environment: Record<string, string>): Promise<Start> {
  const port = await freePort();
  const began = performance.now();
  const { child, ended } = runProcess({ ...environment, PORT: String(port) });
  const pid = child.pid as number;
  while (!(await answers(port))) await sleep(5);
  const answeredMs = performance.now() - began;
  const processorMs = processorTime(pid);
  await sleep(idleAfterMs);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  child.kill('SIGTERM');
  await ended;
  return { answeredMs, processorMs, peak: field(status, 'VmHWM'), idle: field(status, 'VmRSS') };
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** User and system time of all its threads. */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / ticksPerSecond;
}

function field(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / megabyte;
}

function print(name: string, starts: Start[]): void {
  const middle = (key: keyof Start) => {
    const figures = starts.map((one) => one[key]).toSorted((one, two) => one - two);
    return figures[Math.floor(figures.length / 2)]?.toFixed(0);
  };
  const cells = [
    `${middle('answeredMs')} ms`,
    `${middle('processorMs')} ms`,
    `${middle('peak')} MB`,
    `${middle('idle')} MB`,
  ];
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
