import { expect, test } from 'vitest';
import { readOwnKind } from './ownKind.ts';

test.each([
  ['track my grip strength in kg', 'Grip strength', 'kg'],
  ['Keep track of peak flow in l/min', 'Peak flow', 'l/min'],
  ['add a reading called creatinine (mg/dl)', 'Creatinine', 'mg/dl'],
  ['new measurement: forearm, cm', 'Forearm', 'cm'],
  ['I want to track pain score in points.', 'Pain score', 'points'],
  ['please monitor uric acid in mg/dl', 'Uric acid', 'mg/dl'],
  ['grip strength kg me track karo', 'Grip strength', 'kg'],
  ['mera peak flow l/min mein note karna hai', 'Peak flow', 'l/min'],
  ['मेरी पकड़ kg में नोट करो', 'पकड़', 'kg'],
])('“%s” keeps a kind of one’s own', (text, name, unit) => {
  expect(readOwnKind(text)).toEqual({ name, unit });
});

test.each([
  'track my weight in kg',
  'track my sugar in mmol/l',
  'track water in ml',
  'track my progress in april',
  'measure my waist in cm',
  'track 2 rotis in g',
  'how do i track grip strength in kg?',
  'keep track of my protein in g',
])('“%s” makes none', (text) => {
  expect(readOwnKind(text)).toBeUndefined();
});
