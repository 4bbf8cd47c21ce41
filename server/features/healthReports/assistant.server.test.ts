import { beforeEach, describe, expect, test } from 'vitest';
import { sendChatMessage } from '../../../contract/assistant.ts';
import { listHealthReports } from '../../../contract/healthReports.ts';
import { openChat } from '../../../tests/chat.ts';
import { drawPicture, photo } from '../../../tests/labReports/drawPicture.ts';
import { openLayouts } from '../../../tests/labReports/openLayouts.ts';
import { type Layout, makeReport } from '../../../tests/labReports/report.ts';
import { writePdf } from '../../../tests/labReports/writePdf.ts';
import { rare } from '../../../tests/tiers.ts';

const chat = openChat();
const layoutNamed = (name: string) => openLayouts.find((layout) => layout.name === name) as Layout;
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
const list = async () => (await chat.server.call(listHealthReports, { token: chat.token, query: {} })).body;
const send = async (file: File, text?: string) => {
  const data = `data:${file.type};base64,${Buffer.from(await file.arrayBuffer()).toString('base64')}`;
  const { body } = await chat.server.call(sendChatMessage, { token: chat.token, body: { file: data, text } });
  return body.messages.at(-1);
};

beforeEach(async () => {
  await chat.server.context.db.updateTable('users').set({ gender: 'female' }).where('id', '=', chat.userId).execute();
});

describe('in the chat, a report', () => {
  test.each([
    ['Glucose Fasting  41  mg/dL  70-99', 'sugar.lowWithFigure'],
    ['Hemoglobin  6.1  g/dL  12.0 - 15.0', 'labValue.critical'],
    ['Platelet Count  18  10^3/uL  150-450', 'labValue.critical'],
  ])('that is critical, as “%s”, is answered as the care that it needs', async (line, care) => {
    const answer = await send(textReport(line));
    expect(answer?.care).toBe(care);
    expect(answer?.text).toMatch(/112 or 108/);
  });

  test('that is sent is told with what lies outside its range, and undone', async () => {
    await send(january);
    const answer = await send(march, 'my new report');
    expect(answer?.text).toMatch(
      /^Lab report of 2 Mar: 1 result\n• Haemoglobin 112 g\/L: low \(usual 120–150\), 98 on 10 Jan\nI couldn’t read .*Homocysteine 14.2/,
    );
    expect(answer?.text).toContain('/app/health-reports');
    await chat.press(answer ?? {}, 'Undo');
    expect((await list()).map(({ date }) => date)).toEqual(['2026-01-10']);
  });

  rare('that is photographed is read: every figure as it is printed, and what is not read is listed', async () => {
    const report = makeReport(layoutNamed('numbered'), 3);
    const [page = []] = report.pages;
    const answer = await send(new File([Uint8Array.from(await drawPicture(page, photo))], 'report.jpg'));
    const [kept] = await list();
    const printed = new Map(report.expected.map(({ analyte, value }) => [analyte, value]));
    const results = kept?.results ?? [];
    expect(results.map(({ analyte, value }) => [analyte, value])).toEqual(
      results.map(({ analyte }) => [analyte, printed.get(analyte)]),
    );
    expect(results.length).toBeGreaterThan(report.expected.length / 2);
    expect(results.length + (kept?.unread.length ?? 0)).toBeGreaterThanOrEqual(report.expected.length);
    expect([kept?.date, answer?.text]).toEqual([report.patient.date, expect.stringMatching(/^Lab report of/m)]);
  });

  test('is shown when it is asked for, and so is one of its values', async () => {
    expect((await chat.say('show my lab report')).text).toMatch(/^There is no lab report yet/);
    await send(january);
    for (const asked of ['my blood report', 'meri blood report dikhao', 'मेरी ब्लड रिपोर्ट दिखाओ']) {
      expect((await chat.say(asked)).text).toMatch(/^Lab report of 10 Jan: 2 results/);
    }
    for (const asked of ['what was my haemoglobin?', 'mera hb kitna hai']) {
      expect((await chat.say(asked)).text).toMatch(/^Haemoglobin 9.8 g\/dL: low \(usual 12–15\) · 10 Jan/);
    }
  });

  test('is deleted by its button, and the deletion undone', async () => {
    const answer = await send(january);
    const gone = await chat.press(answer ?? {}, 'Delete this report');
    expect(await list()).toEqual([]);
    await chat.press(gone, 'Undo');
    expect(await list()).toHaveLength(1);
  });

  test('that can’t be read is answered in words', async () => {
    expect((await send(textReport('INVOICE 4471', 'Total  750.00')))?.text).toMatch(/^I found no test results/);
    expect((await send(new File([writePdf([[]])], 'scan.pdf')))?.text).toMatch(/^I can’t find any text in this file/);
  });
});

