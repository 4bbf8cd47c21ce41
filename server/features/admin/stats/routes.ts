import { getAdminComparison, getAdminStats } from '../../../../contract/admin/adminStats.ts';
import { kindNames } from '../../../../contract/entries/entryKinds.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { listNewestUsers } from '../people/data.ts';
import { listGrowth } from '../reports/data.ts';
import {
  countActiveBetween,
  countActivePeople,
  countNewUsers,
  countOpenTickets,
  countOpenTicketsAt,
  countUsers,
  findCountedUntil,
  findUsage,
  listWeeklyRevenueAndTickets,
  sumRevenue,
} from './data.ts';
import { formerSpan, periodStart } from './policy.ts';

const recentCount = 8;
const comparedWeeks = 12;
const entriesOf = ({ messages, ...entries }: Awaited<ReturnType<typeof findUsage>>) =>
  Object.values(entries).reduce((sum, count) => sum + count, 0);

export function statsRoutes(kit: Kit): void {
  const { readDb: db, clock } = kit.context;

  mount(kit, getAdminStats, async ({ query, timeZone }) => {
    const now = clock.now();
    const from = periodStart(query.period, now, timeZone);
    const countedUntil = await findCountedUntil(db);
    const [usage, activePeople, users, newUsers, revenue, openTickets, recentSignUps] = await Promise.all([
      findUsage(db, from, now, countedUntil),
      countActivePeople(db, from, now, countedUntil),
      countUsers(db, now),
      countNewUsers(db, from),
      sumRevenue(db, from, now),
      countOpenTickets(db),
      listNewestUsers(db, recentCount),
    ]);
    return {
      period: query.period,
      from: from.toISOString(),
      to: now.toISOString(),
      users,
      newUsers,
      activePeople,
      entries: entriesOf(usage),
      revenue: revenue.paise,
      revenueInStars: revenue.stars,
      openTickets,
      messages: usage.messages,
      logsPerCategory: kindNames.map((category) => ({ category, count: usage[category] })),
      recentSignUps,
    };
  });

  mount(kit, getAdminComparison, async ({ query, timeZone }) => {
    const now = clock.now();
    const { from, to } = formerSpan(query.period, now, timeZone);
    const isShort = query.period === 'today' || query.period === 'week';
    const countedUntil = await findCountedUntil(db);
    const [usage, activePeople, users, revenue, openTickets, growth] = await Promise.all([
      findUsage(db, from, to, countedUntil),
      isShort ? countActiveBetween(db, from, to) : null,
      countUsers(db, to),
      sumRevenue(db, from, to),
      countOpenTicketsAt(db, to),
      listGrowth(db, now),
    ]);
    const weeks = growth.slice(1, 1 + comparedWeeks).toReversed();
    const money = await listWeeklyRevenueAndTickets(
      db,
      weeks.map(({ week }) => week),
    );
    return {
      period: query.period,
      from: from.toISOString(),
      to: to.toISOString(),
      before: {
        ...{ users, activePeople, entries: entriesOf(usage), revenue: revenue.paise },
        ...{ openTickets, messages: usage.messages },
      },
      weeks: weeks.map(({ week, people, activePeople: active, entries, messages }, index) => ({
        week,
        users: people,
        activePeople: active,
        entries,
        messages,
        revenue: money[index]?.revenue ?? 0,
        openTickets: money[index]?.openTickets ?? 0,
      })),
    };
  });
}
