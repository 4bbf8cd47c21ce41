import { z } from 'zod';
import { id, localDate, route } from './http.ts';

/** What has a course over days, in the unit of its name; the weight is the last of a day. */
export const trendMetrics = [
  ...(['calories', 'proteinG', 'carbsG', 'netCarbsG', 'fatG', 'fiberG', 'waterMl', 'sleepHr'] as const),
  ...(['activeMin', 'burnedKcal', 'steps', 'weightKg'] as const),
] as const;
export type TrendMetric = (typeof trendMetrics)[number];

export const trendSteps = ['day', 'week', 'month'] as const;
export type TrendStep = (typeof trendSteps)[number];

/** Most days that a trend covers: ten years. */
export const mostTrendDays = 3_660;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const trend = z
  .object({
    from: localDate,
    to: localDate,
    points: z
      .array(
        z.object({
          date: localDate.meta({ description: 'The first of its days' }),
          value: z
            .number()
            .meta({ description: 'By day that of the day, else per day that is over and on which it was logged' }),
          loggedDays: z.number(),
          movingAverage: z
            .number()
            .optional()
            .meta({ description: 'Of the weight by day: the 7-day average of its chart' }),
        }),
      )
      .meta({ description: 'Those with something logged, oldest first' }),
    average: z.number().nullable().meta({ description: 'Per logged day of the span, without today; null without any' }),
    target: z.number().nullable(),
    previous: z
      .object({ from: localDate, to: localDate, average: z.number().nullable() })
      .meta({ description: 'As many days before' }),
  })
  .meta({ id: 'Trend' });
export type Trend = z.infer<typeof trend>;

export const getTrend = route({
  method: 'get',
  path: '/trends',
  cost: 3,
  access: 'session',
  tag: 'Trends',
  summary: 'The course of a figure by day, week or month, its average beside the target and the span before',
  query: z
    .object({
      userId: id.optional(),
      metric: z.enum(trendMetrics),
      from: localDate.optional().meta({ description: 'The first day with an entry unless told' }),
      to: localDate.optional().meta({ description: 'Today unless told' }),
      by: z.enum(trendSteps).default('day'),
    })
    .refine(({ from, to }) => !from || !to || from <= to, 'The first date comes after the last.')
    .refine(
      ({ from, to }) => !from || !to || daysBetween(from, to) < mostTrendDays,
      `Ask for at most ${mostTrendDays} days.`,
    ),
  status: 200,
  answer: trend,
});
