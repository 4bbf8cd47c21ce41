import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** A page with a title and one button of React and Mantine, built and served as the portal is: no page of it can do better. */
export async function serveFloor(): Promise<{ url: string; stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'fitpulse-floor-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'floor'),
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer(({ url = '/' }, response) => {
    const path = join(folder, url === '/' ? 'index.html' : url);
    const type = types[extname(path)];
    if (!type) return response.writeHead(204).end();
    const headers = { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'max-age=31536000' };
    return response.writeHead(200, headers).end(brotliCompressSync(readFileSync(path)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
