import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openLayouts } from '../../../tests/labReports/openLayouts.ts';
import { type Layout, linesOf, makeReport } from '../../../tests/labReports/report.ts';
import { misreadOf } from '../../../tests/labReports/score.ts';
import { sealedLayouts } from '../../../tests/labReports/sealedLayouts.ts';
import { readReport } from './reading.ts';

const adult = { sex: 'female', ageYears: 34, isPregnant: false } as const;
const read = (...lines: string[]) => readReport(lines, adult, '2026-03-06');
const only = (...lines: string[]) => {
  const { results } = read(...lines);
  expect(results).toHaveLength(1);
  return results[0];
};

describe('a report of a laboratory', () => {
  const reports = [...openLayouts, ...sealedLayouts].flatMap((layout: Layout, index) =>
    (index % 2 === 0 ? [1, 2] : [3]).map((seed) => makeReport(layout, seed)),
  );
  test.each(reports.map((report) => [report.name, report] as const))('%s is read as it is printed', (_, report) => {
    const { right, ...misread } = misreadOf(
      report,
      readReport(linesOf(report), { ...adult, sex: undefined }, '2026-03-06'),
    );
    expect(misread).toEqual({ missing: [], wrong: [], invented: [] });
    expect(right).toHaveLength(report.expected.length);
  });
});

describe('a line of a report', () => {
  test.each([
    ['Hemoglobin 13.5 g/dL 12.0 - 15.0', 'haemoglobin', 13.5, 'g/dL', 'normal'],
    ['Platelet Count\t1,45,000\t/cumm\t1,50,000 - 4,10,000', 'platelets', 145_000, '/cumm', 'low'],
    ['Platelet Count | 1.45 | lakhs/cumm | 1.5-4.1', 'platelets', 1.45, 'lakhs/cumm', 'low'],
    ['S. Creatinine : 1.4 mg/dl (0.6 - 1.2)', 'creatinine', 1.4, 'mg/dl', 'high'],
    ['S. Creatinine\t1,4\tmg/dl\t0,6 - 1,2', 'creatinine', 1.4, 'mg/dl', 'high'],
    ['TSH (Ultrasensitive)  H  7.85  µIU/mL  0.35 - 5.50', 'tsh', 7.85, 'µIU/mL', 'high'],
    ['Vitamin B-12  180  pg/mL  211-911', 'vitaminB12', 180, 'pg/mL', 'low'],
    ['Cholesterol, Total  199  mg/dL  < 200', 'cholesterol', 199, 'mg/dL', 'normal'],
    ['Potassium  6.9  mmol/L  3.5 - 5.1', 'potassium', 6.9, 'mmol/L', 'criticalHigh'],
  ])('“%s” is one result', (line, analyte, value, unit, flag) => {
    expect(only(line)).toMatchObject({ analyte, value, unit, flag });
  });

  test('below what the laboratory can measure keeps its sign', () => {
    expect(only('TSH  < 0.01  µIU/mL  0.35 - 5.50')).toMatchObject({ value: 0.01, comparator: '<', flag: 'low' });
  });

  test('is compared with others in one unit, whatever it is printed in', () => {
    expect(only('Haemoglobin  132  g/L  120 - 150')?.standard).toEqual({ value: 13.2, unit: 'g/dL' });
    expect(only('Total WBC Count  7200  /cumm  4000-11000')?.standard).toEqual({ value: 7.2, unit: '10³/µL' });
    expect(only('Vitamin D (25-Hydroxy)  50  nmol/L  75-250')?.standard?.value).toBeCloseTo(20.03, 2);
  });

  test('without a range is flagged by a named one of the sex and age, and else by none', () => {
    expect(only('Haemoglobin  12.4  g/dL')).toMatchObject({ low: 12, flag: 'normal' });
    expect(only('Sex: Male', 'Haemoglobin  12.4  g/dL')).toMatchObject({ low: 13, flag: 'low' });
    expect(only('Haemoglobin  12.4  g/dL')?.rangeSource).toMatch(/WHO/);
    expect(only('VLDL Cholesterol  31  mg/dL')).toMatchObject({ flag: 'unknown' });
  });

  test.each([
    ['without a unit', 'Hemoglobin  13.5  12 - 15'],
    ['in a unit that its analyte has not', 'Hemoglobin  13.5  mmol/mol  12 - 15'],
    ['of a figure that no body has', 'Hemoglobin  135  g/dL  12 - 15'],
    ['without a value', 'Hemoglobin  Sample clotted  g/dL  12 - 15'],
    ['of a limit alone', 'Bilirubin Direct  < 0.3  mg/dL'],
    ['of an analyte that is not known', 'Homocysteine  14.2  µmol/L  5 - 15'],
    ['of a further word behind a known name', 'Hemoglobin A2  2.8  %  1.5 - 3.5'],
  ])('%s is listed as unread and is no result', (_, line) => {
    const { results, unread } = read(line);
    expect(results).toEqual([]);
    expect(unread).toHaveLength(1);
  });

  test('of urine is none of blood', () => {
    const { results } = read(
      'URINE EXAMINATION',
      'Protein\tTrace\tNil',
      'Glucose\tNil\tNil',
      'BIOCHEMISTRY',
      'Glucose\t92\tmg/dL\t70-99',
    );
    expect(results.map(({ analyte, value, flag }) => [analyte, value, flag])).toEqual([
      ['urineProtein', 'Trace', 'abnormal'],
      ['urineGlucose', 'Nil', 'normal'],
      ['glucoseRandom', 92, 'normal'],
    ]);
  });
});

test.each([
  ['an invoice', ['INVOICE 4471', 'Hemoglobin test   150.00', 'Lipid profile   600.00', 'Total  750.00']],
  ['a prescription', ['Rx', 'Tab. Metformin 500 mg  1-0-1', 'Review after 15 days with HbA1c']],
  ['a flat’s rent', ['Rent agreement', 'The tenant pays 25,000 by the 5th of each month.']],
])('%s has no results', (_, lines) => {
  expect(read(...lines).results).toEqual([]);
});

test('a figure that is read stands in the text, whatever the text is', () => {
  const words = fc.constantFrom(
    'Hemoglobin',
    'TSH',
    'mg/dL',
    'g/dL',
    '%',
    '<',
    '-',
    'H',
    '\t',
    'to',
    '12',
    '13.5',
    '4000',
    'Urine',
    'Nil',
    '10^3/µL',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 12 })), { maxLength: 14 }), (parts) => {
      const line = parts.join(' ');
      for (const { value } of read(line).results) expect(line.replaceAll(',', '')).toContain(String(value));
    }),
    { numRuns: 300 },
  );
});
