import { expect, test } from 'vitest';
import { readCare } from './reading.ts';

test.each([
  '30 tablets of metformin left',
  'metformin, 30 tablets left',
  'strip of 10 metformin liya',
  'metformin ki 12 goli bachi hai',
  'bought 2 strips of 10 of telma',
  'telma ki 3 strip kharidi 10 goli wali',
  '60 crocin tablets left',
  'jor 101.2 dolo 650 nilam, office jabo na',
  'bukhar 101 dolo 650 li',
  '12 ghante baad dolo li',
  'मेटफॉर्मिन की 12 गोली बची है',
  'xarelto ki 12 goli bachi hai',
  'how many metformin are left?',
  'metformin kitni bachi hai',
])('“%s” counts tablets and is no danger', (text) => {
  expect(readCare(text)).toBeUndefined();
});

test.each([
  'bought 30 sleeping pills',
  'neend ki 30 goli kharidi',
  '10 crocin liya',
  'strip of 10 crocin liya',
  '30 metformin tablets le li',
  'bukhar tha 20 dolo kha li',
  'fever tha to maine 20 dolo khali',
  'kal bukhar tha 15 crocin kha li',
  'had a fever so i took 15 crocin',
  'finished 30 metformin tablets',
  'goodbye, 30 tablets left',
  '30 tablets left goodbye',
  '30 tablets left, took 20',
  'took 20 of 30 tablets, 10 left',
])('“%s” is a danger', (text) => {
  // Sleeping pills that are only bought may as well be meant for oneself.
  expect(readCare(text)?.kind).toMatch(/^(?:emergency\.overdose|selfHarm\.suicidal)$/);
});

test.each([
  '2 x 500 mg metformin after dinner',
  'took 2 x 500 mg metformin',
  'adhi goli amlodipine 5 mg ki li',
  'amlodipine 5 mg ki adhi goli li',
])('“%s” tells of a dose and asks nothing', (text) => {
  expect(readCare(text)).toBeUndefined();
});

test.each(['metformin 500 mg ki kitni goli lu', 'should i take 2 x 500 mg metformin', 'can i double amlodipine 5 mg'])(
  '“%s” asks for a dose',
  (text) => {
    expect(readCare(text)?.kind).toBe('medicine.dose');
  },
);
