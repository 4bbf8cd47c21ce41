import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createPages } from './pages.ts';
import { serveWebsite } from './website.ts';

test('without a website pages say so; while one is built they wait for it', async () => {
  const builds = mkdtempSync(join(tmpdir(), 'fitpulse-website-'));
  onTestFinished(() => rmSync(builds, { recursive: true }));
  const folder = join(builds, 'client');
  const app = new Hono();
  serveWebsite(app, readConfig({}), createPages(readConfig({}), folder));

  for (const path of ['/', '/app/dashboard', '/assets/app.js']) {
    const early = await app.request(path);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await early.text()).toContain('being built');
  }
  const unfinished = join(builds, 'unfinished-1');
  mkdirSync(unfinished);
  writeFileSync(join(unfinished, 'index.html'), 'the landing page');
  writeFileSync(join(unfinished, '__spa-fallback.html'), 'where the portal begins');
  const waiting = app.request('/');
  renameSync(unfinished, folder);
  expect((await waiting).status).toBe(200);
  for (const [path, text] of [
    ['/', 'the landing page'],
    ['/app/dashboard', 'where the portal begins'],
  ] as const) {
    const page = await app.request(path);
    expect([page.status, await page.text()]).toEqual([200, text]);
  }
});

test('a page says whether there is a bot to lead to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fitpulse-website-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'index.html'), '<html lang="en"><a data-needs="bot">Telegram</a></html>');
  const bot = { TELEGRAM_BOT_TOKEN: '1:abc', TELEGRAM_BOT_USERNAME: 'pulse_bot' };
  const landingOf = (settings: NodeJS.ProcessEnv) => createPages(readConfig(settings), folder).at('/')?.html;
  expect(landingOf({})).toMatch(/^<html lang/);
  expect(landingOf(bot)).toMatch(/^<html data-bot lang/);
});

test('what names no icon of its own gets the one of the pages', async () => {
  const app = new Hono();
  serveWebsite(app, readConfig({}), createPages(readConfig({}), tmpdir()));
  const answer = await app.request('/favicon.ico');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/favicon.svg']);
});
