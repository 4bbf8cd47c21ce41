import { expect, test } from 'vitest';
import { readMemory } from './memoryReading.ts';

test.each([
  ['my katori is 200 ml', { phrase: 'katori', meaning: '200 ml' }],
  ['remember that my roti is 30 g', { phrase: 'roti', meaning: '30 g' }],
  ['meri katori 180 ml ki hai', { phrase: 'katori', meaning: '180 ml' }],
  ['my chai has no sugar', { phrase: 'chai', meaning: 'chai without sugar' }],
  ['meri chai mein cheeni nahi hoti', { phrase: 'chai', meaning: 'chai without sugar' }],
  ['i take my coffee without milk', { phrase: 'coffee', meaning: 'coffee without milk' }],
  ['My steel tumbler is 150 ml. pls note', { phrase: 'tumbler', meaning: '150 ml' }],
  ['amar bati 180 ml er, mone rakhun', { phrase: 'bati', meaning: '180 ml' }],
  ['मेरा गिलास ३०० मिली का है', { phrase: 'गिलास', meaning: '300 मिली' }],
  ['pg ki katori chhoti hai 110 ml maan le', { phrase: 'katori', meaning: '110 ml' }],
  ['मेरा गिलास बड़ा है, तीन सौ मिली का', { phrase: 'गिलास', meaning: '300 मिली' }],
  ['माझी वाटी लहान आहे शंभर मिलीची', { phrase: 'वाटी', meaning: '100 मिली' }],
  ['use 180 ml for my cup', { phrase: 'cup', meaning: '180 ml' }],
  ['by milk i mean skimmed milk', { phrase: 'milk', meaning: 'skimmed milk' }],
])('“%s” is remembered', (text, memory) => {
  expect(readMemory(text)).toEqual(memory);
});

test.each([
  'my weight is 72 kg',
  'my protein goal is 120 g',
  'my lassi 200 ml',
  'chhoti katori dal 100 ml',
  'my bowl was 200 ml soup',
  'had my chai without sugar',
  'is my katori 200 ml?',
])('“%s” is nothing to remember', (text) => {
  expect(readMemory(text)).toBeUndefined();
});
