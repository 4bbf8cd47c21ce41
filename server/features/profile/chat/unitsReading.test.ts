import { expect, test } from 'vitest';
import { readUnits } from './unitsReading.ts';

test.each([
  ['use pounds', { weightUnit: 'lb' }],
  ['back to kg', { weightUnit: 'kg' }],
  ['show me feet and inches', { heightUnit: 'ft' }],
  ['switch from kg to lbs please', { weightUnit: 'lb' }],
  ['pounds instead of kilos pls, use that always', { weightUnit: 'lb' }],
  ['use lb instead of kg', { weightUnit: 'lb' }],
  ['show my weight in pounds and height in feet', { weightUnit: 'lb', heightUnit: 'ft' }],
  ['imperial units please, use them', { weightUnit: 'lb', heightUnit: 'ft', volumeUnit: 'oz' }],
  ['switch to imperial', { weightUnit: 'lb', heightUnit: 'ft', volumeUnit: 'oz' }],
  ['change back to metric', { weightUnit: 'kg', heightUnit: 'cm', volumeUnit: 'ml' }],
  ['metric units', { weightUnit: 'kg', heightUnit: 'cm', volumeUnit: 'ml' }],
  ['water in ounces dikhao', { volumeUnit: 'oz' }],
  ['mera wajan pounds me batao', { weightUnit: 'lb' }],
  ['वजन किलो में दिखाओ', { weightUnit: 'kg' }],
  ['show sugar in mmol', { glucoseUnit: 'mmol/l' }],
  ['tell my blood sugar in mg/dl please', { glucoseUnit: 'mg/dl' }],
  ['use mmol/L instead of mg/dL', { glucoseUnit: 'mmol/l' }],
  ['sugar mmol mein dikhao', { glucoseUnit: 'mmol/l' }],
  ['शुगर mmol/l में दिखाओ', { glucoseUnit: 'mmol/l' }],
  ['show sugar', undefined],
  ['set weight 165 lb', undefined],
  ['kg', undefined],
  ['show me rice in kg', undefined],
])('“%s”', (text, units) => {
  expect(readUnits(text)).toEqual(units);
});
