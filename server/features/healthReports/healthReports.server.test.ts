import { beforeEach, describe, expect, test } from 'vitest';
import { deleteMe, getExport, importData } from '../../../contract/accounts/me.ts';
import { createFoodEntry } from '../../../contract/entries/food.ts';
import {
  createHealthReport,
  deleteHealthReport,
  getHealthReport,
  listHealthReports,
} from '../../../contract/healthReports.ts';
import { openChat } from '../../../tests/chat.ts';
import { openLayouts } from '../../../tests/labReports/openLayouts.ts';
import { makeReport } from '../../../tests/labReports/report.ts';
import { writePdf } from '../../../tests/labReports/writePdf.ts';
import { careText } from '../care/texts/answer.ts';

const chat = openChat();
const textReport = (...lines: string[]) => new File([lines.join('\n')], 'report.txt', { type: 'text/plain' });
const january = textReport(
  'Collected : 10-01-2026',
  'Hemoglobin  9.8  g/dL  12.0 - 15.0',
  'Ferritin  9  ng/mL  15 - 150',
);
const march = textReport(
  'Collected : 02-03-2026',
  'Haemoglobin  112  g/L  120 - 150',
  'Homocysteine  14.2  µmol/L  5 - 15',
);
const upload = (file: File) => chat.server.call(createHealthReport, { token: chat.token, body: { file } });
const list = async () => (await chat.server.call(listHealthReports, { token: chat.token, query: {} })).body;
beforeEach(async () => {
  await chat.server.context.db.updateTable('users').set({ gender: 'female' }).where('id', '=', chat.userId).execute();
});

describe('a laboratory report', () => {
  test('as a PDF is read into results with units, ranges and flags, and is one report however often it comes', async () => {
    const [layout] = openLayouts;
    const report = makeReport(layout as never, 7);
    const file = new File([writePdf(report.pages, true)], 'cbc.pdf', { type: 'application/pdf' });
    const { body } = await upload(file);
    expect(body).toMatchObject({ date: report.patient.date, isDateRead: true, unread: [] });
    expect(body.results.map(({ analyte, value, unit }) => [analyte, value, unit])).toEqual(
      report.expected.map(({ analyte, value, unit }) => [analyte, value, unit]),
    );
    const again = await Promise.all([upload(file), upload(file)]);
    expect(again.map((answer) => answer.body.id)).toEqual([body.id, body.id]);
    expect(await list()).toHaveLength(1);
  });

  test('is compared with the one before in one unit, and lists what was not read', async () => {
    await upload(january);
    const { body } = await upload(march);
    expect(body.results).toMatchObject([
      { analyte: 'haemoglobin', value: 112, unit: 'g/L', flag: 'low', previous: { date: '2026-01-10', value: 98 } },
    ]);
    expect(body.unread).toEqual(['Homocysteine 14.2 µmol/L 5 - 15']);
    expect((await list()).map(({ date }) => date)).toEqual(['2026-03-02', '2026-01-10']);
  });

  test('with low iron names the logged foods that have iron', async () => {
    const { db } = chat.server.context;
    const log = async (foodName: string, ironMg: number) => {
      const body = { foodName, calories: 100 };
      const { id } = (await chat.server.call(createFoodEntry, { token: chat.token, body })).body;
      await db.updateTable('foodEntries').set({ ironMg }).where('id', '=', id).execute();
    };
    await log('Palak', 2.5);
    await log('Poha', 4);
    await log('Milk', 0);
    const { body } = await upload(january);
    expect(body.foods).toEqual([
      {
        nutrient: 'Iron',
        unit: 'mg',
        foods: [
          { name: 'Poha', amount: 4, times: 1 },
          { name: 'Palak', amount: 2.5, times: 1 },
        ],
      },
    ]);
  });

  test('that is critical says what to do, in the words of care where there are some', async () => {
    const { body } = await upload(textReport('Potassium  6.9  mmol/L  3.5 - 5.1', 'Glucose Fasting  41  mg/dL  70-99'));
    const care = 'sugar.lowWithFigure';
    expect(body).toMatchObject({
      care,
      warnings: [
        careText(care, 'en', 'Asia/Kolkata'),
        expect.stringMatching(/^Potassium, Glucose, fasting: .*112 or 108/),
      ],
    });
    expect((await upload(textReport('Sodium  112  mmol/L  136 - 145'))).body.care).toBe('labValue.critical');
    const metrics = await (await fetch(`${chat.server.url}/metrics`)).text();
    expect(metrics).toMatch(/care_answers_total\{kind="labValue.critical"\} 1/);
  });

  test('is shown and deleted by its id', async () => {
    const { body } = await upload(january);
    const params = { id: body.id };
    expect((await chat.server.call(getHealthReport, { token: chat.token, params })).body).toEqual(body);
    expect((await chat.server.call(deleteHealthReport, { token: chat.token, params })).status).toBe(204);
    expect((await chat.server.call(deleteHealthReport, { token: chat.token, params })).status).toBe(404);
    expect(await list()).toEqual([]);
    expect((await upload(january)).status).toBe(201);
  });

  test('is in the export, comes back with it, and goes with the account', async () => {
    await upload(january);
    const before = await list();
    const { body } = await chat.server.call(getExport, { token: chat.token });
    await chat.server.call(deleteHealthReport, { token: chat.token, params: { id: before[0]?.id ?? '' } });
    await chat.server.call(importData, { token: chat.token, body });
    expect(await list()).toEqual(before);
    await chat.server.call(deleteMe, { token: chat.token, body: { password: 'correct horse 1' } });
    const { rows } = await chat.server.context.database.pool.query(`select 1 from health_reports where user_id = $1`, [
      chat.userId,
    ]);
    expect(rows).toEqual([]);
  });

  test.each([
    ['of another kind', textReport('INVOICE 4471', 'Total  750.00'), 422, /no test results/],
    ['that is an archive', new File([Buffer.from('504b030414000000', 'hex')], 'a.zip'), 422, /PDF, picture or text/],
    ['of more than 5 MB', new File(['x'.repeat(5_400_000)], 'a.txt'), 413, /too large/],
  ])('%s is refused in words', async (_, file, status, detail) => {
    const answer = await upload(file);
    expect([answer.status, answer.problem.detail]).toEqual([status, expect.stringMatching(detail)]);
    expect(await list()).toEqual([]);
  });
});
