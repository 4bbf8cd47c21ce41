import { describe, expect, test } from 'vitest';
import { digestOf, fittedHands } from '../../../bench/wants/hands.ts';
import { fittedTo } from '../../../tests/care/tables.ts';
import fc from '../../../tests/properties.ts';
import { tiered } from '../../../tests/tiers.ts';
import { readWeights } from '../../language/likelihood/weights.ts';
import { weightsFile } from './likelihood/likelihood.ts';
import { readCare, restOf } from './reading.ts';

test.each([
  ['pehle sugar 280 thi, dawai aur walk se ab 112 hai', undefined],
  ['BP was 190/110 in june, now 122/80', undefined],
  ['sugar 112 thi, ab 380 ho gayi', 'sugar.highWithFigure'],
  ['bp 122/80 tha, ab 190/120 hai', 'pressure.high'],
])('what counts is the figure of now: %s', (text, kind) => {
  expect(readCare(text)?.kind).toBe(kind);
});

test.each(['hdl 1.15 mmol/L', 'potassium 3.4 mmol/L', 'ldl is 2.1 mmol'])('%s is no low sugar', (text) => {
  expect(readCare(text)).toBeUndefined();
});

// Otherwise: npm run fit -- care
test('the weights are fitted to the open rows and the hands as they are', () => {
  expect(readWeights(weightsFile).fittedTo).toBe(fittedTo(digestOf(fittedHands())));
});

describe('a message', () => {
  test.each([
    ['no chest pain today, all good'],
    ['killed it at the gym'],
    ['dying of hunger'],
    ['i feel guilty about the cake'],
    ['गुलाब जामुन खा के गिल्टी लग रहा है'],
    ['daaru pi sakta hu kya weekend pe'],
    ['set my energy target at 1900 kcal'],
    ["17, girl, 5'3, 54 kgs, class 12"],
    ['उंची पाच फूट वजन बासष्ट किलो'],
    ['chest day'],
    ['cheat day'],
    ['I could murder a biryani'],
    ['heart-shaped cookie'],
    ['no sugar'],
    ['recipe cookies: 200 g maida, 100 g butter, 100 g sugar; makes 20'],
    ['set my daily goal to 1 million calories'],
    ['paracetamol 8 hourly im burning up'],
    ['blood orange'],
    ['sugar 2 spoons'],
    ['fasting sugar 101'],
    ['bp 124/79'],
    ['metformin 500 le li subah'],
    ['burn goal 500'],
    ['goal 1800'],
    ['veg dinner under 400 kcal high protein'],
    ['i want to lose 5 kg in 2 months'],
    ['fasted 16 hours'],
    ['insulin 10 units taken'],
    ['dono roti khatam kar li'],
    ['garam tel me puri tali, 3 khayi'],
    ['my grandfather had a stroke in 1998'],
    ['I want to lose weight'],
    ["i don't like karela and mushrooms"],
    ["yesterday's calorie total"],
    ['161 cm, 79 kg, male, target weight 83, my name is Ravi'],
  ])('“%s” is harmless', (text) => {
    expect(readCare(text)).toBeUndefined();
  });

  test.each([
    ['sugar 58', 'sugar.lowWithFigure'],
    ['glucose 3.1 mmol', 'sugar.lowWithFigure'],
    ['sugar 412 aa raha hai', 'sugar.highWithFigure'],
    ['bp 190/125', 'pressure.high'],
    ['spo2 84', 'emergency.breathing'],
    ['snake bite', 'emergency.bite'],
    ['paamu karichindi', 'emergency.bite'],
    ['took 40 units of insulin instead of 4', 'emergency.insulin'],
    ['garam tel haath pe gir gaya, chhale pad gaye', 'emergency.burn'],
    ['bachchar gaye gorom jol pore geche', 'emergency.burn'],
    ['current lag gaya geyser se, haath sunn hai', 'emergency.injury'],
    ['kabhi lagta h dono khatam ho jaye', 'selfHarm.suicidal'],
    ['i will end my life', 'selfHarm.suicidal'],
    ['goal 500', 'starvation.target'],
    ['im 15 and want to lose 10kg in 2 weeks for school trip', 'minor.wantsLoss'],
    ['lose 10 kg in 10 days', 'weightLoss.tooFast'],
    ['मैं मरना चाहती हूँ', 'selfHarm.suicidal'],
  ])('“%s” tells of %s', (text, kind) => {
    expect(readCare(text)?.kind).toBe(kind);
  });

  test.each([
    ['sugar 69', 'sugar 70', 'sugar.lowWithFigure'],
    ['sugar 250', 'sugar 249', 'sugar.highWithFigure'],
    ['spo2 91', 'spo2 92', 'emergency.breathing'],
    ['bp 180/110', 'bp 179/110', 'pressure.high'],
    ['bp 150/120', 'bp 150/119', 'pressure.high'],
    ['bp 89/60', 'bp 90/60', 'pressure.low'],
  ])('“%s” alarms, “%s” does not', (alarming, harmless, kind) => {
    expect(readCare(alarming)?.kind).toBe(kind);
    expect(readCare(harmless)).toBeUndefined();
  });

  test.each([
    ['2 idli at 8, now my chest feels tight', '2 idli at 8'],
    ['chest pain', ''],
    ['2 idli', ''],
  ])('“%s” leaves “%s” to log', (text, rest) => {
    expect(restOf(text, readCare(text))).toBe(rest);
  });

  test('of any kind is read, always the same way', () => {
    const words = fc.constantFrom(
      'sugar',
      '58',
      'bp',
      '1/2',
      'chest',
      'dard',
      'no',
      'नहीं',
      'kg',
      '10',
      'days',
      ',',
      '🙂',
    );
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.array(words).map((list) => list.join(' ')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect(readCare(text)).toEqual(readCare(text));
      }),
      { numRuns: tiered(60, 300) },
    );
  });
});
