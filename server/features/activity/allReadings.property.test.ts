import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import fc from '../../../tests/properties.ts';
import { tiered } from '../../../tests/tiers.ts';
import { readSleep } from '../sleep/reading.ts';
import { readWater } from '../water/reading.ts';
import { readWeight } from '../weight/reading.ts';
import { readActivities } from './reading.ts';

interface Sentence {
  text: string;
  kind: string;
  waterMl?: number;
  waterMlLow?: number;
  waterMlHigh?: number;
  activity?: { type: string; durationMin?: number; distanceKm?: number };
  weightKg?: number;
  sleepHr?: number;
}

const readLines = (path: string) =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Sentence);

/** One reader after the other takes its part, as in the conversation. */
function readAll(text: string) {
  const weight = readWeight(text);
  const sleep = readSleep(weight?.rest ?? text);
  const activity = readActivities(sleep?.rest ?? weight?.rest ?? text);
  const water = readWater(activity?.rest ?? sleep?.rest ?? weight?.rest ?? text);
  const rest = water?.rest ?? activity?.rest ?? sleep?.rest ?? weight?.rest ?? text;
  return { weight, sleep, activity, water, rest };
}

describe('of a sentence, the four readers take what it tells of', () => {
  const sentences = readLines('tests/sentences.jsonl');

  test.each(sentences.map((sentence) => [sentence.kind, sentence.text, sentence] as const))(
    '%s: %s',
    (kind, text, expected) => {
      const { weight, sleep, activity, water, rest } = readAll(text);
      expect(weight?.weightKg).toBe(expected.weightKg);
      expect(sleep?.hours).toBe(expected.sleepHr);

      const { type, ...amounts } = expected.activity ?? { type: undefined };
      expect(activity?.activities.map(({ activityType }) => activityType) ?? []).toEqual(type ? [type] : []);
      if (type) expect(activity?.activities[0]).toMatchObject(amounts);

      const waterMl = water?.drinks.reduce((sum, drink) => sum + drink.volumeMl, 0) ?? 0;
      expect(waterMl).toBeGreaterThanOrEqual(expected.waterMlLow ?? expected.waterMl ?? 0);
      expect(waterMl).toBeLessThanOrEqual(expected.waterMlHigh ?? expected.waterMl ?? 0);

      if (['activity', 'water', 'weight', 'sleep'].includes(kind)) expect(rest).toBe('');
      if (['food', 'question', 'nonsense'].includes(kind)) expect(rest).toBe(text);
    },
  );

  test('and nothing of what is only food', () => {
    const taken = readLines('bench/food/own-set.jsonl').filter(({ text }) => readAll(text).rest !== text);
    expect(taken).toEqual([]);
  });
});

describe('of any text', () => {
  const words =
    `walked ran run yoga gym water pani glass bottle of slept soya woke weight wajan kg lbs hours ghante min km steps and aur
    then will not nahi kal subah half dedh sadhe saat sau 2 7.5 1/2 ½ - : , . ? ( ) 11 pm se tak baje to kcal burned a an the 2x roti
    पानी गिलास सोया घंटे साढ़े वजन 😀`.split(/\s+/);
  const anything = fc.oneof(
    fc.array(fc.constantFrom(...words), { maxLength: 25 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary', maxLength: 200 }),
  );

  test('the readers give finite figures, and a rest that is no longer', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { weight, sleep, activity, water, rest } = readAll(text);
        const amounts = activity?.activities.flatMap(({ durationMin, distanceKm, statedKcal }) => [
          durationMin,
          distanceKm,
          statedKcal,
        ]);
        const volumes = water?.drinks.map(({ volumeMl }) => volumeMl);
        for (const figure of [weight?.weightKg, sleep?.hours, ...(amounts ?? []), ...(volumes ?? [])]) {
          expect(figure ?? 0).toBeGreaterThanOrEqual(0);
          expect(figure ?? 0).toBeLessThan(Number.POSITIVE_INFINITY);
        }
        expect(rest.length).toBeLessThanOrEqual(text.length + 1);
      }),
      { numRuns: tiered(100, 500) },
    );
  });

  const repeated = [
    'a',
    '1',
    '1 ',
    'a ',
    '1/',
    'sau ',
    'and ',
    'half ',
    'water ',
    '2 glass ',
    'slept ',
    'sleep 7 ',
    '7 baje ',
    'soya 7 se ',
    'walk ',
    'walk 5 km ',
    'gym aur ',
    'weight ',
    '72 kg ',
    ', ',
    '? ',
    '(',
    '\n',
    '😀',
    'पानी ',
  ];
  const ofEachReader = ['2 glass ', '72 kg ', 'gym aur ', 'slept '];
  test.each(tiered(ofEachReader, repeated))('20,000 characters of "%s" are read to their end', (part) => {
    // A reading whose work grew with the square of the length would meet the test's own time limit here.
    expect(() => readAll(part.repeat(20_000 / part.length))).not.toThrow();
  });
});
