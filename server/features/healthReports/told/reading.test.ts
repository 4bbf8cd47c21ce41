import { expect, test } from 'vitest';
import { readMeaning, readTold } from './reading.ts';

const linesOf = (text: string) => readTold(text)?.lines.map((line) => line.replaceAll('\t', ' '));

test.each([
  ['haemoglobin 11.2', ['haemoglobin 11.2 g/dL']],
  ['my TSH is 6.1', ['tsh 6.1 µIU/mL']],
  ['cholesterol 210 in last test', ['cholesterol 210 mg/dL']],
  ['hb 11 gm', ['haemoglobin 11 g/dL']],
  ['platelets 1.5 lakh', ['platelets 1.5 lakh/µL']],
  ['creatinine 95', ['creatinine 95 µmol/L']],
  ['sgot 45 sgpt 60', ['ast 45 U/L', 'alt 60 U/L']],
  ['tc 210 ldl 140 hdl 38', ['cholesterol 210 mg/dL', 'ldl 140 mg/dL', 'hdl 38 mg/dL']],
  ['lab report: hb 11, vit d 18 and ldl 140', ['haemoglobin 11 g/dL', 'vitamin d 18 ng/mL', 'ldl 140 mg/dL']],
  ['mera tsh 6 aaya hai', ['tsh 6 µIU/mL']],
  ['मेरा हीमोग्लोबिन 10.5 है', ['haemoglobin 10.5 g/dL']],
  ['cholesterol do sau das', ['cholesterol 210 mg/dL']],
  ['platelets ek lakh bees hazaar', ['platelets 120000 /µL']],
  ['potassium level four', ['potassium 4 mmol/L']],
  ['hdl 1.15 mmol/L', ['hdl 1.15 mmol/L']],
  ['creat 0.9, sodium 138 - lab', ['creatinine 0.9 mg/dL', 'sodium 138 mmol/L']],
  ["tsh 3.2 in yesterday's report, ldl 101", ['tsh 3.2 µIU/mL', 'ldl 101 mg/dL']],
  ['cholesterol 195 ala, LDL 118', ['cholesterol 195 mg/dL', 'ldl 118 mg/dL']],
])('“%s” tells laboratory values', (text, lines) => {
  expect(linesOf(text)).toEqual(lines);
  expect(readTold(text)).toMatchObject({ rest: '', isDoubtful: false });
});

test.each(['vit d 18', 'iron 40', 'is tsh 6.1 high?', 'cholesterol 5.2'])('“%s” is asked about first', (text) => {
  expect(readTold(text)?.isDoubtful).toBe(true);
});

test.each([
  ...['calcium 500 mg', 'vitamin d 60000 iu', 'iron 40 mg', 'bun 2', "my mother's hb is 9", 'target hb 12'],
  ...['hba1c 6.8', 'fasting sugar 101', '2 eggs 140 kcal'],
])('“%s” tells none', (text) => {
  expect(readTold(text)).toBeUndefined();
});

test('what stands beside values is left, and the day that is told is theirs', () => {
  expect(readTold('ate 200 g paneer, hb 11.2')?.rest).toMatch(/^ate 200 g paneer/);
  expect(readTold('tsh yesterday was 4.5')?.daysAgo).toBe(1);
});

test.each([
  ['what is TSH?', 'tsh'],
  ['creatinine kya hota hai', 'creatinine'],
  ['what does hba1c mean', 'hba1c'],
  ['what is iron', undefined],
])('“%s” asks about %s', (text, code) => {
  expect(readMeaning(text)?.code).toBe(code);
});
