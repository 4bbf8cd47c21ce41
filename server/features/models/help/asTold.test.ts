import { describe, expect, test } from 'vitest';
import { actExamples } from '../../../../contract/acts/examples.ts';
import { type FilledAct, slotsOf } from '../../../../contract/acts/slots.ts';
import { asTold } from './asTold.ts';

const today = '2026-03-06';
const names = ['Roti', 'Dal', 'रोटी', 'दाल'];
const heard = (message: string) => ({ message, names, today });

const foods = (name: string, amount: number | null, unit: string | null = null, more: object = {}): FilledAct => {
  const energy = { energyKcal: null, proteinG: null, carbohydrateG: null, fatG: null };
  const slots = { foods: [{ name, amount, unit, ...energy, ...more }], meal: null, daysAgo: null, time: null };
  return { act: 'log.food', slots };
};

describe('an act as a model filled it', () => {
  test.each(actExamples)('counts where all of it was said: $says', ({ says, filled }) => {
    expect(slotsOf[filled.act].safeParse(filled.slots).success).toBe(true);
    expect(asTold(filled, heard(says))).toBeDefined();
  });

  test.each([
    ['a figure that is nowhere', 'had rotis', foods('rotis', 4)],
    ['another figure', 'had 2 rotis', foods('rotis', 3)],
    ['a food that nobody named', 'had 2 rotis', foods('paneer', 2)],
    ['a measure that nobody named', 'had 200 rotis', foods('rotis', 200, 'g')],
    ['energy that nobody told', 'had 2 rotis', foods('rotis', 2, null, { energyKcal: 240 })],
    [
      'another day',
      'had 2 rotis',
      { ...foods('rotis', 2), slots: { ...foods('rotis', 2).slots, daysAgo: 3 } } as FilledAct,
    ],
    [
      'a time that nobody told',
      'had 2 rotis',
      { ...foods('rotis', 2), slots: { ...foods('rotis', 2).slots, time: '08:15' } } as FilledAct,
    ],
    [
      'a dose that nobody told',
      'took crocin',
      {
        act: 'log.medicine',
        slots: { medicines: [{ name: 'crocin', dose: '650 mg', isSkipped: false }], daysAgo: null, time: null },
      },
    ],
    [
      'a target that nobody told',
      'set my protein target to 90 g',
      { act: 'set.target', slots: { targets: [{ of: 'proteinG', value: 190, unit: 'g' }] } },
    ],
    [
      'a time of a reminder that nobody told',
      'remind me to stretch at 6 pm',
      { act: 'remind.set', slots: { name: 'stretch', when: 'at 7 pm' } },
    ],
    [
      'days that nobody asked about',
      'how much protein did I have today?',
      { act: 'ask.own', slots: { of: 'proteinG', form: null, meal: null, when: 'last week' } },
    ],
    ['an entry that is not kept', 'take that off', { act: 'fix.remove', slots: { entries: ['biryani'] } }],
  ] satisfies [string, string, FilledAct][])('counts nothing with %s', (_, message, filled) => {
    expect(asTold(filled, heard(message))).toBeUndefined();
  });

  test('leaves out one of it and a vessel that nobody named', () => {
    expect(asTold(foods('dal', 1, 'bowl'), heard('had dal'))).toEqual(foods('dal', null, null));
  });
});
