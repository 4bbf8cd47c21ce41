import { z } from 'zod';
import { file, id, route } from './http.ts';

/** A calendar month of the person's local dates, yyyy-mm. */
const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
  .meta({ description: 'Month of local dates, yyyy-mm' });

const reportList = z
  .object({
    included: z.boolean().meta({ description: 'Whether the plan that holds now has reports' }),
    months: z.array(
      z.object({
        month,
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
