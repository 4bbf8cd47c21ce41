import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { originPlaceholder } from '../../contract/site.ts';
import type { Config } from '../config.ts';

/** What scripts/website.mjs built for browsers: the whole of it, or nothing. */
export const websiteFolder = join(import.meta.dirname, '..', '..', 'build', 'client');

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof compressors;
/** The better first. */
const encodings: Encoding[] = ['br', 'gzip'];

export interface Page {
  html: string;
  etag: string;
  /** Compressed when the first browser asks for it. */
  encodedAs(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
  /** CSP sources of the inline scripts in it. */
  scriptHashes: string[];
}

export interface Pages {
  /** Resolves once the website is there or nobody builds it; to wait for it any longer than this is no use. */
  wait(): Promise<unknown>;
  /** Where its files lie. */
  folder: string;
  /** The built page of an address. */
  at(path: string): Page | undefined;
  /** What an address is answered with: its page, or the one that all others start from; nothing while the website isn't built. */
  for(path: string): Page | undefined;
}

const shellFile = '__spa-fallback.html';

/**
 * All built pages, with this server's address in place of the placeholder and whether it has a bot. The website may come
 * to be after the start.
 */
export function createPages(config: Pick<Config, 'publicUrl' | 'telegram'>, folder = websiteFolder): Pages {
  let known: Map<string, Page> | undefined;
  const built = () => {
    if (!known && existsSync(folder)) known = readPages(folder, config);
    return known;
  };
  const at = (path: string) => built()?.get(`${path.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, ''));
  let waiting: Promise<void> | undefined;
  const wait = () => {
    waiting ??= untilBuilt(folder).finally(() => {
      waiting = undefined;
    });
    return waiting;
  };
  return { folder, wait, at, for: (path) => at(path) ?? built()?.get(shellFile) };
}

const lookEveryMs = 200;
const mostLooks = 100;

/** Whoever opens a page in the minute in which scripts/website.mjs builds it shall see it rather than a word about it. */
async function untilBuilt(folder: string): Promise<void> {
  const builds = dirname(folder);
  const isBeingBuilt = () => existsSync(builds) && readdirSync(builds).some((name) => name.startsWith('unfinished-'));
  for (let look = 0; look < mostLooks && !existsSync(folder) && isBeingBuilt(); look += 1)
    await setTimeout(lookEveryMs);
}

function readPages(folder: string, config: Pick<Config, 'publicUrl' | 'telegram'>): Map<string, Page> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name.replaceAll('\\', '/'), readPage(join(folder, name), config)] as const),
  );
}

function readPage(path: string, { publicUrl, telegram }: Pick<Config, 'publicUrl' | 'telegram'>): Page {
  const html = readFileSync(path, 'utf8')
    .replaceAll(originPlaceholder, publicUrl)
    .replace('<html', telegram?.userName ? '<html data-bot' : '<html');
  const encoded = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  const compress = async (encoding: Encoding) => new Uint8Array(await compressors[encoding](html));
  return {
    html,
    etag: `"${hash(html)}"`,
    encodedAs(encoding) {
      const bytes = encoded.get(encoding) ?? compress(encoding);
      encoded.set(encoding, bytes);
      return bytes;
    },
    scriptHashes: inlineScripts(html).map((script) => `'sha256-${hash(script)}'`),
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/** What runs; a script of another type is data. */
function inlineScripts(html: string): string[] {
  const elements = html.matchAll(/<script((?![^>]*\ssrc=)[^>]*)>([\s\S]*?)<\/script>/g);
  const scripts = [...elements].filter(([, attributes = '']) => !/type="(?!module)/.test(attributes));
  return [...new Set(scripts.map(([, , script = '']) => script))];
}

/** The page in the encoding that the browser takes, or word that it has it already. */
export async function answerWithPage(c: Context, page: Page, status: 200 | 404): Promise<Response> {
  c.header('content-type', 'text/html; charset=utf-8');
  c.header('vary', 'accept-encoding', { append: true });
  c.header('etag', page.etag);
  if (status === 200 && c.req.header('if-none-match') === page.etag) return c.body(null, 304);
  const accepted = c.req.header('accept-encoding') ?? '';
  const encoding = encodings.find((name) => accepted.includes(name));
  if (!encoding) return c.body(page.html, status);
  c.header('content-encoding', encoding);
  return c.body(await page.encodedAs(encoding), status);
}