describe('a laboratory value that is told', () => {
  test('is a report of its day with the range and its source, once, and undone', async () => {
    const answer = await chat.say('my TSH is 6.1');
    expect(answer.text).toMatch(/• TSH 6.1 µIU\/mL: high \(usual 0.5–4\)\nUsual ranges: American Board/);
    await chat.say('tsh 6.1');
    await chat.say('tsh yesterday was 4.5');
    expect((await list()).map(({ results }) => results.map(({ value, flag }) => [value, flag]))).toEqual([
      [[6.1, 'high']],
      [[4.5, 'high']],
    ]);
    expect((await chat.say('what was my last tsh')).text).toMatch(/^TSH 6.1 .*4.5 on /);
    await chat.press(answer, 'Undo');
    expect(await list()).toHaveLength(1);
  });

  test('that may be meant as food is kept once that is said, and one of danger is answered as such', async () => {
    const asked = await chat.say('vit d 18');
    expect(asked.text).toMatch(/low \(usual 30–100\)[\s\S]*Nothing is saved yet/);
    expect(await list()).toEqual([]);
    await chat.press(asked, 'All right, save it');
    expect(await list()).toMatchObject([{ results: [{ analyte: 'vitaminD', value: 18 }] }]);
    const critical = await chat.say('my potassium is 6.9');
    expect([critical.care, critical.text]).toEqual(['labValue.critical', expect.stringMatching(/^Potassium: .*112/)]);
  });

  test('is corrected in words, read anew, with what it was, and the correction is undone', async () => {
    const values = async () => (await list()).flatMap(({ results }) => results.map(({ name, value }) => [name, value]));
    await chat.say('hb 10.4, ldl 150');
    const corrected = await chat.say('it was 11.4 not 10.4');
    expect(corrected.text).toMatch(
      /^Changed to Haemoglobin 11.4 g\/dL: low \(usual ≥ 12\)\nIt was Haemoglobin 10.4 g\/dL/,
    );
    expect(await values()).toContainEqual(['Haemoglobin', 11.4]);
    await chat.say('ldl 140 tha 150 nahi');
    await chat.say('hb nahi tsh tha');
    expect(await values()).toEqual([
      ['TSH', 11.4],
      ['LDL cholesterol', 140],
    ]);
    await chat.say('undo');
    await chat.press(corrected, 'Undo');
    await chat.say('मेरा हीमोग्लोबिन 9.5 है');
    expect((await chat.say('नहीं, 6.5 g/dl')).care).toBe('labValue.critical');
  });

  test('is told with the others of its day', async () => {
    await chat.say('hb 11, ldl 140');
    await chat.say('tsh 6.1');
    const { text } = await chat.say('show my lab results');
    for (const shown of [': 3 results', '• Haemoglobin 11 ', '• TSH 6.1 ']) expect(text).toContain(shown);
    expect((await chat.say('what is tsh')).text).toMatch(/^TSH: shows how the thyroid works/);
  });
});
