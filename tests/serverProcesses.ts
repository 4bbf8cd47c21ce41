import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type ServerProcess, startProcess } from './process.ts';

interface ServerProcesses {
  /** The test's own; a server that is started without another uses it. */
  readonly dataDir: string;
  start(environment?: Record<string, string>): Promise<ServerProcess>;
}

/** Servers as processes of their own, which end after the test that started them. */
export function serverProcesses(): ServerProcesses {
  let dataDir = '';
  const running: ServerProcess[] = [];
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-data-'));
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

export async function signUp(server: ServerProcess): Promise<string> {
  const credentials = { userName: 'asha', password: 'p' };
  await post(server, '/user', { ...credentials, termsAccepted: true });
  return (await post(server, '/login', { ...credentials, remember: true })).body.accessToken;
}
