import type { planNames } from '../../../../contract/accounts/accounts.ts';
import type { MonthReport } from '../../../../contract/reports.ts';
import type { Locale } from '../../../../texts/locale.ts';
import type { AppContext } from '../../../context.ts';
import { monthSpan } from '../../../lib/dates.ts';
import { diaryDateOf } from '../../../lib/diaryDates.ts';
import type { OwnerId } from '../../../lib/owner.ts';
import { findAccount, findSettings } from '../../accounts/data.ts';
import { findGoals } from '../../profile/data.ts';
import { findReview } from '../../reviews/data.ts';
import { findMonth } from '../data.ts';
import { monthBefore } from '../policy.ts';
import { renderReport } from './renderReport.ts';
import { leadIn, type Report, tablesOf } from './tables.ts';

interface ReportFile {
  name: string;
  content: Buffer;
}

/** The report of a month, yyyy-mm, as a PDF; undefined where nothing is logged in it. */
export async function drawReport(
  context: AppContext,
  owner: OwnerId,
  month: string,
  locale?: Locale,
): Promise<ReportFile | undefined> {
  const report = await findReport(context, owner, month, locale);
  return report && { name: `fitpulse-${month}.pdf`, content: await renderReport(report) };
}

/** The same on a screen, with the review of the month as that plan has it. */
export async function showReport(
  context: AppContext,
  owner: OwnerId,
  month: string,
  { plan, locale }: { plan: (typeof planNames)[number]; locale: Locale },
): Promise<MonthReport | undefined> {
  const report = await findReport(context, owner, month, locale);
  if (!report) return undefined;
  const { listener, today } = report;
  const { from, to } = monthSpan(month);
  const span = { period: 'month' as const, from, to: to < today ? to : today };
  const review = await findReview(context.db, owner, span, { listener, plan, today });
  const { figures, kept } = tablesOf(report);
  return {
    ...{ month, complete: to < today, lead: leadIn(report) },
    ...{ review: review ?? null, figures: figures ?? null, kept: kept ?? null },
  };
}

/** In the language that they write in unless another is told. */
async function findReport(
  { readDb: db, clock }: AppContext,
  owner: OwnerId,
  month: string,
  locale?: Locale,
): Promise<Report | undefined> {
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
  const today = diaryDateOf(clock.now(), settings);
  return { listener: { ...settings, locale: locale ?? settings.locale }, month, name, today, entries, before, goals };
}
