import {
  exportReport,
  getGrowthReport,
  getRetentionReport,
  getRevenueReport,
} from '../../../../contract/admin/adminReports.ts';
import { type Kit, mount } from '../../../http/mount.ts';
import { localDateOf } from '../../../lib/dates.ts';
import { listGrowth, listRetention, listRevenue } from './data.ts';
import { growthTable, retentionTable, revenueTable, toCsv } from './policy.ts';

export function reportRoutes(kit: Kit): void {
  const { readDb: db, clock } = kit.context;
  const revenue = async (timeZone: string) => ({ rows: await listRevenue(db, timeZone) });
  const retention = async () => ({ cohorts: await listRetention(db, clock.now()) });
  const growth = async () => ({ weeks: await listGrowth(db, clock.now()) });

  mount(kit, getRevenueReport, ({ timeZone }) => revenue(timeZone));
  mount(kit, getRetentionReport, retention);
  mount(kit, getGrowthReport, growth);

  mount(kit, exportReport, async ({ query, timeZone }) => {
    const tables = {
      revenue: async () => revenueTable(await revenue(timeZone)),
      retention: async () => retentionTable(await retention()),
      growth: async () => growthTable(await growth()),
    };
    const fileName = `fitpulse-${query.report}-${localDateOf(clock.now(), timeZone)}.csv`;
    return new Response(toCsv(await tables[query.report]()), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${fileName}"`,
      },
    });
  });
}
