import { expect, test } from 'vitest';
import { readBirthDate } from './birthDate.ts';

const today = '2026-11-19';

test.each([
  ['male, born 14/03/1988, sedentary', { birthDate: '1988-03-14', ageYears: 38 }],
  ['DOB: 1-12-1990', { birthDate: '1990-12-01', ageYears: 35 }],
  ['my date of birth is 14th March 1988', { birthDate: '1988-03-14', ageYears: 38 }],
  ['born on March 14, 1988', { birthDate: '1988-03-14', ageYears: 38 }],
  ['dob 1988-03-14', { birthDate: '1988-03-14', ageYears: 38 }],
  ['I was born in 1988', { birthDate: '1988-07-01', ageYears: 38 }],
  ['जन्म 14/03/1988', { birthDate: '1988-03-14', ageYears: 38 }],
])('“%s” tells a date of birth', (text, told) => {
  expect(readBirthDate(text, today)).toEqual(told);
});

test.each([
  'born 31/02/1988',
  'born 1/1/2025',
  'newborn 12/03/1988',
  'dob 14/03',
  '14/03/1988',
  'my birthday is on Sunday',
])('“%s” tells none', (text) => {
  expect(readBirthDate(text, today)).toBeUndefined();
});
