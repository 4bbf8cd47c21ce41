import { z } from 'zod';
import { kindNames } from '../entries/entryKinds.ts';
import { instant, localDate, route } from '../http.ts';
import { managedUser } from './admin.ts';

export const periods = ['today', 'week', 'month', 'quarter'] as const;
export type Period = (typeof periods)[number];

export const adminStats = z
  .object({
    period: z.enum(periods),
    /** Since the day, Monday, month or quarter began where the admin is. */
    from: instant,
    to: instant,
    users: z.int(),
    newUsers: z.int(),
    /** Who logged something or wrote to the assistant. */
    activePeople: z.int(),
    /** What was logged, whether or not it was deleted later. */
    entries: z.int(),
    /** Paise: payments less refunds. */
    revenue: z.int(),
    /** The same of what was paid in Telegram's Stars, which are no rupees. */
    revenueInStars: z.int(),
    /** At this moment: open or in progress. */
    openTickets: z.int(),
    /** What people wrote to the assistant. */
    messages: z.int(),
    logsPerCategory: z.array(z.object({ category: z.enum(kindNames), count: z.int() })),
    recentSignUps: z.array(managedUser),
  })
  .meta({ id: 'AdminStats' });
export type AdminStats = z.infer<typeof adminStats>;

export const getAdminStats = route({
  method: 'get',
  path: '/admin/stats',
  access: 'admin',
  tag: 'Admin',
  summary: 'The figures of the admin dashboard',
  query: z.object({ period: z.enum(periods).default('today') }),
  status: 200,
  answer: adminStats,
});

const figures = {
  users: z.int(),
  /** What was logged, whether or not it was deleted later. */
  entries: z.int(),
  /** Paise: payments less refunds. */
  revenue: z.int(),
  /** At the end. */
  openTickets: z.int(),
  /** What people wrote to the assistant. */
  messages: z.int(),
};

export const adminComparison = z
  .object({
    period: z.enum(periods),
    from: instant,
    to: instant,
    before: z.object({
      ...figures,
      /** Null of a month and a quarter: who was active then is kept by week only. */
      activePeople: z.int().nullable(),
    }),
    /** The last whole weeks, from their Mondays, UTC; the latest at the end. */
    weeks: z.array(z.object({ week: localDate, ...figures, activePeople: z.int() })),
  })
  .meta({ id: 'AdminComparison' });
export type AdminComparison = z.infer<typeof adminComparison>;

export const getAdminComparison = route({
  method: 'get',
  path: '/admin/stats/comparison',
  cost: 20,
  access: 'admin',
  tag: 'Admin',
  summary: 'The period before, from its beginning for as long as the current one has lasted; and the last 12 weeks',
  query: z.object({ period: z.enum(periods).default('today') }),
  status: 200,
  answer: adminComparison,
});
