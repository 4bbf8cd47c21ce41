import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccount, login } from '../contract/accounts/accounts.ts';
import { createHealthReport, listHealthReports } from '../contract/healthReports.ts';
import { brokenPdf, encryptedPdf, longPdf, pdfBomb, whitePng, zipBomb } from '../tests/hostileFiles.ts';
import { drawPicture, photo } from '../tests/labReports/drawPicture.ts';
import { openLayouts } from '../tests/labReports/openLayouts.ts';
import { type Layout, makeReport } from '../tests/labReports/report.ts';
import { startProcess } from '../tests/processes/process.ts';
import { watchMemory } from './files/memory.ts';

/**
 * Files that were made to do harm, and the heaviest honest one, sent to the real server: `npm run bench:files`. How much
 * more memory it and its processes take for each, and how long somebody else waits for an answer beside what they wait
 * where no file is read.
 */
const quietMs = 3_000;
const pauseMs = 15;
const [page = []] = makeReport(openLayouts[0] as Layout, 3).pages;
const files: [string, Uint8Array][] = [
  ['locked PDF', encryptedPdf()],
  ['damaged PDF', brokenPdf()],
  ['PDF of 500 pages', longPdf(500)],
  ['PDF that unfolds to 320 MB', pdfBomb()],
  ['archive that unfolds to 320 MB', zipBomb()],
  ['picture of 100 megapixels', await whitePng(10_000, 10_000)],
  ['picture of 39 megapixels', await whitePng(6_240, 6_240)],
  ['photo of a report', await drawPicture(page, photo)],
];

const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-files-'));
const server = await startProcess({ DATA_DIR: dataDir, NODE_ENV: 'test', COST_PER_MINUTE: '1000000000' });
const memory = watchMemory(server.child.pid as number);
try {
  const [sender, other] = [await signIn(), await signIn()];
  await waits(other, sleep(quietMs));
  const quiet = await waits(other, sleep(quietMs));
  console.log('| file | answer | more memory | others wait, median | longest | beside a quiet server |');
  console.log('|---|---|---:|---:|---:|---:|');
  console.log(`| none, for ${quietMs / 1_000} s | | | ${inMs(median(quiet))} | ${inMs(Math.max(...quiet))} | |`);
  for (const [name, bytes] of files) {
    const before = memory.now();
    memory.forget();
    const sending = send(sender, bytes);
    const waited = await waits(other, sending);
    const more = (memory.most() - before) / 1_048_576;
    const ratio = (median(waited) / median(quiet)).toFixed(1);
    const others = `${inMs(median(waited))} | ${inMs(Math.max(...waited))} | × ${ratio}`;
    console.log(`| ${name} | ${await sending} | ${more.toFixed(0)} MB | ${others} |`);
  }
} finally {
  memory.stop();
  await server.stop();
  rmSync(dataDir, { recursive: true });
}

async function signIn(): Promise<string> {
  const body = JSON.stringify({
    userName: `bench-${randomUUID().slice(0, 8)}`,
    password: 'bench pass',
    termsAccepted: true,
  });
  const headers = { 'content-type': 'application/json' };
  const call = (path: string) => fetch(`${server.url}/api/v1${path}`, { method: 'POST', headers, body });
  await call(createAccount.path);
  const { accessToken } = (await (await call(login.path)).json()) as { accessToken: string };
  return accessToken;
}

/** What was answered, in a word. */
async function send(token: string, bytes: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], 'report'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/api/v1${createHealthReport.path}`, { method: 'POST', headers, body: form });
  const { detail, results } = (await answer.json()) as { detail?: string; results?: unknown[] };
  return detail ? `${answer.status} ${detail.split(/[.:,]/)[0]}` : `${answer.status} ${results?.length} results`;
}

/** In ms, of one request after the other until that has ended. */
async function waits(token: string, until: Promise<unknown>): Promise<number[]> {
  const waited: number[] = [];
  let hasEnded = false;
  const end = until.finally(() => {
    hasEnded = true;
  });
  const headers = { authorization: `Bearer ${token}` };
  while (!hasEnded) {
    const start = performance.now();
    await (await fetch(`${server.url}/api/v1${listHealthReports.path}`, { headers })).arrayBuffer();
    waited.push(performance.now() - start);
    await sleep(pauseMs);
  }
  await end;
  return waited;
}

function inMs(figure: number): string {
  return `${figure.toFixed(0)} ms`;
}

function median(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? 0;
}
