import { expect, test } from 'vitest';
import { asksForMore, readMedicines } from './reading.ts';

const told = (text: string) => readMedicines(text, [], '2026-11-19');

test.each([
  ['udiliv 300 li', 'Udiliv'],
  ['zincold 500 le li', 'Zincold'],
  ['थायरोनॉर्म पचास वाली ले ली', 'Thyroxine'],
  ['मेटफॉर्मिन ले ली', 'Metformin'],
  ['periods me dard, meftal spas li abhi', 'Meftal spas'],
])('“%s” notes a medicine', (text, name) => {
  expect(told(text)).toMatchObject({ kind: 'intake', status: 'taken', named: [{ name }] });
});

test.each(['haleem 250 khaya', 'chicken 200 khaya', 'walked 30 after dinner'])('“%s” names no medicine', (text) => {
  expect(told(text)).toBeUndefined();
});

test.each([
  ['can i take another one in 3 hours', true],
  ['ek aur goli le lu kya', true],
  ['take another photo', false],
])('whether “%s” asks for more of a medicine is %s', (text, isAsked) => {
  expect(asksForMore(text)).toBe(isAsked);
});
