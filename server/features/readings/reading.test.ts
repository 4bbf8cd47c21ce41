import { expect, test } from 'vitest';
import { readReadings, readSure, withoutQuestion } from './reading.ts';

test('a pressure that somebody else measured is one, one that is somebody else’s is none', () => {
  expect(readReadings('bp uncle check kiya 134 by 86', [])?.readings).toMatchObject([{ kind: 'bloodPressure' }]);
  expect(readReadings('papa ka bp 140/90 aaya', [])).toBeUndefined();
});

test.each([
  ['bp 140/90 is it ok?', 'bp 140/90'],
  ['sugar 164 zyada hai kya', 'sugar 164'],
  ['is it ok', undefined],
  ['bp 140/90', undefined],
])('“%s” without what is asked of it is “%s”', (text, told) => {
  expect(withoutQuestion(text)).toBe(told);
});

test('what is no reading is left to the other skills', () => {
  const read = readReadings('bp 124/79 and had 2 rotis with dal', []);
  expect(read?.rest).toBe('had 2 rotis with dal');
});

test.each([
  ['PULSE 66 SPO2 98', [66, 98]],
  ['sugar F 118 PP 164', [118, 164]],
  ['spo2 95 hr 91', [95, 91]],
  ['fasting 92, 2 hr baad 144', [92, 144]],
  ['spo2 97, taav 101.2', [97, 101.2]],
])('each figure is of the name in front of it: %s', (text, values) => {
  expect(readReadings(text, [], 'mg/dl', true)?.readings.map((one) => one.values.value)).toEqual(values);
});

test('own kinds are known by their names', () => {
  const peakFlow = { id: 'own', name: 'Peak flow', unit: 'L/min', low: 400, high: null, createdAt: '' };
  expect(readReadings('peak flow 420 today', [peakFlow])?.readings).toMatchObject([
    { kind: peakFlow, values: { value: 420 } },
  ]);
  expect(readReadings('peak flow 420 today', [])).toBeUndefined();
});

test('a day that is told counts', () => {
  expect(readReadings('yesterday bp was 136/88', [])?.readings).toMatchObject([{ daysAgo: 1 }]);
});

test.each([
  ['bp baghitla 148 varche 90 khalche', { systolic: 148, diastolic: 90 }],
  ['bp aaje 138/88', { systolic: 138, diastolic: 88 }],
  ['BP recorded at pharmacy 138/88', { systolic: 138, diastolic: 88 }],
  ['bp one forty two over eighty eight', { systolic: 142, diastolic: 88 }],
  ['बीपी देखा था एक सौ अड़तीस बटा छियासी', { systolic: 138, diastolic: 86 }],
  ['fbs one thirty eight', { value: 138 }],
  ['sugar two oh five after lunch', { value: 205 }],
  ['khane ke 2 ghante baad 187', { value: 187 }],
  ['bp parthen 142 94 irundhuchu', { systolic: 142, diastolic: 94 }],
  ['aaje savare bhukhya pete sugar mapi 112', { value: 112 }],
  ['rate khawar 2 ghonta por 214', { value: 214 }],
  ['2 hr after food 182', { value: 182 }],
])('a reading is told in many words: %s', (text, values) => {
  expect(readReadings(text, [])).toMatchObject({ rest: '', readings: [{ values }] });
});

test.each([
  'after lunch 100 squats',
  'after dinner 150 almonds',
  'after lunch 200 ml buttermilk',
  'after food 2 tablets',
])('what happened after a meal is no reading: %s', (text) => {
  expect(readReadings(text, [])).toBeUndefined();
});

test.each([
  ['fasting 112 and 140 after food', [112, 'fasting', 140, 'afterMeal']],
  ['fasting 101, before lunch 95, bedtime 120', [101, 'fasting', 95, 'beforeMeal', 120, 'bedtime']],
  ['khane se pehle 89 khane ke baad 121', [89, 'beforeMeal', 121, 'afterMeal']],
])('figures that tell only when they were: %s', (text, told) => {
  const { readings, rest } = readReadings(text, []) ?? {};
  expect(readings?.flatMap(({ values, context }) => [values.value, context])).toEqual(told);
  expect(rest).toBe('');
});

