import { expect, test, vi } from 'vitest';
import type { ReadingEntry } from '../../../contract/entries/readings.ts';
import { metricUnits } from '../../../texts/units.ts';
import * as units from '../../lib/units.ts';
import { amountOf } from './readingView.tsx';
import { trendsOf } from './trends.ts';

const reading = (value: number, unit: string): ReadingEntry => ({
  ...{ id: `${value}`, userId: 'u', createdAt: '2026-03-10T03:00:00.000Z', localDate: '2026-03-10' },
  ...{ kind: 'glucose', name: 'Blood glucose', values: { value }, unit, context: null, notes: '', bands: [] },
});

test('glucose is shown in the person’s unit, with its limits and its usual range', () => {
  const entries = [reading(126, 'mg/dl'), reading(5.5, 'mmol/l')];
  expect(entries.map(amountOf)).toEqual(['126 mg/dl', '99 mg/dl']);
  vi.spyOn(units, 'readUnits').mockReturnValue({ ...metricUnits, glucoseUnit: 'mmol/l' });
  expect(entries.map(amountOf)).toEqual(['7 mmol/l', '5.5 mmol/l']);
  expect(trendsOf(entries)).toMatchObject([
    {
      ...{ unit: 'mmol/l', band: { low: 3.9, high: 7.8, label: '3.9 to 7.8 mmol/l' } },
      ...{ limits: [{ at: 7, label: 'Fasting 7' }], points: [{ value: 7 }, { value: 5.5 }] },
    },
  ]);
});
