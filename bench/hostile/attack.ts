import { parentPort, workerData } from 'node:worker_threads';
import { getExport, importData } from '../../contract/accounts/me.ts';
import { hostileImports } from '../../tests/hostileImports.ts';

/** Sends as many hostile imports and exports at once, in a thread of its own, and posts the statuses. */
const { url, tokens, atOnce } = workerData as { url: string; tokens: string[]; atOnce: number };
const encoder = new TextEncoder();
const bodies = [...hostileImports.map((body) => encoder.encode(body)), undefined];

async function call(token: string, body: Uint8Array<ArrayBuffer> | undefined): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const path = body ? importData.path : getExport.path;
  const answer = await fetch(`${url}/api/v1${path}`, { headers, ...(body && { method: 'POST', body }) });
  await answer.arrayBuffer();
  return answer.status;
}

const calls = Array.from({ length: atOnce }, (_, index) => {
  const token = tokens[index % tokens.length] as string;
  return call(token, bodies[Math.floor(index / tokens.length) % bodies.length]);
});
parentPort?.postMessage(await Promise.all(calls));
