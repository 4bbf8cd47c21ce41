import type { Context, Hono } from 'hono';
import {
  createDoctorPage as createRoute,
  listDoctorPages as listRoute,
  mostDoctorPages,
  mostOpenDays,
  revokeDoctorPage,
  usualOpenDays,
} from '../../../contract/doctorPages.ts';
import { noRoom, pageOpenTooLong } from '../../../texts/refusals/kept.ts';
import type { AppContext } from '../../context.ts';
import { deleteEntry } from '../../db/entries.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { networkOf } from '../../http/peer.ts';
import { HttpProblem, invalid, notFound } from '../../http/problem.ts';
import { isBeyondRate } from '../../http/rateLimit.ts';
import { localDateOf } from '../../lib/dates.ts';
import { findFigures, findOpenPage, listDoctorPages } from './data.ts';
import { closedPage, previewPage, renderHtml } from './document/html.ts';
import { renderPdf } from './document/pdf.ts';
import { sectionsOf } from './document/sections.ts';
import { createDoctorPage, recordOpening } from './mutations.ts';
import { closesAfter, isMachine, openingLimit } from './policy.ts';

export function doctorPageRoutes(kit: Kit): void {
  const { db, clock, config } = kit.context;

  mount(kit, listRoute, ({ owner }) => listDoctorPages(db, owner, clock.now()));

  mount(kit, createRoute, async ({ body, owner, timeZone, idempotencyKey }) => {
    const now = clock.now();
    const expiresAt = body.expiresAt ? new Date(body.expiresAt) : closesAfter(usualOpenDays, now);
    if (expiresAt <= now || expiresAt > closesAfter(mostOpenDays, now)) {
      throw invalid('expiresAt', (locale) => pageOpenTooLong(locale, mostOpenDays));
    }
    const made = await createDoctorPage(
      db,
      owner,
      { ...body, expiresAt, until: localDateOf(expiresAt, timeZone) },
      now,
      idempotencyKey,
    );
    const [page] = made ? await listDoctorPages(db, owner, now, made.id) : [];
    if (!made || !page) {
      throw new HttpProblem(409, 'conflict', (locale) => noRoom.doctorPages(locale, mostDoctorPages));
    }
    return { page, url: `${config.publicUrl}/doctor/${made.token}` };
  });

  mount(kit, revokeDoctorPage, async ({ params, owner }) => {
    if (!(await deleteEntry(db, 'doctorPages', owner, params.id, clock.now()))) throw notFound('This page');
    return null;
  });
}

/** The pages themselves, for whoever has the link. */
export function serveDoctorPages(app: Hono, context: AppContext): void {
  const { db, clock } = context;

  async function open(c: Context, isPdf: boolean): Promise<Response> {
    c.header('cache-control', 'private, no-store');
    c.header('x-robots-tag', 'noindex, nofollow, noarchive');
    const userAgent = (c.req.header('user-agent') ?? '').slice(0, 300);
    if (isMachine(userAgent)) return c.html(previewPage());
    const [network, now] = [networkOf(c), clock.now()];
    const { perPage, pdfsPerPage, perNetwork, windowSeconds } = openingLimit;
    if (await isBeyondRate(context, `doctor ${network}`, perNetwork, windowSeconds))
      return c.html(closedPage(true), 429);
    const page = await findOpenPage(db, c.req.param('token') ?? '', now);
    if (!page) return c.html(closedPage(false), 404);
    const [key, limit] = isPdf ? ['doctor pdf', pdfsPerPage] : ['doctor page', perPage];
    if (await isBeyondRate(context, `${key} ${page.owner} ${page.id}`, limit, windowSeconds))
      return c.html(closedPage(true), 429);
    const sections = sectionsOf(page, await findFigures(db, page));
    await recordOpening(db, page, { userAgent, network, isPdf }, now);
    if (!isPdf) return c.html(renderHtml(page, sections, `${c.req.path}/page.pdf`));
    const pdf = await renderPdf(page, sections);
    return c.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="fitpulse-${page.from}-${page.to}.pdf"`,
    });
  }

  app.get('/doctor/:token', (c) => open(c, false));
  app.get('/doctor/:token/page.pdf', (c) => open(c, true));
}
