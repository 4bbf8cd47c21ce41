import { getReport, listReports } from '../../../contract/reports.ts';
import { type Kit, mount } from '../../http/mount.ts';
import { HttpProblem } from '../../http/problem.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { localDateOf } from '../../lib/dates.ts';
import { findAccount } from '../accounts/data.ts';
import { findGoals } from '../profile/data.ts';
import { findPlan } from '../subscriptions/data.ts';
import { findMonth, listMonths } from './data.ts';
import { renderReport } from './document/renderReport.ts';
import { hasReports, monthBefore, reportLimit } from './policy.ts';

export function reportRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, clock } = context;

  mount(kit, listReports, async ({ owner, timeZone }) => {
    const today = localDateOf(clock.now(), timeZone);
    const [plan, months] = await Promise.all([findPlan(db, owner, clock.now()), listMonths(db, owner, today)]);
    return {
      included: hasReports(plan),
      months: months.map((month) => ({ ...month, complete: month.month < today.slice(0, 7) })),
    };
  });

  mount(kit, getReport, async ({ params, owner, timeZone, locale, weightUnit, heightUnit, volumeUnit }) => {
    const now = clock.now();
    if (!hasReports(await findPlan(db, owner, now))) {
      throw new HttpProblem(403, 'forbidden', 'Monthly reports come with the Pro and Premium plans.');
    }
    await limitRate(context, `report ${owner}`, reportLimit.perPerson, reportLimit.windowSeconds);
    const month = params.file.slice(0, 7);
    const [entries, before, goals, account] = await Promise.all([
      findMonth(db, owner, month),
      findMonth(db, owner, monthBefore(month)),
      findGoals(db, owner),
      findAccount(db, owner),
    ]);
    if (entries.days.length === 0 && entries.weights.points.length === 0) {
      throw new HttpProblem(404, 'not_found', 'Nothing is logged in that month.');
    }
    const name = `${account?.firstName ?? ''} ${account?.lastName ?? ''}`.trim() || (account?.userName ?? '');
    const listener = { locale, weightUnit, heightUnit, volumeUnit };
    const today = localDateOf(now, timeZone);
    const pdf = await renderReport({ listener, month, name, today, entries, before, goals });
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="fitpulse-${month}.pdf"`,
        'cache-control': 'private, no-store',
      },
    });
  });
}
