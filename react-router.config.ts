import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Config } from '@react-router/dev/config';
import { build } from 'vite';
import { hindiPages, sitePages } from './contract/site.ts';
import { addressIn } from './contract/siteAddress.ts';

/** What every address without a page of its own is answered with. */
const startPage = '__spa-fallback.html';

export default {
  appDirectory: 'web',
  // scripts/website.mjs puts what is whole in its place.
  buildDirectory: process.env.BUILD_DIRECTORY,
  ssr: false,
  prerender: ({ getStaticPaths }) => [
    ...sitePages.map(({ path }) => path),
    ...hindiPages.map((path) => addressIn('hi', path)),
    ...getStaticPaths().filter((path) => path.startsWith('/app/')),
  ],
  async buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    inlineStyles(folder);
    startAfterPaint(folder);
    await buildServiceWorker(folder);
    await compressFiles(join(folder, 'assets'));
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

/**
 * The built pages of the portal are painted before their scripts run, and these run one after the other: a phone can
 * react in between.
 */
function startAfterPaint(folder: string): void {
  const names = readdirSync(join(folder, 'app'), { recursive: true, encoding: 'utf8' });
  for (const page of names.filter((name) => name.endsWith('.html')).map((name) => join(folder, 'app', name))) {
    const html = readFileSync(page, 'utf8').replace(
      /(?<=<script type="module" async="">)import[\s\S]*?(?=<\/script>)/,
      (script) => `${painted}${script.replace(/import (?:\* as (\w+) from )?("[^"]+");?\n/g, imported)}`,
    );
    writeFileSync(page, html);
  }
}

/** In a tab that isn't seen nothing is painted. */
const painted = `await new Promise((done) => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 300);
});
`;
const imported = (_: string, name: string | undefined, file: string) =>
  `${name ? `const ${name} = ` : ''}await import(${file});\n`;

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

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** The server hands out what lies beside a file, compressed once and as far as it goes. */
async function compressFiles(folder: string): Promise<void> {
  const compress = async (path: string) => {
    const bytes = readFileSync(path);
    await Promise.all([
      toBrotli(bytes).then((made) => writeFile(`${path}.br`, made)),
      toGzip(bytes, { level: 9 }).then((made) => writeFile(`${path}.gz`, made)),
    ]);
  };
  const names = readdirSync(folder).filter((file) => /\.(?:js|css|svg)$/.test(file));
  await Promise.all(names.map((name) => compress(join(folder, name))));
}
