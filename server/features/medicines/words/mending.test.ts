import { expect, test } from 'vitest';
import { readMeantOfDose } from './mending.ts';

test.each([
  ['no it was crocin', 'Crocin', undefined],
  ['nahi crocin li thi', 'Crocin', undefined],
  ['sorry, dolo 650', 'Dolo', undefined],
  ['crocin not metformin', 'Crocin', 'Metformin'],
  ['metformin nahi crocin li thi', 'Crocin', 'Metformin'],
])('“%s” names the medicine that was taken', (text, name, denied) => {
  expect(readMeantOfDose(text, [])).toMatchObject({ kind: 'medicine', named: { name }, denied });
});

test.each([
  ['no, 850', '850'],
  ['nahi 850 mg', '850 mg'],
  ['not 500, 850', '850'],
])('“%s” tells another strength', (text, dose) => {
  expect(readMeantOfDose(text, [])).toEqual({ kind: 'dose', dose });
});

test.each(['crocin nahi li', 'not crocin', 'no crocin', 'nahi li crocin', 'took crocin', 'no, 850 kcal', 'no, 8 am'])(
  '“%s” says of no other dose what it was',
  (text) => {
    expect(readMeantOfDose(text, [])).toBeUndefined();
  },
);
