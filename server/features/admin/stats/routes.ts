import { getAdminStats } from '../../../../contract/admin/admin.ts';
import { kindNames } from '../../../../contract/entries/entryKinds.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { listUsers } from '../people/data.ts';
import {
  countActivePeople,
  countNewUsers,
  countOpenTickets,
  countUsers,
  findCountedUntil,
  findUsage,
  sumRevenue,
} from './data.ts';
import { periodStart } from './policy.ts';

const recentCount = 8;

export function statsRoutes(kit: Kit): void {
  const { db, clock } = kit.context;

  mount(kit, getAdminStats, async ({ query, timeZone }) => {
    const now = clock.now();
    const from = periodStart(query.period, now, timeZone);
    const countedUntil = await findCountedUntil(db);
    const [usage, activePeople, users, newUsers, revenue, openTickets, recentSignUps] = await Promise.all([
      findUsage(db, from, now, countedUntil),
      countActivePeople(db, from, now, countedUntil),
      countUsers(db),
      countNewUsers(db, from),
      sumRevenue(db, from),
      countOpenTickets(db),
      listUsers(db, {}, undefined, recentCount),
    ]);
    const { messages, ...entries } = usage;
    return {
      period: query.period,
      from: from.toISOString(),
      to: now.toISOString(),
      users,
      newUsers,
      activePeople,
      entries: Object.values(entries).reduce((sum, count) => sum + count, 0),
      revenue,
      openTickets,
      messages,
      logsPerCategory: kindNames.map((category) => ({ category, count: entries[category] })),
      recentSignUps,
    };
  });
}
