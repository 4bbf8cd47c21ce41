import { z } from 'zod';
import { mostListedDays } from './entries/entries.ts';
import { id, instant, localDate, nothing, route } from './http.ts';

export const doctorPageKinds = [
  ...(['weight', 'intake', 'bloodPressure', 'glucose', 'medicines', 'symptoms', 'cycle'] as const),
] as const;
export type DoctorPageKind = (typeof doctorPageKinds)[number];
/** What a page shows unless told; a cycle only where it is chosen. */
export const usualDoctorPageKinds = doctorPageKinds.filter((kind) => kind !== 'cycle');

/** How long a link is open, and how many of them, expired ones included, until they are revoked. */
export const usualOpenDays = 30;
export const mostOpenDays = 90;
export const mostDoctorPages = 20;
/** The latest openings of a page that are told one by one. */
export const mostOpenings = 50;

const span = { from: localDate, to: localDate, kinds: z.array(z.enum(doctorPageKinds)), expiresAt: instant };

const doctorPage = z
  .object({
    id,
    ...span,
    createdAt: instant,
    isOpen: z.boolean().meta({ description: 'False once it has expired' }),
    openedTimes: z.int(),
    openings: z.array(
      z.object({
        openedAt: instant,
        userAgent: z.string(),
        network: z.string().meta({ description: 'The address that it was opened from; of IPv6 its network' }),
        isPdf: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'DoctorPage' });
export type DoctorPage = z.infer<typeof doctorPage>;

const shared = { access: 'session', tag: 'Page for the doctor', path: '/doctor-pages' } as const;

export const listDoctorPages = route({
  ...shared,
  method: 'get',
  summary: 'Your pages for a doctor that are not revoked, the newest first, and who opened them',
  status: 200,
  answer: z.array(doctorPage),
});

export const createDoctorPage = route({
  ...shared,
  method: 'post',
  summary: `A page of your figures that whoever has its link can read until it expires, within ${mostOpenDays} days; the link is told once, a repeat gives a new one`,
  body: z
    .object({
      ...span,
      kinds: span.kinds.min(1, 'Choose what the page shows.').max(doctorPageKinds.length),
      expiresAt: instant.optional().meta({ description: `In ${usualOpenDays} days unless told` }),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day comes after the first.' })
    .refine(({ from, to }) => (Date.parse(to) - Date.parse(from)) / 86_400_000 < mostListedDays, {
      path: ['from'],
      message: `A page shows at most ${mostListedDays} days.`,
    }),
  idempotent: true,
  grants: 'doctorPage',
  status: 201,
  answer: z.object({ page: doctorPage, url: z.url() }),
});

export const revokeDoctorPage = route({
  ...shared,
  method: 'delete',
  path: '/doctor-pages/{id}',
  summary: 'Close a page: its link shows nothing from now on',
  params: z.object({ id }),
  status: 204,
  answer: nothing,
});
