import { getMonthReport, getReport, listReports } from '../../../contract/reports.ts';
import { nothingInMonth, reportsNotInPlan } from '../../../texts/refusals/kept.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { diaryDateOf } from '../../lib/diaryDates.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { findPlan } from '../subscriptions/data.ts';
import { listMonths } from './data.ts';
import { drawReport, showReport } from './document/reportFile.ts';
import { hasReports, reportLimit } from './policy.ts';

export function reportRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, clock } = context;

  mount(kit, listReports, async ({ owner, dayClock }) => {
    const today = diaryDateOf(clock.now(), dayClock);
    const [plan, months] = await Promise.all([findPlan(db, owner, clock.now()), listMonths(db, owner, today)]);
    return {
      included: hasReports(plan),
      months: months.map((month) => ({ ...month, complete: month.month < today.slice(0, 7) })),
    };
  });

  const planWithReports = async (owner: OwnerId) => {
    const plan = await findPlan(db, owner, clock.now());
    if (hasReports(plan)) return plan;
    throw new HttpProblem(403, 'forbidden', reportsNotInPlan);
  };
  const nothingLogged = () => new HttpProblem(404, 'not_found', nothingInMonth);

  mount(kit, getMonthReport, async ({ params, owner, pageLocale: locale }) => {
    const report = await showReport(context, owner, params.month, { plan: await planWithReports(owner), locale });
    if (!report) throw nothingLogged();
    return report;
  });

  mount(kit, getReport, async ({ params, owner, pageLocale }) => {
    await planWithReports(owner);
    await limitRate(context, `report ${owner}`, reportLimit.perPerson, reportLimit.windowSeconds);
    const file = await drawReport(context, owner, params.file.slice(0, 7), pageLocale);
    if (!file) throw nothingLogged();
    return new Response(new Uint8Array(file.content), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'private, no-store',
      },
    });
  });
}
