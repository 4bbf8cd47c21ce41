import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import type { Config } from '../../server/config.ts';
import { startTestServer, type TestPerson, type TestServer } from '../server.ts';
import { launchBrowser, openPage, type Visit, type VisitOptions } from './browser.ts';
import { openPortal } from './portal.ts';

interface Place {
  server: TestServer;
  browser: Browser;
  /** A tab of somebody who was never here. */
  openTab(options?: VisitOptions): Promise<Visit>;
  /** That page, as that person; as somebody new unless told. */
  visit(path: string, options?: VisitOptions & { person?: TestPerson }): Promise<Visit & { person: TestPerson }>;
}

/** A server and a browser for the tests of one file, closed after all else that the file closes. */
export async function startPlace(settings?: Partial<Config>): Promise<Place> {
  const [server, browser] = await Promise.all([startTestServer(settings), launchBrowser()]);
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  const openTab: Place['openTab'] = (options) => openPage(browser, server.url, options);
  return {
    server,
    browser,
    openTab,
    async visit(path, options) {
      const person = options?.person ?? (await server.person());
      const opened = await openTab(options);
      await openPortal(opened.page, server, person, path);
      return { ...opened, person };
    },
  };
}