test.each([
  ['chest 36 waist 29 hips 38', { chest: 36, waist: 29, hip: 38 }],
  ['36 chest 29 waist', { chest: 36, waist: 29 }],
  ['my 36 chest 29 waist 38 hips', { chest: 36, waist: 29, hip: 38 }],
  ['waist 29 in chest 36 in hips 38 in', { waist: 29, chest: 36, hip: 38 }],
  ['chest 92 cm waist 74 cm', { chest: 92, waist: 74 }],
  ['weight 70 chest 36 waist 29', { chest: 36, waist: 29 }],
  ['29 waist 38 hips', { waist: 29, hip: 38 }],
])('each length has the figure on its side: %s', (text, lengths) => {
  const told = readReadings(text, [])?.readings.map(({ kind, values }) => [kind, values.value]) ?? [];
  expect(Object.fromEntries(told)).toEqual(lengths);
});

test.each([
  [
    'Blutdruck this morning 142 / 86, pulse 68',
    [
      { kind: 'bloodPressure', values: { systolic: 142, diastolic: 86 } },
      { kind: 'heartRate', values: { value: 68 } },
    ],
  ],
  ['pulse straight after the pool was at 104', [{ kind: 'heartRate', values: { value: 104 } }]],
  ['pulse 88, then the pool for 45 minutes', [{ kind: 'heartRate', values: { value: 88 } }]],
  ['the nurse was nice, all fine', []],
])('what surely is a reading needs only its figures: %s', (text, readings) => {
  expect(readSure(text, [], 'mg/dl')).toMatchObject(readings);
});

test('an HbA1c in mmol/mol is kept in percent', () => {
  expect(readReadings('HbA1c 42 mmol/mol', [])?.readings).toMatchObject([
    { kind: 'hba1c', values: { value: 6 }, unit: '%' },
  ]);
});

test.each([
  ['sys 127 diya 81', [['bloodPressure', undefined]]],
  ['sys 127 dia 81', [['bloodPressure', undefined]]],
  ['O2 sat ninety-six percent', [['spo2', 96]]],
  ['sat 97 % by the oximeter', [['spo2', 97]]],
  ['glycated haemoglobin 5.95 percent', [['hba1c', 5.95]]],
  ['body fat twenty-six percent by the smart scale', [['bodyFat', 26]]],
  ['38.2 °C', [['temperature', 38.2]]],
  ['pulse 72 in the morning', [['heartRate', 72]]],
  ['38.2 °C subah', [['temperature', 38.2]]],
])('a reading has many names: %s', (text, told) => {
  expect(readReadings(text, [])?.readings.map(({ kind, values }) => [kind, values.value])).toEqual(told);
});

test.each(['sat 3 rotis', 'it was 38 °C outside', 'sat for 2 hours', 'baked at 180 °C'])('%s is none', (text) => {
  expect(readReadings(text, [])).toBeUndefined();
});

test.each([
  ['temperature 102 last night, 99 now', [102, 1, 99, 0]],
  ['spo2 96 subah, shaam ko 98', [96, 0, 98, 0]],
  ['heart rate 72 in the morning, then 88', [72, 0, 88, 0]],
  ['temp 101.2 subah, 99.8 shaam, 98.9 abhi', [101.2, 0, 99.8, 0, 98.9, 0]],
  ['sugar 110 fasting, 150 at night', [110, 0, 150, 0]],
])('a kind that was measured at several times: %s', (text, told) => {
  const { readings, rest } = readReadings(text, []) ?? {};
  expect(readings?.flatMap(({ values, daysAgo }) => [values.value, daysAgo])).toEqual(told);
  expect(rest).toBe('');
});

test('what follows and counts something else is no further reading', () => {
  expect(readReadings('heart rate 72 in the morning, 40 pushups now', [])?.readings).toHaveLength(1);
  expect(readReadings('heart rate 72 subah, 70 kg now', [])?.readings).toHaveLength(1);
});

test.each([
  ['spo2 95 pulse 92 seedhi ke baad', [95, 92]],
  ['oxygen 98 T 100.4 shivering', [98, 100.4]],
])('beside a reading that surely is told a short name is one too: %s', (text, values) => {
  expect(readReadings(text, [], 'mg/dl', true)?.readings.map((read) => read.values.value)).toEqual(values);
});

test.each([
  ['aaj 146 94', [146, 94]],
  ['gussa aaya, machine 158 98', [158, 98]],
  ['aaj 146 3', undefined],
  ['walked 146 94 laps 12', undefined],
])('two figures alone of what surely is a reading: %s', (text, values) => {
  const told = readSure(text, [], 'mg/dl')[0]?.values;
  expect(told && [told.systolic, told.diastolic]).toEqual(values);
});
