import {
  type CounterKey,
  type Counters,
  counterTitles,
  daySummary,
  getActivityChart,
  getCounters,
  getDailyGoalStatus,
  getDaySummary,
  getGoalCalendar,
  getWeightChart,
  rangeNames,
} from '../../../contract/dashboard.ts';
import { findDay, listDays } from '../../db/dailyTotals.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { addDays, monthSpan } from '../../lib/dates.ts';
import { type DayClock, diaryDateOf } from '../../lib/diaryDates.ts';
import { findKetoCaution } from '../keto/data.ts';
import { findGoals, hidesDeficits } from '../profile/data.ts';
import { movingAverageDays } from '../weight/policy.ts';
import { findActivityPoints, findRangeTotals, findWeightTrend, type RangeTotals } from './data.ts';
import { goalsMet, goalsSet } from './policy.ts';

export function dashboardRoutes(kit: Kit): void {
  const { db, clock } = kit.context;
  const today = (dayClock: DayClock) => diaryDateOf(clock.now(), dayClock);

  mount(kit, getCounters, async ({ query, owner, dayClock }) => {
    const [totals, isHidden] = await Promise.all([
      findRangeTotals(db, owner, query.end ?? today(dayClock)),
      hidesDeficits(db, owner),
    ]);
    return toCounters(totals, isHidden);
  });

  mount(kit, getDaySummary, async ({ query, owner, dayClock }) => {
    const date = query.date ?? today(dayClock);
    const [day, isHidden, caution] = await Promise.all([
      findDay(db, owner, date),
      hidesDeficits(db, owner),
      findKetoCaution(db, owner, clock.now()),
    ]);
    return daySummary.parse({ date, ...day, areDeficitsHidden: isHidden, ketoCaution: caution ?? null });
  });

  mount(kit, getDailyGoalStatus, async ({ query, owner, dayClock }) => {
    const [day, goals] = await Promise.all([findDay(db, owner, query.date ?? today(dayClock)), findGoals(db, owner)]);
    const met = goalsMet(day, goals);
    const status = (isMet: boolean) => (isMet ? ('Completed' as const) : ('Pending' as const));
    return {
      waterStatus: status(met.water),
      calBurnStatus: status(met.activity),
      mealsStatus: status(met.meals),
      sleepStatus: status(met.sleep),
    };
  });

  mount(kit, getGoalCalendar, async ({ query, owner, dayClock }) => {
    const date = today(dayClock);
    const month = query.month ?? date.slice(0, 7);
    const [days, goals, isHidden] = await Promise.all([
      listDays(db, owner, monthSpan(month)),
      findGoals(db, owner),
      hidesDeficits(db, owner),
    ]);
    const asked = isHidden ? [] : goalsSet(goals);
    return {
      ...{ month, today: date, goals: asked },
      days: days.map((day) => {
        const met = goalsMet(day, goals);
        return { date: day.localDate, met: asked.filter((name) => met[name]) };
      }),
    };
  });

  mount(kit, getWeightChart, async ({ query, owner, dayClock }) => {
    const to = today(dayClock);
    const from = addDays(to, 1 - query.days);
    const trend = await findWeightTrend(db, owner, { from, to, window: movingAverageDays });
    const target = query.goal_weight || trend.weightTarget;
    return {
      chart: 'weight' as const,
      unit: 'kg' as const,
      goal: { enabled: target > 0, target_weight: target > 0 ? target : null },
      smoothing: { enabled: true, window: movingAverageDays },
      summary: {
        start_weight: trend.startWeight,
        latest_weight: trend.latestWeight,
        change_kg: trend.changeKg,
      },
      series: [
        { key: 'weight', label: 'Weight', unit: 'kg' },
        { key: 'moving_avg', label: `${movingAverageDays}-day average`, unit: 'kg' },
      ],
      data: trend.points,
    };
  });

  mount(kit, getActivityChart, async ({ query, owner, dayClock }) => {
    const to = today(dayClock);
    return {
      data: await findActivityPoints(db, owner, addDays(to, 1 - query.days), to),
      series: [
        { key: 'activeMinutes', label: 'Active minutes', unit: 'min' },
        { key: 'caloriesBurned', label: 'Calories burned', unit: 'kcal' },
      ],
    };
  });
}

const figureOf: Record<CounterKey, Exclude<keyof RangeTotals, 'range'>> = {
  calories_consumed: 'energyKcal',
  protein_intake: 'proteinG',
  water_consumed: 'waterMl',
  calories_burned: 'burnedKcal',
  active_minutes: 'activeMin',
  distance_covered: 'distanceKm',
  weight_change: 'weightChangeKg',
  goal_days_met: 'goalDaysMet',
};

/** Days on which everything was reached are not counted for people whose deficits are hidden. */
function toCounters(totals: RangeTotals[], areDeficitsHidden: boolean): Counters {
  const byRange = new Map(totals.map((row) => [row.range, row]));
  const all = Object.keys(counterTitles) as CounterKey[];
  const keys = areDeficitsHidden ? all.filter((key) => key !== 'goal_days_met') : all;
  return {
    filters: [...rangeNames],
    counters: keys.map((key) => ({
      key,
      title: counterTitles[key],
      values: Object.fromEntries(
        rangeNames.map((name) => [name, byRange.get(name)?.[figureOf[key]] ?? (key === 'weight_change' ? null : 0)]),
      ) as Counters['counters'][number]['values'],
    })),
  };
}
