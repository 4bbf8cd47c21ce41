import { readReport } from '../server/features/healthReports/reading.ts';
import { readDocument } from '../server/lib/documents/readDocument.ts';
import { openLayouts } from '../tests/labReports/openLayouts.ts';
import { type LabReport, type Layout, makeReport } from '../tests/labReports/report.ts';
import { misreadOf } from '../tests/labReports/score.ts';
import { sealedLayouts } from '../tests/labReports/sealedLayouts.ts';
import { writePdf } from '../tests/labReports/writePdf.ts';

/** Reads 40 laboratory reports, five of each layout, and counts the results that are right, missing and invented. */
const seeds = [1, 2, 3, 4, 5];
const today = '2026-03-06';

for (const [name, layouts] of Object.entries({ open: openLayouts, sealed: sealedLayouts })) {
  if (process.argv[2] && process.argv[2] !== name) continue;
  const totals = { expected: 0, right: 0, missing: 0, wrong: 0, invented: 0 };
  for (const report of reportsOf(layouts)) await score(report, totals, name === 'open');
  console.log(name, totals);
}

function reportsOf(layouts: Layout[]): LabReport[] {
  return layouts.flatMap((layout) => seeds.map((seed) => makeReport(layout, seed)));
}

async function score(report: LabReport, totals: Record<string, number>, isShown: boolean): Promise<void> {
  const document = await readDocument(writePdf(report.pages, true));
  const lines = 'lines' in document ? document.lines : [];
  const read = readReport(lines, { sex: undefined, ageYears: undefined, isPregnant: false }, today);
  const misread = misreadOf(report, read);
  for (const [count, items] of Object.entries(misread)) {
    totals[count] = (totals[count] ?? 0) + items.length;
    if (isShown && count !== 'right' && items.length > 0) console.log(report.name, count, items);
  }
  totals.expected = (totals.expected ?? 0) + report.expected.length;
}
