import { z } from 'zod';
import { file, id, localMonth, route } from './http.ts';
import { review } from './reviews.ts';

const reportList = z
  .object({
    included: z.boolean().meta({ description: 'Whether the plan that holds now has reports' }),
    months: z.array(
      z.object({
        month: localMonth,
        loggedDays: z.int().meta({ description: 'Dates with an entry other than a weight' }),
        weighedDays: z.int(),
        complete: z.boolean().meta({ description: 'False for the month that is not over' }),
      }),
    ),
  })
  .meta({ id: 'ReportList' });
export type ReportList = z.infer<typeof reportList>;

export const listReports = route({
  method: 'get',
  path: '/reports',
  access: 'session',
  tag: 'Reports',
  summary: 'The months with entries, the latest first',
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: reportList,
});

export const getReport = route({
  method: 'get',
  path: '/reports/{file}',
  access: 'session',
  tag: 'Reports',
  summary: 'The report of a month as a PDF, on the plans that have reports',
  params: z.object({
    file: z
      .string()
      .regex(/^[12]\d{3}-(?:0[1-9]|1[0-2])\.pdf$/, 'Ask for a month, such as 2026-03.pdf.')
      .meta({ description: 'yyyy-mm.pdf' }),
  }),
  query: z.object({ userId: id.optional() }),
  status: 200,
  answerType: 'application/pdf',
  answer: file,
});

const sentence = z.string().meta({ description: 'In the person’s language' });
const table = z
  .array(z.array(sentence))
  .nullable()
  .meta({ description: 'Its first row is the head; null where it would be empty' });

const monthReport = z
  .object({
    month: localMonth,
    complete: z.boolean().meta({ description: 'False for the month that is not over' }),
    lead: sentence,
    review: review.nullable(),
    figures: table,
    kept: table,
  })
  .meta({ id: 'MonthReport' });
export type MonthReport = z.infer<typeof monthReport>;

export const getMonthReport = route({
  method: 'get',
  path: '/reports/months/{month}',
  cost: 3,
  access: 'session',
  tag: 'Reports',
  summary: 'What the report of a month says, to read on a screen, on the plans that have reports',
  params: z.object({ month: localMonth }),
  query: z.object({ userId: id.optional() }),
  status: 200,
  answer: monthReport,
});
