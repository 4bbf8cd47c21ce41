import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type ServerProcess, startProcess } from './process.ts';

interface ServerProcesses {
  /** The test's own; a server that is started without another uses it. */
  readonly dataDir: string;
  start(environment?: Record<string, string>): Promise<ServerProcess>;
}

/**
 * Servers as processes of their own, which end after the test that started them. Each test has an empty directory, or
 * with `isUsed` one that a server has made its database in, which takes several times as long as a start.
 */
export function serverProcesses({ isUsed = false } = {}): ServerProcesses {
  let dataDir = '';
  const running: ServerProcess[] = [];
  const used = mkdtempSync(join(tmpdir(), 'fitpulse-used-'));
  beforeAll(async () => {
    if (isUsed) await (await startProcess({ DATA_DIR: used })).stop();
  });
  afterAll(() => rmSync(used, { recursive: true, force: true }));
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-data-'));
    cpSync(used, dataDir, { recursive: true });
  });
  afterEach(async () => {
    await Promise.all(running.splice(0).map((server) => server.kill()));
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    get dataDir() {
      return dataDir;
    },
    async start(environment = {}) {
      const server = await startProcess({ DATA_DIR: dataDir, ...environment });
      running.push(server);
      return server;
    },
  };
}

export async function post({ url }: ServerProcess, path: string, body: unknown, token = '') {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

export async function signUp(server: ServerProcess, userName = 'asha'): Promise<string> {
  const credentials = { userName, password: 'p' };
  await post(server, '/user', { ...credentials, termsAccepted: true });
  return (await post(server, '/login', { ...credentials, remember: true })).body.accessToken;
}
