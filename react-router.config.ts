import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Config } from '@react-router/dev/config';
import { build } from 'vite';
import { sitePages } from './contract/site.ts';

/** What every address without a page of its own is answered with. */
const startPage = '__spa-fallback.html';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: sitePages.map(({ path }) => path),
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    inlineStyles(folder);
    writePortalPages(folder);
    await buildServiceWorker(folder);
    compressFiles(join(folder, 'assets'));
  },
} satisfies Config;

/** Pages without the router paint after one request: their dozen small style sheets stand in the page itself. */
function inlineStyles(folder: string): void {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  for (const page of pages.map((name) => join(folder, name))) {
    const html = readFileSync(page, 'utf8');
    if (html.includes('__reactRouterContext')) continue;
    const inlined = html.replace(
      /<link rel="stylesheet" href="([^"#]+)[^>]*>/g,
      (_, href: string) => `<style>${readFileSync(join(folder, href), 'utf8')}</style>`,
    );
    writeFileSync(page, inlined);
  }
}

interface BuiltRoute {
  parentId?: string;
  path?: string;
  module: string;
  imports: string[];
  css: string[];
}

/**
 * Each page of the portal starts from the page that all start from, and from word of its own files: the browser asks for
 * them with the first ones, not once these have run and found out what the address needs.
 */
function writePortalPages(folder: string): void {
  const page = readFileSync(join(folder, startPage), 'utf8');
  const [manifest = ''] = readdirSync(join(folder, 'assets')).filter((name) => /^manifest-.*\.js$/.test(name));
  const text = readFileSync(join(folder, 'assets', manifest), 'utf8');
  const routes: Record<string, BuiltRoute> = JSON.parse(
    text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1),
  ).routes;
  const chainOf = (route: BuiltRoute): BuiltRoute[] => {
    const parent = routes[route.parentId ?? ''];
    return parent ? [...chainOf(parent), route] : [route];
  };
  for (const chain of Object.values(routes).map(chainOf)) {
    const path = chain.flatMap((route) => route.path || []).join('/');
    if (!path.startsWith('app/') || path.includes(':')) continue;
    const scripts = new Set(chain.flatMap(({ module, imports }) => [...imports, module]));
    const styles = new Set(chain.flatMap(({ css }) => css));
    const links = [
      ...[...styles].map((file) => `<link rel="preload" as="style" href="${file}"/>`),
      ...[...scripts].map((file) => `<link rel="modulepreload" href="${file}"/>`),
    ].filter((link) => !page.includes(/href="([^"]+)"/.exec(link)?.[0] ?? link));
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'index.html'), page.replace('</head>', `${links.join('')}</head>`));
  }
}

/** One file of its own at the root, whose reach is the portal; it knows by name what the portal needs without a connection. */
async function buildServiceWorker(folder: string): Promise<void> {
  const page = readFileSync(join(folder, startPage));
  const files = readdirSync(join(folder, 'assets'))
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    // Their names change with what is in them.
    .map((name) => ({ url: `/assets/${name}`, revision: null }));
  const start = { url: '/app', revision: createHash('sha256').update(page).digest('base64url') };
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { builtFiles: JSON.stringify([start, ...files]), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: 'web/serviceWorker.ts', formats: ['iife'], name: 'serviceWorker', fileName: () => 'sw.js' },
    },
  });
}

/** The server hands out what lies beside a file, compressed once and as far as it goes. */
function compressFiles(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(?:js|css|svg)$/.test(file))) {
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
