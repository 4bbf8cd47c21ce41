import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { createAccount, login } from '../contract/accounts/accounts.ts';
import { saveProfile } from '../contract/accounts/profile.ts';
import { tileNames } from '../contract/dashboard.ts';
import { type EntryKind, entryKinds, kindNames } from '../contract/entries/entryKinds.ts';
import { findChromium } from '../scripts/chromium.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { entryExamples } from '../tests/entries/entryExamples.ts';
import { startProcess } from '../tests/processes/process.ts';

/**
 * What the dashboard costs somebody who keeps every kind of entry, with every tile and the cycle shown, beside somebody
 * who keeps the first five alone: `npm run bench -- dashboard`. The website has to be built. What a browser asks for is
 * recorded once for each of both; then both sets are asked for in turns.
 */
const firstKinds: EntryKind[] = ['food', 'water', 'activity', 'weight', 'sleep'];
const days = 90;
const rounds = Number(process.argv[2] ?? 100);
const warmUpRounds = 10;
const dayMs = 86_400_000;
const cycleDays = 28;

interface Side {
  token: string;
  session: object;
  paths: string[];
}

const closers: (() => unknown)[] = [];
try {
  const postgres = await startPostgres({ fsync: 'off', synchronous_commit: 'off' });
  closers.push(postgres.stop);
  const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-dashboard-'));
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: dataDir, COST_PER_MINUTE: '100000000' };
  const server = await startProcess(environment);
  closers.push(server.stop);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  closers.push(() => browser.close());

  const sides = { first: await startSide('first', firstKinds), all: await startSide('all', [...kindNames]) };
  for (const side of Object.values(sides)) side.paths = await recordCalls(browser, side);
  const times = { first: [] as number[], all: [] as number[] };
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const name of ['first', 'all'] as const) {
      const milliseconds = await ask(sides[name]);
      if (round >= 0) times[name].push(milliseconds);
    }
  }
  const ratios = times.all.map((time, round) => time / (times.first[round] ?? time));
  console.log(`five kinds: ${sides.first.paths.length} calls; all kinds: ${sides.all.paths.length} calls`);
  console.log(`all kinds to five kinds, median of ${rounds} rounds: ${quantile(ratios, 0.5).toFixed(2)}`);
  console.log(
    `of the rounds half lie from ${quantile(ratios, 0.25).toFixed(2)} to ${quantile(ratios, 0.75).toFixed(2)}`,
  );

  async function send(method: string, path: string, token: string, body: object): Promise<object> {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${server.url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as object;
  }

  /** Somebody new with these kinds of entry on each of the last days. */
  async function startSide(userName: string, kinds: EntryKind[]): Promise<Side> {
    const password = `correct-horse-${userName}`;
    await send('POST', createAccount.path, '', { userName, password, termsAccepted: true });
    const session = (await send('POST', login.path, '', { userName, password })) as { accessToken: string };
    const token = session.accessToken;
    if (kinds.length > firstKinds.length) {
      await send('POST', saveProfile.path, token, { cycleTracking: 'shown', dashboardTiles: tileNames });
    }
    for (let ago = days; ago >= 0; ago -= 1) {
      await Promise.all(kinds.flatMap((kind) => (isDue(kind, ago) ? [log(kind, ago, token)] : [])));
    }
    return { token, session, paths: [] };
  }

  function log(kind: EntryKind, ago: number, token: string): Promise<object> {
    const { time, routes } = entryKinds[kind];
    const instant = Date.now() - ago * dayMs - 60_000;
    const at = new Date(instant).toISOString();
    const told = {
      [time]: kind === 'cycle' ? at.slice(0, 10) : at,
      ...(kind === 'fast' && { endedAt: new Date(instant + 30_000).toISOString() }),
    };
    return send('POST', routes.create.path, token, { ...entryExamples[kind].body('bench'), ...told });
  }

  /** The calls of the API that the dashboard makes until it asks for nothing more. */
  async function recordCalls(opened: Browser, { session }: Side): Promise<string[]> {
    const page = await opened.newPage({ baseURL: server.url, serviceWorkers: 'block' });
    const paths: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/api/v1/')) paths.push(request.url());
    });
    await page.addInitScript((kept) => localStorage.setItem('fitpulse.session', kept), JSON.stringify(session));
    await page.goto('/app/dashboard');
    await page.waitForLoadState('networkidle');
    await page.close();
    return paths;
  }
} finally {
  for (const close of closers.toReversed()) await close();
}

function isDue(kind: EntryKind, ago: number): boolean {
  return kind !== 'cycle' || (ago > 0 && ago % cycleDays === 0);
}

/** ms until the last of its calls is answered, all sent at once as a browser does. */
async function ask({ token, paths }: Side): Promise<number> {
  const started = performance.now();
  await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      await answer.arrayBuffer();
    }),
  );
  return performance.now() - started;
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
