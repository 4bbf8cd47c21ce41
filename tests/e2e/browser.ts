import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findChromium } from '../../scripts/chromium.ts';
import { tiered } from '../tiers.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The small one: a page takes longer to get axe than to run it. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Look {
  width: 360 | 1280;
  colorScheme: 'light' | 'dark';
}

/** How every page has to look well. */
export const looks: Look[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
];

/** Those that a walk through many pages is made in: `npm test` makes it in the narrow one. */
export const walkedLooks = tiered(looks.slice(1), looks);

/** What never comes fails a test after that; the machine may be five times as slow as a quiet one. */
const patienceMs = 90_000;

const viewportOf = (width: Look['width']) => ({ width, height: width === 360 ? 780 : 860 });

/** The machine's Chromium, kept from looking for anything outside. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
      ...['--disable-component-update', '--disable-sync', '--disable-dev-shm-usage', '--process-per-site'],
    ],
  });
}

export interface Visit {
  page: Page;
  /** What the page complained about. A failed request that the test expects is not among it. */
  complaints: string[];
  close(): Promise<void>;
}

export interface VisitOptions extends Partial<Look> {
  /** Statuses of requests that this test makes fail on purpose. */
  expectedStatuses?: number[];
  /** The test changes the tab itself, such as its clock, for good. */
  hasOwnTab?: true;
}

/** Tabs that are free again: a new one, with what the website's scripts cost it anew, takes half of what a visit costs. */
const freeTabs = new WeakMap<Browser, Map<string, Page[]>>();

/** Opens a tab as somebody who was never here; only the website's files may be known to the browser already. */
export async function openPage(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { width = 1280, colorScheme = 'light', expectedStatuses = [], hasOwnTab } = options;
  const free = freeTabsOf(browser, `${url} ${width} ${colorScheme}`);
  const page =
    (hasOwnTab ? undefined : free.pop()) ?? (await newTab(browser, url, { width, colorScheme }, hasOwnTab ?? false));
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isExpected = expectedStatuses.some((status) => message.text().includes(`status of ${status}`));
    if (message.type() === 'error' && !isExpected) complaints.push(message.text());
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed`);
  });
  const close = async () => {
    if (hasOwnTab) return page.context().close();
    await forget(page, url);
    await page.setViewportSize(viewportOf(width));
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    free.push(page);
  };
  return { page, complaints, close };
}

async function newTab(browser: Browser, url: string, look: Look, hasOwnTab: boolean): Promise<Page> {
  const { width, colorScheme } = look;
  const context = await browser.newContext({
    baseURL: url,
    viewport: viewportOf(width),
    colorScheme,
    reducedMotion: 'reduce',
    // What a test makes fail must not be answered by a worker that another one left behind.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    locale: 'en-IN',
  });
  if (!hasOwnTab) await context.addInitScript(keepToasts);
  context.setDefaultTimeout(patienceMs);
  context.setDefaultNavigationTimeout(patienceMs);
  return context.newPage();
}

/** On a busy machine a toast of three seconds is gone before it is looked for: it waits as long as the test does. */
const keepToasts = () => {
  const { setTimeout } = window;
  const toastMs = [3_000, 5_000];
  window.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
    setTimeout(run, toastMs.includes(ms) ? 60_000 : ms, ...rest)) as typeof setTimeout;
};

function freeTabsOf(browser: Browser, kind: string): Page[] {
  const tabs = freeTabs.get(browser) ?? new Map<string, Page[]>();
  freeTabs.set(browser, tabs);
  const free = tabs.get(kind) ?? [];
  tabs.set(kind, free);
  return free;
}

/** Leaves the page for one without a script, and nothing of the visit behind. */
async function forget(page: Page, url: string): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

/** No finding of axe that keeps somebody from using the page, which keeps axe. */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  expect(await page.evaluate(findHindrances)).toEqual([]);
}

async function findHindrances(): Promise<string[]> {
  // Style sheets are only fetched once more for rules that are not asked here.
  const { violations } = await window.axe.run({
    resultTypes: ['violations'],
    preload: false,
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
    rules: { 'landmark-unique': { enabled: true } },
  });
  const grave = violations.filter(
    ({ id, impact, nodes }) =>
      impact === 'serious' ||
      impact === 'critical' ||
      // Who goes through a page by its sections can't tell two of one name apart; an open dialog has a header of its own.
      (id === 'landmark-unique' && nodes.some(({ html }) => html.startsWith('<section'))),
  );
  return grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overhang).toBeLessThanOrEqual(0);
}

/** Shows these texts, stays in its width in every look, and is accessible there; the page goes on in the first of them. */
export async function expectSound(page: Page, texts: string[] = []): Promise<void> {
  for (const text of texts) await page.getByRole('main').getByText(text).first().waitFor();
  for (const { width, colorScheme } of looks.toReversed()) {
    await page.setViewportSize(viewportOf(width));
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(isSettled, colorScheme);
    if (tiered(width === 360, true)) await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

/** The page has taken up the colour scheme, and no colour is on its way any more. */
function isSettled(colorScheme: string): boolean {
  const isMoving = document.getAnimations().some((animation) => animation instanceof CSSTransition);
  return document.documentElement.dataset.mantineColorScheme === colorScheme && !isMoving;
}
