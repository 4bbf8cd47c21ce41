import { getTrend, mostTrendDays } from '../../../contract/trends.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { addDays } from '../../lib/dates.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import { findFirstDate, listPoints } from '../answers/data.ts';
import { findGoals } from '../profile/data.ts';
import { movingAverageDays } from '../weight/policy.ts';
import { averageOf, figureOf, groupPoints, targetOf, withMovingAverage } from './policy.ts';

export function trendRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, getTrend, async ({ query, owner, dayClock }) => {
    const today = diaryDateOf(clock.now(), dayClock);
    const { metric, by, to = today } = query;
    const first = query.from ?? (await findFirstDate(db, owner)) ?? to;
    const from = [first > to ? to : first, addDays(to, 1 - mostTrendDays)].toSorted().at(-1) ?? to;
    const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
    const isSmoothed = metric === 'weightKg' && by === 'day';
    const before = { from: addDays(from, -days), to: addDays(from, -1) };
    const [known, earlier, goals] = await Promise.all([
      listPoints(db, owner, figureOf[metric], { from: isSmoothed ? addDays(from, 1 - movingAverageDays) : from, to }),
      listPoints(db, owner, figureOf[metric], before),
      findGoals(db, owner),
    ]);
    const points = known.filter(({ date }) => date >= from);
    return {
      from,
      to,
      points: isSmoothed ? withMovingAverage(known, from) : groupPoints(points, by, { from, today }),
      average: averageOf(points, today),
      target: targetOf(metric, goals),
      previous: { ...before, average: averageOf(earlier, today) },
    };
  });
}
