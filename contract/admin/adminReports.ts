import { z } from 'zod';
import { planNames } from '../accounts/accounts.ts';
import { file, localDate, route } from '../http.ts';

export const reportNames = ['revenue', 'retention', 'growth'] as const;

export const revenueReport = z
  .object({
    rows: z.array(
      z.object({
        /** yyyy-mm, where the admin is. */
        month: z.string(),
        /** 'other' where the account, and its order with it, is gone. */
        plan: z.enum([...planNames, 'other']),
        /** Paise, tax included. */
        payments: z.int(),
        refunds: z.int(),
        revenue: z.int(),
        /** What was paid in Telegram's Stars, which are no rupees. */
        stars: z.object({ payments: z.int(), refunds: z.int(), revenue: z.int() }),
        orders: z.int(),
      }),
    ),
  })
  .meta({ id: 'RevenueReport' });

export const retentionReport = z
  .object({
    cohorts: z.array(
      z.object({
        /** The Monday of the week of the sign-ups, UTC. */
        week: localDate,
        people: z.int(),
        /** How many of them were active in the week of the sign-up, the week after it, and so on. */
        active: z.array(z.int()),
      }),
    ),
  })
  .meta({ id: 'RetentionReport' });

export const growthReport = z
  .object({
    weeks: z.array(
      z.object({
        /** Its Monday, UTC. */
        week: localDate,
        signUps: z.int(),
        /** At the end of the week, or now. */
        people: z.int(),
        activePeople: z.int(),
        entries: z.int(),
        messages: z.int(),
      }),
    ),
  })
  .meta({ id: 'GrowthReport' });

export const getRevenueReport = route({
  method: 'get',
  path: '/admin/reports/revenue',
  cost: 20,
  access: 'admin',
  tag: 'Admin',
  summary: 'What came in and went back, by month and plan',
  status: 200,
  answer: revenueReport,
});

export const getRetentionReport = route({
  method: 'get',
  path: '/admin/reports/retention',
  cost: 20,
  access: 'admin',
  tag: 'Admin',
  summary: 'Of the people who signed up in a week, how many are active in the weeks after',
  status: 200,
  answer: retentionReport,
});

export const getGrowthReport = route({
  method: 'get',
  path: '/admin/reports/growth',
  cost: 20,
  access: 'admin',
  tag: 'Admin',
  summary: 'Sign-ups, active people, entries and messages of the last 26 weeks',
  status: 200,
  answer: growthReport,
});

export const exportReport = route({
  method: 'get',
  path: '/admin/reports.csv',
  cost: 20,
  access: 'admin',
  tag: 'Admin',
  summary: 'A report as a table for spreadsheets',
  query: z.object({ report: z.enum(reportNames, 'There is no such report.') }),
  status: 200,
  answerType: 'text/csv',
  answer: file,
});
