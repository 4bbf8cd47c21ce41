import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { sendChatMessage } from '../contract/assistant.ts';
import { createHealthReport } from '../contract/healthReports.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { brokenPdf, encryptedPdf, longPdf, pdfBomb, whitePng, zipBomb } from '../tests/hostileFiles.ts';
import { drawPicture, photo, scan } from '../tests/labReports/drawPicture.ts';
import { openLayouts } from '../tests/labReports/openLayouts.ts';
import { type Layout, makeReport } from '../tests/labReports/report.ts';
import { writeScan } from '../tests/labReports/writeScan.ts';
import { startProcess } from '../tests/processes/process.ts';
import { longestGo, toldTime } from './files/longestGo.ts';
import { watchMemory } from './files/memory.ts';
import { p99, signUp, waits } from './files/others.ts';

/**
 * Files that were made to do harm, and the heaviest honest ones, sent to the real server on PostgreSQL, since the embedded
 * database works in the server's own thread: `npm run bench -- files`. How much
 * more memory it and its processes take for each at most (PSS, looked at every 20 ms; what they share counts once), and
 * how long somebody else waits for an answer meanwhile: beside that right after it for some seconds while no file is read,
 * and while a process that has nothing to do with us keeps one core busy at the same priority. The last column is the
 * longest that the server's own thread worked in one go. A word names which files.
 */
const [, , only = ''] = process.argv;
const leastMs = 1_500;
/** Of what a picture takes to read, without the file and with the stranger. */
const mostBesideMs = 4_000;
/** Longer than this nobody should wait. */
const longMs = 100;
const [page = []] = makeReport(openLayouts[0] as Layout, 3).pages;
const megapixels39 = { width: 6_240, height: 6_240 };
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  });
type Send = (token: string, bytes: Uint8Array) => Promise<string>;
/** Of what takes longest to read of all that one line may say. */
const tangledText = Buffer.from(Array.from({ length: 1_500 }, () => 's.g.o.t. '.repeat(33)).join('\n'));
const files: [string, Uint8Array, Send][] = [
  ['locked PDF', encryptedPdf(), sendReport],
  ['damaged PDF', brokenPdf(), sendReport],
  ['PDF of 500 pages', longPdf(500), sendReport],
  ['PDF that unfolds to 320 MB', pdfBomb(), sendReport],
  ['archive that unfolds to 320 MB', zipBomb(), sendReport],
  ['text of 1,500 tangled lines', tangledText, sendReport],
  ['picture of 100 megapixels', await whitePng(10_000, 10_000), sendReport],
  ['picture of 39 megapixels', await whitePng(megapixels39.width, megapixels39.height), sendReport],
  ['progressive one of 39 megapixels', await progressive(megapixels39.width, megapixels39.height), sendReport],
  ['progressive one of 12 megapixels', await progressive(4_032, 3_024), sendReport],
  ['photo of a report', await drawPicture(page, photo), sendReport],
  ['the same as a scanned PDF', await writeScan([await drawPicture(page, scan)]), sendReport],
  ['the same, to the chat', await drawPicture(page, photo), sendPhoto],
  ['picture of 39 megapixels, to the chat', await noise(6_240, 6_240).jpeg({ quality: 5 }).toBuffer(), sendPhoto],
];

function progressive(width: number, height: number): Promise<Uint8Array> {
  return noise(width, height).jpeg({ quality: 5, progressive: true, chromaSubsampling: '4:2:0' }).toBuffer();
}

const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-files-'));
const postgres = await startPostgres();
const server = await startProcess({
  ...{ DATA_DIR: dataDir, DATABASE_URL: postgres.url, NODE_ENV: 'test', COST_PER_MINUTE: '1000000000' },
  ...toldTime,
});
const memory = watchMemory(server.child.pid as number);
try {
  const other = await signUp(server.url);
  await waits(server.url, other, sleep(leastMs));
  await sendReport(other, Buffer.from('INVOICE'));
  console.log(
    `| file | answer | more memory | others' p99, ms: with it, with a stranger, quiet | over ${longMs} ms of all | longest in one go |`,
  );
  console.log('|---|---|---:|---:|---:|---:|');
  for (const [name, bytes, send] of files.filter(([name]) => name.includes(only))) {
    const sender = await signUp(server.url);
    const before = memory.now();
    memory.forget();
    await longestGo(server);
    let answer = '';
    const start = performance.now();
    const read = send(sender, bytes).then((it) => (answer = it));
    const withFile = await waits(server.url, other, Promise.all([read, sleep(leastMs)]));
    const besideMs = Math.min(performance.now() - start, mostBesideMs);
    const more = (memory.most() - before) / 1_048_576;
    const longest = await longestGo(server);
    const quiet = await waits(server.url, other, sleep(besideMs));
    const stranger = spawn(process.execPath, ['-e', 'for (;;);']);
    setPriority(stranger.pid as number, constants.priority.PRIORITY_BELOW_NORMAL);
    const withStranger = await waits(server.url, other, sleep(besideMs));
    stranger.kill('SIGKILL');
    const each = [withFile, withStranger, quiet];
    const long = each.map((those) => `${those.filter((ms) => ms > longMs).length}/${those.length}`);
    const shown = [answer, `${more.toFixed(0)} MB`, each.map((those) => p99(those).toFixed(0)).join(', ')];
    console.log(`| ${[name, ...shown, long.join(', '), `${longest.toFixed(0)} ms`].join(' | ')} |`);
  }
} finally {
  memory.stop();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}

/** What was answered, in a word. */
async function sendReport(token: string, bytes: Uint8Array): Promise<string> {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], 'report'));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/api/v1${createHealthReport.path}`, { method: 'POST', headers, body: form });
  const { detail, results } = (await answer.json()) as { detail?: string; results?: unknown[] };
  return detail ? `${answer.status} ${inShort(detail)}` : `${answer.status} ${results?.length} results`;
}

async function sendPhoto(token: string, bytes: Uint8Array): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ photo: `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}` });
  const answer = await fetch(`${server.url}/api/v1${sendChatMessage.path}`, { method: 'POST', headers, body });
  const { messages } = (await answer.json()) as { messages?: { text: string }[] };
  return `${answer.status} ${inShort(messages?.at(-1)?.text ?? '')}`;
}

function inShort(text: string): string | undefined {
  return text.split(/[.:,\n]/)[0];
}
