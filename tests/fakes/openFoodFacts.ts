import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeOpenFoodFacts = Awaited<ReturnType<typeof start>>;

/** Answers as the API v2 of Open Food Facts documents it: GET /api/v2/product/{code}.json; an unknown code is 404 with status 0. */
export async function start() {
  const asked: { code: string; userAgent: string }[] = [];
  const products = new Map<string, Record<string, unknown>>();
  let refusal: number | undefined;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const code = /^\/api\/v2\/product\/(\d+)\.json$/.exec(url.pathname)?.[1] ?? '';
    asked.push({ code, userAgent: request.headers['user-agent'] ?? '' });
    const product = products.get(code);
    const known = { code, product, status: 1, status_verbose: 'product found' };
    const body = product ? known : { code, status: 0, status_verbose: 'product not found' };
    response.writeHead(refusal ?? (product ? 200 : 404), { 'content-type': 'application/json' });
    response.end(refusal ? '<html>busy</html>' : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    products,
    /** A status with which everything is refused; undefined answers again. */
    set refusing(status: number | undefined) {
      refusal = status;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
