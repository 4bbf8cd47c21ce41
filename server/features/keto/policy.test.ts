import { expect, test } from 'vitest';
import { ketoCautionOf } from './policy.ts';

const eater = { ageYears: 40, lifeStage: '' as const, toldOfEatingDisorder: false, medicines: [] as string[] };

test.each([
  [{}, undefined],
  [{ ageYears: 0 }, undefined],
  [{ ageYears: 16 }, 'growing'],
  [{ lifeStage: 'breastfeeding' as const }, 'breastfeeding'],
  [{ toldOfEatingDisorder: true }, 'eatingDisorder'],
  [{ medicines: ['Metformin', 'Vitamin D3'] }, undefined],
  [{ medicines: ['Insulin Glargine'] }, 'diabetesMedicine'],
  [{ medicines: ['Dapagliflozin 10'] }, 'diabetesMedicine'],
  [{ medicines: ['Amaryl 2 mg'] }, 'diabetesMedicine'],
])('who is %o meets %s', (told, caution) => {
  expect(ketoCautionOf({ ...eater, ...told })).toBe(caution);
});
