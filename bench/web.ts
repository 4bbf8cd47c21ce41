import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.ts';
import { freePort } from '../scripts/freePort.ts';
import { websiteFolder } from '../server/http/pages.ts';
import { startProcess } from '../tests/processes/process.ts';

/**
 * What the public pages weigh and how Lighthouse judges them: `npm run bench -- web`, on a server of its own over loopback.
 * The website has to be built. `npm run bench -- web /features` looks at other pages.
 */
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/'];
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const dataDir = mkdtempSync(join(tmpdir(), 'fitpulse-web-'));
const debuggingPort = await freePort();
const server = await startProcess({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: findChromium(),
  // Lighthouse asks whether a page may come back from it.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${debuggingPort}`,
  ],
});
try {
  console.log('| page | script, gzipped | style, gzipped |\n|---|---:|---:|');
  for (const path of paths) console.log(weigh(path));
  console.log('\n| page | screen | performance | accessibility | best practices | SEO | LCP | blocked |');
  console.log('|---|---|---:|---:|---:|---:|---:|---:|');
  for (const path of paths) {
    for (const screen of ['mobile', 'desktop'] as const) console.log(await judge(path, screen));
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The scripts and styles that the page names; what is loaded when somebody acts is not among them. */
function weigh(path: string): string {
  const html = readFileSync(join(websiteFolder, path, 'index.html'), 'utf8');
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  const kilobytes = (ending: string) => {
    const sizes = files
      .filter((file) => file.endsWith(ending))
      .map((file) => gzipSync(readFileSync(join(websiteFolder, file)), { level: 9 }).length);
    return (sizes.reduce((sum, size) => sum + size, 0) / 1_000).toFixed(1);
  };
  const inline = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('');
  const style = Number(kilobytes('.css')) + gzipSync(inline, { level: 9 }).length / 1_000;
  return `| ${path} | ${kilobytes('.js')} kB | ${style.toFixed(1)} kB |`;
}

/** The run with the median performance: single runs feel what else the machine does. */
async function judge(path: string, screen: 'mobile' | 'desktop'): Promise<string> {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await look(path, screen));
  const performance = ({ categories: { performance } }: Result) => performance?.score ?? 0;
  const median = results.toSorted((a, b) => performance(a) - performance(b))[Math.floor(runs / 2)];
  if (!median) throw new Error(`Lighthouse could not open ${path}.`);
  const scores = categories.map((category) => Math.round((median.categories[category]?.score ?? 0) * 100));
  const milliseconds = (audit: string) => `${Math.round(median.audits[audit]?.numericValue ?? 0)} ms`;
  for (const { id, title, score, scoreDisplayMode } of Object.values(median.audits)) {
    if (score === 0 && scoreDisplayMode === 'binary') console.error(`${path} ${screen}: ${id}: ${title}`);
  }
  const figures = [...scores, milliseconds('largest-contentful-paint'), milliseconds('total-blocking-time')];
  return `| ${path} | ${screen} | ${figures.join(' | ')} |`;
}

async function look(path: string, screen: 'mobile' | 'desktop'): Promise<Result> {
  const flags = { port: debuggingPort, onlyCategories: [...categories], logLevel: 'silent' as const };
  const result = await lighthouse(server.url + path, flags, screen === 'desktop' ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse could not open ${path}.`);
  return result.lhr;
}
