import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { localesOf, sectionOf, sectionPaths, sitePages } from '../../contract/site.ts';
import { addressIn } from '../../contract/siteAddress.ts';
import { pageLocales } from '../../texts/locale.ts';
import type { Config } from '../config.ts';
import { answerWithPage, type Pages } from './pages.ts';

const hashedAssets = /^\/assets\//;
/** Addresses that the router of the start page knows; any other is answered with 404 and its error screen. */
const routedPaths = /^\/(?:app|admin|payment)(?:\/|$)/;
const closedToRobots = [
  '/api/',
  '/app/',
  '/admin/',
  '/doctor/',
  '/payment',
  '/cart',
  '/forgot-password',
  '/reset-password',
  '/login-link',
  '/newsletter-confirm',
  '/newsletter-leave',
  '/hi/newsletter-confirm',
  '/hi/newsletter-leave',
  '/confirm-email',
];

/** The built website: its pages, its files, and what robots ask for. */
export function serveWebsite(app: Hono, { publicUrl, telegram }: Config, pages: Pages): void {
  app.use(cacheAssets);
  for (const path of sectionPaths.flatMap((section) => pageLocales.map((locale) => addressIn(locale, section)))) {
    app.get(path, (c) => c.redirect(sectionOf(path), 301));
  }
  for (const locale of pageLocales) {
    const toBot = telegram?.userName && `https://t.me/${telegram.userName}${locale === 'hi' ? '?start=hi' : ''}`;
    app.get(addressIn(locale, '/telegram'), (c) => c.redirect(toBot || '/login?mode=signup&via=telegram'));
  }
  // Browsers ask for it beside what names no icon, such as a text or a picture.
  app.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301));
  app.get('/robots.txt', (c) => c.text(robots(publicUrl)));
  app.get('/sitemap.xml', (c) => c.body(sitemap(publicUrl), 200, { 'content-type': 'application/xml; charset=utf-8' }));
  app.get('*', async (c, next) => {
    if (!pages.for(c.req.path)) await pages.wait();
    if (!pages.for(c.req.path)) return beingBuilt(c);
    const page = pages.at(c.req.path);
    return page ? answerWithPage(c, page, 200) : next();
  });
  let files: MiddlewareHandler | undefined;
  app.get('*', (c, next) => {
    // It looks for its folder at once.
    files ??= serveStatic({ root: pages.folder, precompressed: true });
    return files(c, next);
  });
  app.get('*', async (c) => {
    const page = pages.for(c.req.path);
    return page ? answerWithPage(c, page, routedPaths.test(c.req.path) ? 200 : 404) : beingBuilt(c);
  });
}

const lookAgainInSeconds = 3;

/** Bot and API work before there are pages: `npm start` builds them beside the server. */
const beingBuilt = (c: Context) =>
  c.html(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${lookAgainInSeconds}">
<title>FitPulse</title>
<p>The website is being built and will be here in a few seconds.</p>
<p>If it doesn't come, the server was started without it: <code>npm start</code> or <code>npm run build</code> makes it.</p>
</html>`,
    503,
    { 'retry-after': String(lookAgainInSeconds) },
  );

const cacheAssets: MiddlewareHandler = async (c, next) => {
  await next();
  const cache = hashedAssets.test(c.req.path) && c.res.ok ? 'public, max-age=31536000, immutable' : 'no-cache';
  c.res.headers.set('cache-control', cache);
};

const robots = (publicUrl: string) =>
  [
    'User-agent: *',
    ...closedToRobots.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

const sitemap = (publicUrl: string) => {
  const urls = sitePages
    .filter(({ listed }) => listed)
    .flatMap(({ path }) => localesOf(path).map((locale) => addressIn(locale, path)))
    .map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
};
