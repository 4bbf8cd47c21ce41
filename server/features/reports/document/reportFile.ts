import type { AppContext } from '../../../context.ts';
import { localDateOf } from '../../../lib/dates.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { findAccount, findSettings } from '../../accounts/data.ts';
import { findGoals } from '../../profile/data.ts';
import { findMonth } from '../data.ts';
import { monthBefore } from '../policy.ts';
import { renderReport } from './renderReport.ts';

interface ReportFile {
  name: string;
  content: Buffer;
}

/** The report of a month, yyyy-mm, as a PDF; undefined where nothing is logged in it. */
export async function drawReport(
  { db, clock }: AppContext,
  owner: OwnerId,
  month: string,
): Promise<ReportFile | undefined> {
  const [entries, before, goals, account, settings] = await Promise.all([
    findMonth(db, owner, month),
    findMonth(db, owner, monthBefore(month)),
    findGoals(db, owner),
    findAccount(db, owner),
    findSettings(db, owner),
  ]);
  const { days, weights } = entries;
  if (!settings || days.length + weights.points.length === 0) return undefined;

  const name = `${account?.firstName ?? ''} ${account?.lastName ?? ''}`.trim() || (account?.userName ?? '');
  const today = localDateOf(clock.now(), settings.timeZone);
  const content = await renderReport({ listener: settings, month, name, today, entries, before, goals });
  return { name: `fitpulse-${month}.pdf`, content };
}
