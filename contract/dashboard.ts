import { z } from 'zod';
import { id, localDate, localMonth, route } from './http.ts';
import { ketoCautions } from './keto.ts';

export const rangeNames = ['day', '3days', 'week', 'month', '3month', 'year'] as const;
export type RangeName = (typeof rangeNames)[number];

/** How many days before the last day a range begins. */
export const rangeStartsDaysBefore: Record<RangeName, number> = {
  day: 0,
  '3days': 2,
  week: 6,
  month: 29,
  '3month': 89,
  year: 364,
};

export const counterTitles = {
  calories_consumed: 'Calories Consumed',
  protein_intake: 'Protein Intake',
  water_consumed: 'Water Consumed',
  calories_burned: 'Calories Burned (Activity)',
  active_minutes: 'Total Active Minutes',
  distance_covered: 'Distance Covered',
  weight_change: 'Weight Change',
  goal_days_met: 'Days with All Goals Met',
} as const;
export type CounterKey = keyof typeof counterTitles;

export const counters = z
  .object({
    filters: z.array(z.enum(rangeNames)),
    counters: z.array(
      z.object({
        key: z.enum(Object.keys(counterTitles) as [CounterKey, ...CounterKey[]]),
        title: z.string(),
        values: z
          .object(
            Object.fromEntries(rangeNames.map((name) => [name, z.number().nullable()])) as Record<
              RangeName,
              z.ZodNullable<z.ZodNumber>
            >,
          )
          .meta({ description: 'Null is a weight change where no weight was logged' }),
      }),
    ),
  })
  .meta({ id: 'Counters' });
export type Counters = z.infer<typeof counters>;

export const getCounters = route({
  method: 'get',
  path: '/dashboard/counters/{userId}',
  access: 'session',
  tag: 'Dashboard',
  summary:
    'Eight metrics for all six ranges that end on a local date; no goal days for people whose deficits are hidden',
  params: z.object({ userId: id }),
  query: z.object({ start: localDate.optional(), end: localDate.optional() }),
  status: 200,
  answer: counters,
});

/** What may stand on the dashboard on wish. */
export const tileNames = [
  ...['steps', 'medicines', 'workouts', 'mood', 'fasting'],
  ...['bloodPressure', 'glucose', 'hba1c', 'heartRate', 'spo2', 'temperature', 'waist', 'bodyFat'],
] as const satisfies string[];
export type TileName = (typeof tileNames)[number];

const goalStatus = z.enum(['Completed', 'Pending']);

export const dailyGoalStatus = z
  .object({ waterStatus: goalStatus, calBurnStatus: goalStatus, mealsStatus: goalStatus, sleepStatus: goalStatus })
  .meta({ id: 'DailyGoalStatus' });

export const getDailyGoalStatus = route({
  method: 'get',
  path: '/dashboard/goal',
  access: 'session',
  tag: 'Dashboard',
  summary: 'Which goals a local date has met',
  query: z.object({ userId: id.optional(), date: localDate.optional() }),
  status: 200,
  answer: dailyGoalStatus,
});

export const goalNames = ['water', 'activity', 'meals', 'sleep'] as const;
export type GoalName = (typeof goalNames)[number];

export const goalCalendar = z
  .object({
    month: localMonth,
    today: localDate.meta({ description: 'The local date that it is for the person now' }),
    goals: z.array(z.enum(goalNames)).meta({ description: 'Those with a target; none where deficits are hidden' }),
    days: z
      .array(z.object({ date: localDate, met: z.array(z.enum(goalNames)) }))
      .meta({ description: 'Those with an entry, oldest first' }),
  })
  .meta({ id: 'GoalCalendar' });
export type GoalCalendar = z.infer<typeof goalCalendar>;

export const getGoalCalendar = route({
  method: 'get',
  path: '/dashboard/goal-days',
  access: 'session',
  tag: 'Dashboard',
  summary: 'Which goals each day of a month has met; no goals for people whose deficits are hidden',
  query: z.object({
    userId: id.optional(),
    month: localMonth.optional().meta({ description: 'This one unless told' }),
  }),
  status: 200,
  answer: goalCalendar,
});

/** One day's sums, the same figures as the counters of range `day`. */
export const daySummary = z
  .object({
    date: localDate,
    energyKcal: z.number(),
    proteinG: z.number(),
    carbohydrateG: z.number(),
    netCarbsG: z.number(),
    fatG: z.number(),
    fiberG: z.number(),
    sugarG: z.number(),
    sodiumMg: z.number(),
    cholesterolMg: z.number(),
    waterMl: z.number(),
    burnedKcal: z.number(),
    activeMin: z.number(),
    distanceKm: z.number(),
    sleepHr: z.number(),
    areDeficitsHidden: z.boolean(),
    ketoCaution: z
      .enum(ketoCautions)
      .nullable()
      .meta({ description: 'Why somebody on a keto diet should talk with a doctor' }),
  })
  .meta({ id: 'DaySummary' });
export type DaySummary = z.infer<typeof daySummary>;

export const getDaySummary = route({
  method: 'get',
  path: '/dashboard/day',
  access: 'session',
  tag: 'Dashboard',
  summary: 'The sums of one local date',
  query: z.object({ userId: id.optional(), date: localDate.optional() }),
  status: 200,
  answer: daySummary,
});

const chartQuery = (usualDays: number) =>
  z.object({ userId: id.optional(), days: z.coerce.number().int().min(1).max(1_096).default(usualDays) });
const chartSeries = z.array(z.object({ key: z.string(), label: z.string(), unit: z.string() }));

/** A point per local date, oldest first; null where no weight was logged that day, or in the days of the average. */
export const weightChart = z
  .object({
    chart: z.literal('weight'),
    unit: z.literal('kg'),
    goal: z.object({ enabled: z.boolean(), target_weight: z.number().nullable() }),
    smoothing: z.object({ enabled: z.boolean(), window: z.int() }),
    summary: z.object({
      start_weight: z.number().nullable(),
      latest_weight: z.number().nullable(),
      change_kg: z.number(),
    }),
    series: chartSeries,
    data: z.array(z.object({ date: localDate, weight: z.number().nullable(), moving_avg: z.number().nullable() })),
  })
  .meta({ id: 'WeightChart' });
export type WeightChart = z.infer<typeof weightChart>;

export const getWeightChart = route({
  method: 'get',
  path: '/dashboard/charts/weight',
  cost: 5,
  access: 'session',
  tag: 'Dashboard',
  summary: 'Weights and their moving average over the days that end today',
  query: chartQuery(30).extend({ goal_weight: z.coerce.number().min(0).max(500).optional() }),
  status: 200,
  answer: weightChart,
});

export const activityChart = z
  .object({
    data: z.array(z.object({ date: localDate, activeMinutes: z.number(), caloriesBurned: z.number() })),
    series: chartSeries,
  })
  .meta({ id: 'ActivityChart' });
export type ActivityChart = z.infer<typeof activityChart>;

export const getActivityChart = route({
  method: 'get',
  path: '/dashboard/charts/activity',
  cost: 5,
  access: 'session',
  tag: 'Dashboard',
  summary: 'Active minutes and energy burned per local date over the days that end today',
  query: chartQuery(7),
  status: 200,
  answer: activityChart,
});
