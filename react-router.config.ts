import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Config } from '@react-router/dev/config';
import { sitePages } from './contract/site.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: false,
  prerender: sitePages.map(({ path }) => path),
  buildEnd({ reactRouterConfig }) {
    const folder = join(reactRouterConfig.buildDirectory, 'client');
    inlineStyles(folder);
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

/** The server hands out what lies beside a file, compressed once and as far as it goes. */
function compressFiles(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /\.(?:js|css|svg)$/.test(file))) {
    const bytes = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(bytes));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
