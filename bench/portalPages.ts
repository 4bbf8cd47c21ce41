import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Result } from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { createAccount, login } from '../contract/accounts/accounts.ts';
import { findChromium } from '../scripts/chromium.ts';
import { freePort } from '../scripts/freePort.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { openDatabase } from '../server/db/open.ts';
import { startProcess } from '../tests/processes/process.ts';
import { fill } from './portal/fill.ts';
import { serveFloor } from './portal/floor.ts';

/**
 * How Lighthouse judges the portal's pages on a phone for somebody with three years of entries, at their first visit and
 * again, how far they shift while they load (CLS), beside a page of the same libraries with nothing on it, and what
 * script a chart of three years takes beside an empty one:
 * `npm run bench -- pages`. The website has to be built. `npm run bench -- pages /app/trends` looks at other pages.
 */
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : ['/app/dashboard', '/app/food-intake', '/app/trends', '/app/health-log'];
const chart = '/app/trends?metric=weightKg&range=all';
const rounds = 9;
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices'] as const;

interface Person {
  session: object;
}

const closers: (() => unknown)[] = [];
try {
  const postgres = await startPostgres({ fsync: 'off', synchronous_commit: 'off' });
  closers.push(postgres.stop);
  await (await openDatabase({ url: postgres.url, dataDir: '' })).close();
  const { token, id } = await fill(postgres.url, 1_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-pages-'));
  closers.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startProcess({ DATABASE_URL: postgres.url, DATA_DIR: dataDir, COST_PER_MINUTE: '100000000' });
  closers.push(server.stop);
  const newcomer = await signUp(server.url);
  // Whoever has come just now is shown their first steps.
  const createdAt = '2020-01-01T00:00:00Z';
  const regular = { session: { ...newcomer.session, accessToken: token, userId: id, id, createdAt } };

  const debuggingPort = await freePort();
  const context = await open(join(dataDir, 'browser'), debuggingPort);
  closers.push(() => context.close());
  await signIn(context, server.url, regular);
  console.log(
    '| page on a phone, three years of entries | visit | performance | accessibility | best practices | CLS | script | calls |',
  );
  console.log('|---|---|---:|---:|---:|---:|---:|---:|');
  const floor = await serveFloor();
  closers.push(floor.stop);
  for (const { name, url } of [
    ...paths.map((path) => ({ name: path, url: server.url + path })),
    { name: 'React and Mantine alone', url: floor.url },
  ]) {
    for (const visit of ['first', 'again'] as const) {
      const results = [];
      for (let run = 0; run < runs; run += 1) {
        if (visit === 'first') await forgetFiles(context, new URL(url).origin);
        results.push(await look(url, debuggingPort));
      }
      console.log(`| ${name} | ${visit} | ${described(results)} |`);
    }
  }

  const times = { full: [] as number[], empty: [] as number[] };
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, person] of [
      ['full', regular],
      ['empty', newcomer],
    ] as const) {
      await signIn(context, server.url, person);
      const milliseconds = await scriptOf(context, server.url + chart);
      if (round >= 0) times[name].push(milliseconds);
    }
  }
  const ratio = median(times.full) / median(times.empty);
  console.log(`\nScript of the page with a weight chart of three years to one without entries: ${ratio.toFixed(2)}`);
  console.log(`of ${rounds} loads each, the chart adds ${Math.round(median(times.full) - median(times.empty))} ms`);
} finally {
  for (const close of closers.toReversed()) await close();
}

async function signUp(url: string): Promise<Person> {
  const account = {
    userName: 'newcomer',
    password: 'a long enough secret',
    firstName: 'New',
    lastName: 'Comer',
    termsAccepted: true,
  };
  const send = (path: string, body: object) =>
    fetch(`${url}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const created = await send(createAccount.path, account);
  if (!created.ok) throw new Error(await created.text());
  const session: object = await (await send(login.path, account)).json();
  return { session };
}

/** Lighthouse looks in the browser's own profile, so the session has to be there. */
function open(profile: string, port: number): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--remote-debugging-port=${port}`],
  });
}

async function signIn(context: BrowserContext, url: string, { session }: Person): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/terms`);
  await page.evaluate((text) => localStorage.setItem('fitpulse.session', text), JSON.stringify(session));
  await page.close();
}

/** As it is before the first visit, but for the session. */
async function forgetFiles(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage,indexeddb' });
  await page.close();
}

async function look(url: string, port: number): Promise<Result> {
  const flags = { port, onlyCategories: [...categories], logLevel: 'silent' as const, disableStorageReset: true };
  const result = await lighthouse(url, flags);
  if (result?.lhr.finalDisplayedUrl !== url) throw new Error(`Lighthouse could not open ${url}.`);
  return result.lhr;
}

/** Medians: single runs feel what else the machine does. */
function described(results: Result[]): string {
  const middle = (figure: (result: Result) => number) => median(results.map(figure));
  const scores = categories.map((name) => middle(({ categories: of }) => Math.round((of[name]?.score ?? 0) * 100)));
  const shift = middle(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0);
  const script = middle((result) =>
    requestsOf(result, 'Script').reduce((sum, { transferSize }) => sum + transferSize, 0),
  );
  const calls = middle((result) => requestsOf(result, 'Fetch').length);
  return [...scores, shift.toFixed(3), `${Math.round(script / 1_000)} kB`, calls].join(' | ');
}

interface Requested {
  transferSize: number;
  resourceType: string;
}

function requestsOf({ audits }: Result, type: string): Requested[] {
  const { details } = audits['network-requests'] ?? {};
  const items: Requested[] = details?.type === 'table' ? (details.items as unknown[] as Requested[]) : [];
  return items.filter(({ resourceType }) => resourceType === type);
}

/** The script time of a page until it rests, in milliseconds. */
async function scriptOf(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  const card = page.getByRole('region', { name: 'Weight: All time' });
  await card.waitFor();
  // It is drawn once it is in sight.
  await card.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page.waitForLoadState('networkidle');
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
