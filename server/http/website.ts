import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono, MiddlewareHandler } from 'hono';
import { sectionPaths, sitePages } from '../../contract/site.ts';
import type { Config } from '../config.ts';
import { answerWithPage, type Pages, websiteFolder } from './pages.ts';

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
  '/confirm-email',
];

/** The built website: its pages, its files, and what robots ask for. */
export function serveWebsite(app: Hono, { publicUrl, telegram }: Config, pages: Pages): void {
  app.use(cacheAssets);
  for (const path of sectionPaths) app.get(path, (c) => c.redirect(path.replace('/', '/#'), 301));
  app.get('/telegram', (c) =>
    c.redirect(telegram?.userName ? `https://t.me/${telegram.userName}` : '/login?mode=signup&via=telegram'),
  );
  app.get('/robots.txt', (c) => c.text(robots(publicUrl)));
  app.get('/sitemap.xml', (c) => c.body(sitemap(publicUrl), 200, { 'content-type': 'application/xml; charset=utf-8' }));
  app.get('*', async (c, next) => {
    const page = pages.at(c.req.path);
    return page ? answerWithPage(c, page, 200) : next();
  });
  app.get('*', serveStatic({ root: websiteFolder, precompressed: true }));
  app.get('*', async (c) => {
    const page = pages.for(c.req.path);
    if (!page) return c.text('The website is not built. Run npm start, or npm run build.', 503);
    return answerWithPage(c, page, routedPaths.test(c.req.path) ? 200 : 404);
  });
}

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
  const urls = sitePages.filter(({ listed }) => listed).map(({ path }) => `<url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
};
