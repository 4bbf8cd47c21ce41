import { readReport } from '../server/features/healthReports/reading.ts';
import { readDocument } from '../server/lib/documents/readDocument.ts';
import { drawPicture, photo, type Shot, scan } from '../tests/labReports/drawPicture.ts';
import { openLayouts } from '../tests/labReports/openLayouts.ts';
import { type LabReport, type Layout, makeReport } from '../tests/labReports/report.ts';
import { misreadOf } from '../tests/labReports/score.ts';
import { sealedLayouts } from '../tests/labReports/sealedLayouts.ts';
import { writePdf } from '../tests/labReports/writePdf.ts';
import { writeScan } from '../tests/labReports/writeScan.ts';

/**
 * Reads 40 laboratory reports, five of each layout, and ten more as pictures, and counts the results that are right,
 * missing and invented; of those that are missing, how many are listed as unread; then one of each layout as a scanned PDF.
 * `open`, `sealed`, `pictures` or `scans` alone.
 */
const seeds = [1, 2, 3, 4, 5];
const today = '2026-03-06';
const [, , only] = process.argv;
const unknown = { sex: undefined, ageYears: undefined, isPregnant: false };

for (const [name, layouts] of Object.entries({ open: openLayouts, sealed: sealedLayouts })) {
  if (only && only !== name) continue;
  const totals = newTotals();
  for (const report of layouts.flatMap((layout) => seeds.map((seed) => makeReport(layout, seed)))) {
    await score(report, [writePdf(report.pages, true)], totals, name === 'open');
  }
  console.log(name, totals);
}

if (!only || only === 'pictures') {
  const layouts: [Layout, Shot][] = [...openLayouts, ...sealedLayouts].map((layout, at) => [
    layout,
    at % 2 === 0 ? photo : scan,
  ]);
  const totals = newTotals();
  for (const [layout, shot] of [...layouts, ...layouts.slice(0, 2).map(([one]) => [one, scan] as [Layout, Shot])]) {
    const report = makeReport(layout, shot === scan ? 6 : 7);
    const pictures = await Promise.all(report.pages.map((page) => drawPicture(page, shot)));
    await score(report, pictures, totals, true, true);
  }
  console.log('pictures', totals);
}

if (!only || only === 'scans') {
  const totals = newTotals();
  for (const layout of [...openLayouts, ...sealedLayouts]) {
    const report = makeReport(layout, 8);
    const pages = await Promise.all(report.pages.map((page) => drawPicture(page, scan)));
    await score(report, [await writeScan(pages)], totals, true, true);
  }
  console.log('scans', totals);
}

function newTotals() {
  return { expected: 0, right: 0, missing: 0, unread: 0, wrong: 0, invented: 0 };
}

async function score(
  report: LabReport,
  files: Uint8Array[],
  totals: ReturnType<typeof newTotals>,
  isShown: boolean,
  isPicture = false,
): Promise<void> {
  const lines: string[] = [];
  for (const file of files) {
    const document = await readDocument(file, 'bench');
    lines.push(...('lines' in document ? document.lines : []));
  }
  const read = readReport(lines, unknown, today, isPicture);
  const misread = misreadOf(report, read);
  for (const [count, items] of Object.entries(misread) as [keyof typeof misread, string[]][]) {
    totals[count] += items.length;
    if (isShown && count !== 'right' && items.length > 0) console.log(report.name, count, items);
  }
  if (isShown && read.unread.length > 0) console.log(report.name, 'listed as unread', read.unread);
  totals.unread += read.unread.length;
  totals.expected += report.expected.length;
}
