import { expect, test } from 'vitest';
import { createHealthReport } from '../../contract/healthReports.ts';
import { openLayouts } from '../labReports/openLayouts.ts';
import { makeReport } from '../labReports/report.ts';
import { writePdf } from '../labReports/writePdf.ts';
import { expectAccessible, expectNoSidewaysScroll, walkedLooks } from './browser.ts';
import { startPlace } from './place.ts';
import { card } from './portal.ts';

const { server, visit } = await startPlace();
const [layout] = openLayouts;
const pdfOf = (seed: number) => writePdf(makeReport(layout as never, seed).pages, true);

test('a report is chosen, read, compared and deleted, and one is sent to the assistant', async () => {
  const { page, complaints, close } = await visit('/app/health-reports', { expectedStatuses: [422] });
  const choose = (name: string, buffer: Uint8Array | string) =>
    page
      .getByLabel('Lab report', { exact: true })
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(buffer) });
  await choose('invoice.txt', 'INVOICE 4471\nTotal  750.00');
  await page.getByText('I found no test results in this file').waitFor();
  await choose('cbc.pdf', pdfOf(2));
  await page.getByText('16 results were read.').waitFor();
  const report = card(page, 'Report of 12 January 2026');
  await report.getByRole('table').first().waitFor();
  await report.getByRole('button', { name: 'Delete Report of 12 January 2026' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await report.waitFor({ state: 'detached' });

  const offered = () => page.getByLabel('Lab report', { exact: true }).getAttribute('accept');
  const onPage = await offered();
  await page.goto('/app/assistant');
  await page.getByLabel('Lab report', { exact: true }).waitFor({ state: 'attached' });
  expect(await offered()).toBe(onPage);
  await page.getByLabel('Lab report', { exact: true }).setInputFiles({
    name: 'cbc.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdfOf(2)),
  });
  await page.getByText('Lab report of 12 Jan: 16 results').waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test.each(walkedLooks)('reports are for everybody at $width px, $colorScheme', async (look) => {
  const person = await server.person();
  const file = (content: Uint8Array<ArrayBuffer> | string) => new File([content], 'report');
  for (const content of [
    pdfOf(2),
    pdfOf(3),
    'Collected 01-03-2026\nPotassium  6.9  mmol/L  3.5 - 5.1\nHomocysteine  14.2  µmol/L  5 - 15',
  ]) {
    await server.call(createHealthReport, { token: person.token, body: { file: file(content) } });
  }
  const { page, complaints, close } = await visit('/app/health-reports', { ...look, person });
  await card(page, 'Values over time').getByRole('figure').waitFor();
  await card(page, 'Report of 1 March 2026').getByText('Potassium: at such a value').waitFor();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect(complaints).toEqual([]);
  await close();
});
