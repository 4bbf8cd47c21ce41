import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { type BrowserContext, chromium } from 'playwright-core';
import { createAccount, login } from '../contract/accounts/accounts.ts';
import { findChromium } from '../scripts/chromium.ts';
import { freePort } from '../scripts/freePort.ts';
import { startPostgres } from '../scripts/postgres.ts';
import { openDatabase } from '../server/db/open.ts';
import { startProcess } from '../tests/processes/process.ts';
import { fill } from './portal/fill.ts';

/**
 * How Lighthouse judges the portal's pages on a phone for somebody with three years of entries, how far they shift while
 * they load (CLS), and what script a chart of three years takes beside an empty one: `npm run bench:pages`. The website
 * has to be built. `npm run bench:pages -- /app/trends` looks at other pages.
 */
const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : ['/app/dashboard', '/app/food-intake', '/app/trends', '/app/health-log'];
const chart = '/app/trends?metric=weightKg&range=all';
const rounds = 9;
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
  const regular = { session: { ...newcomer.session, accessToken: token, userId: id, id } };

  const debuggingPort = await freePort();
  const context = await open(join(dataDir, 'browser'), debuggingPort);
  closers.push(() => context.close());
  await signIn(context, server.url, regular);
  console.log('| page on a phone, three years of entries | performance | accessibility | best practices | CLS |');
  console.log('|---|---:|---:|---:|---:|');
  for (const path of paths) console.log(await judge(server.url, path, debuggingPort));

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

async function judge(url: string, path: string, port: number): Promise<string> {
  const flags = { port, onlyCategories: [...categories], logLevel: 'silent' as const, disableStorageReset: true };
  const result = await lighthouse(url + path, flags);
  if (!result?.lhr.finalDisplayedUrl.includes(path)) throw new Error(`Lighthouse could not open ${path}.`);
  const { lhr } = result;
  const scores = categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100));
  const shift = lhr.audits['cumulative-layout-shift']?.numericValue ?? 0;
  return `| ${path} | ${scores.join(' | ')} | ${shift.toFixed(3)} |`;
}

/** The script time of a page until it rests, in milliseconds. */
async function scriptOf(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  await page.getByRole('region', { name: 'Weight: All time' }).waitFor();
  await page.waitForLoadState('networkidle');
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
