import { createHash } from 'node:crypto';
import {
  createHealthReport,
  deleteHealthReport,
  getHealthReport,
  type HealthReport,
  listHealthReports,
} from '../../../contract/healthReports.ts';
import { furtherNutrients } from '../../../contract/nutrients.ts';
import * as texts from '../../../texts/healthReports.ts';
import { deleteEntry } from '../../db/entries.ts';
import { type Call, type Kit, mount } from '../../http/mount.ts';
import { HttpProblem, notFound } from '../../http/problem.ts';
import { limitRate } from '../../http/rateLimit.ts';
import { type DayClock, diaryDateOf } from '../../lib/diaryDates.ts';
import { readDocument } from '../../lib/documents/readDocument.ts';
import type { OwnerId } from '../../lib/owner.ts';
import { originalToKeep } from '../originals/data.ts';
import { keepOriginal } from '../originals/mutations.ts';
import { warningsOf } from './chat/warnings.ts';
import { listFoodsWith, listReports, type ReportRow } from './data.ts';
import { keepReport } from './mutations.ts';
import { readsPerHour, tiedNutrients } from './policy.ts';

export function healthReportRoutes(kit: Kit): void {
  const { context } = kit;
  const { db, clock } = context;
  const missing = () => notFound('This report');

  mount(kit, createHealthReport, async ({ body, owner, ...settings }) => {
    const { pageLocale: locale, dayClock } = settings;
    await limitRate(context, `health reports ${owner}`, readsPerHour, 3_600);
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    const document = await readDocument(bytes, owner);
    if (document.fault === 'busy') throw new HttpProblem(503, 'service_unavailable', texts.faults.busy(locale));
    if (document.fault) throw new HttpProblem(422, 'validation_failed', texts.faults[document.fault](locale));
    const digest = createHash('sha256').update(bytes).digest('hex');
    const original = await originalToKeep(db, owner, bytes);
    const kept = await keepReport(db, owner, { ...document, digest }, { now: clock.now(), dayClock });
    if (kept === 'noResults') throw new HttpProblem(422, 'validation_failed', texts.noResults(locale));
    if (kept === 'tooHeavy') throw new HttpProblem(422, 'validation_failed', texts.faults.tooHeavy(locale));
    if (kept === 'tooMany') throw new HttpProblem(409, 'conflict', texts.tooManyReports(locale));
    if (original) await keepOriginal(db, owner, { ...original, kind: 'healthReport', digest }, clock.now());
    const answer = await toAnswer(owner, kept.report, settings);
    if (answer.care) context.metrics.careAnswers.inc({ kind: answer.care });
    return answer;
  });

  mount(kit, listHealthReports, async ({ owner, ...settings }) =>
    Promise.all((await listReports(db, owner)).map((report) => toAnswer(owner, report, settings))),
  );

  mount(kit, getHealthReport, async ({ params, owner, ...settings }) => {
    const [report] = await listReports(db, owner, params.id);
    if (!report) throw missing();
    return toAnswer(owner, report, settings);
  });

  mount(kit, deleteHealthReport, async ({ params, owner }) => {
    if (!(await deleteEntry(db, 'healthReports', owner, params.id, clock.now()))) throw missing();
    return null;
  });

  async function toAnswer(
    owner: OwnerId,
    { id, reportDate, isDateRead, createdAt, results, unread }: ReportRow,
    { pageLocale, dayClock }: Pick<Call<typeof getHealthReport>, 'pageLocale' | 'dayClock'>,
  ): Promise<HealthReport> {
    return {
      ...{ id, date: reportDate, isDateRead, createdAt: createdAt.toISOString(), results, unread },
      foods: await foodsFor(owner, results, dayClock),
      ...warningsOf(results, { locale: pageLocale, timeZone: dayClock.timeZone }),
    };
  }

  const foodsFor = (owner: OwnerId, results: ReportRow['results'], dayClock: DayClock) =>
    Promise.all(
      tiedNutrients(results).map(async (name) => {
        const { title = '', unit = '' } = furtherNutrients.find((nutrient) => nutrient.name === name) ?? {};
        return {
          nutrient: title,
          unit,
          foods: await listFoodsWith(db, owner, name, diaryDateOf(clock.now(), dayClock)),
        };
      }),
    );
}
