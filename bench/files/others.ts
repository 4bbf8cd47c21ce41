import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAccount, login } from '../../contract/accounts/accounts.ts';
import { listHealthReports } from '../../contract/healthReports.ts';

const pauseMs = 15;

/** The token of a new person. */
export async function signUp(url: string): Promise<string> {
  const body = JSON.stringify({
    userName: `bench-${randomUUID().slice(0, 8)}`,
    password: 'bench pass',
    termsAccepted: true,
  });
  const headers = { 'content-type': 'application/json' };
  const call = (path: string) => fetch(`${url}/api/v1${path}`, { method: 'POST', headers, body });
  await call(createAccount.path);
  const { accessToken } = (await (await call(login.path)).json()) as { accessToken: string };
  return accessToken;
}

/** In ms, of one request of a person after the other until that has ended. */
export async function waits(url: string, token: string, until: Promise<unknown>): Promise<number[]> {
  const waited: number[] = [];
  let hasEnded = false;
  const end = until.finally(() => {
    hasEnded = true;
  });
  const headers = { authorization: `Bearer ${token}` };
  while (!hasEnded) {
    const start = performance.now();
    const ask = async () => (await fetch(`${url}/api/v1${listHealthReports.path}`, { headers })).arrayBuffer();
    // The server may close a connection that was idle just as it is used again.
    await ask().catch(ask);
    waited.push(performance.now() - start);
    await sleep(pauseMs);
  }
  await end;
  return waited;
}

export function p99(figures: number[]): number {
  return figures.toSorted((one, other) => one - other)[Math.floor(figures.length * 0.99)] ?? 0;
}
