import { expect, test } from 'vitest';
import { readActivities } from '../server/features/activity/reading.ts';
import { readTold } from '../server/features/healthReports/told/reading.ts';
import { understandMeal } from '../server/features/nutrition/reading/understandMeal.ts';
import { loadFoodTable } from '../server/features/nutrition/table/foodTable.ts';
import { readReadings } from '../server/features/readings/reading.ts';
import { readSleep } from '../server/features/sleep/reading.ts';
import { readWater } from '../server/features/water/reading.ts';
import { readWeight } from '../server/features/weight/reading.ts';
import { readWorkout } from '../server/features/workouts/reading.ts';
import { plainFigures } from '../server/language/plainFigures.ts';

const table = loadFoodTable();
const drunk = (text: string) => readWater(text)?.drinks[0]?.volumeMl;
const activity = (text: string) => readActivities(text)?.activities[0];
const food = (text: string) => understandMeal(text, table).items[0];

/** What each kind of entry makes of a figure. */
const kinds: [kind: string, said: string, read: (text: string) => number | null | undefined, times?: number][] = [
  ['water in litres', 'drank # litres of water', drunk, 1_000],
  ['water in glasses', 'drank # glasses of water', drunk, 250],
  ['a distance', 'ran # km', (text) => activity(text)?.distanceKm],
  ['a duration', 'walked # hours', (text) => activity(text)?.durationMin, 60],
  ['sleep', 'slept # hours', (text) => readSleep(text)?.hours],
  ['a food by the piece', 'had # rotis', (text) => food(text)?.quantity],
  ['a food by the cup', 'had # cups rice', (text) => food(text)?.quantity],
];
const halves = {
  'with a point': '2.5',
  'with a comma': '2,5',
  'with a nought behind': '2.50',
  'as a sign': '2½',
  'as a fraction': '2 1/2',
  'in words': 'two and a half',
  'in digits and words': '2 and a half',
  'with a spoken point': 'two point five',
  'in Hinglish': 'dhai',
  'in Hindi': 'ढाई',
  ...{ 'in Arabic': '٢٫٥', 'in Persian': '۲٫۵', 'in Devanagari': '२.५', 'in Bengali': '২.৫', 'in Gurmukhi': '੨.੫' },
  ...{ 'in Gujarati': '૨.૫', 'in Odia': '୨.୫', 'in Tamil': '௨.௫', 'in Telugu': '౨.౫', 'in Kannada': '೨.೫' },
  ...{ 'in Malayalam': '൨.൫', 'in full width': '２．５', 'with a comma in Devanagari': '२,५' },
};

const reading = (text: string) => readReadings(text, [])?.readings[0]?.values.value;
const analyte = (text: string) => Number(readTold(text)?.lines[0]?.split('\t')[1]);
const exactKinds: typeof kinds = [
  ['a weight', 'weight # kg', (text) => readWeight(text)?.weightKg],
  ['a weight in pounds', '# lbs', (text) => readWeight(text)?.weightKg, 0.45359237],
  ['a pulse', 'pulse #', reading],
  ['a glucose', 'fasting sugar #', reading],
  ['a load', 'bench 3x8 # kg', (text) => readWorkout(text)?.sets[0]?.loadKg],
  ['a load before its sets', 'bench # 3x8', (text) => readWorkout(text)?.sets[0]?.loadKg],
  ['an LDL', 'LDL #', analyte],
  ['a vitamin', 'vitamin d # ng/ml', analyte],
];
const exact = {
  ...{
    'with a point': '72.5',
    'with a comma': '72,5',
    'with two digits behind': '72.50',
    'with a comma and two': '72,50',
  },
  ...{
    'in Arabic': '٧٢٫٥',
    'in Persian': '۷۲٫۵',
    'in Devanagari': '७२.५',
    'in Bengali': '৭২.৫',
    'in Gurmukhi': '੭੨.੫',
  },
  ...{ 'in Gujarati': '૭૨.૫', 'in Odia': '୭୨.୫', 'in Tamil': '௭௨.௫', 'in Telugu': '౭౨.౫', 'in Kannada': '೭೨.೫' },
  ...{ 'in Malayalam': '൭൨.൫', 'in full width': '７２．５', 'with a comma in Bengali': '৭২,৫' },
};
const largeKinds: typeof kinds = [
  ['steps', 'walked # steps', (text) => activity(text)?.steps],
  ['water in ml', 'drank # ml water', drunk],
  ['a food in g', 'had # g rice', (text) => food(text)?.grams],
  ['a distance in m', 'ran # m', (text) => activity(text)?.distanceKm, 0.001],
];
const large = {
  ...{ plain: '1250', grouped: '1,250', 'with nought behind': '1,250.0', 'in Hindi': '१,२५०', 'in Arabic': '١٬٢٥٠' },
  ...{
    'in Tamil': '௧௨௫௦',
    'in full width': '１，２５０',
    'in Bengali': '১,২৫০',
    'in Gujarati': '૧૨૫૦',
    'in Persian': '۱٬۲۵۰',
  },
};

const casesOf = (of: typeof kinds, figures: Record<string, string>, value: number) =>
  of.flatMap(([kind, said, read, times = 1]) =>
    Object.entries(figures).map(([how, figure]) => ({
      kind,
      how,
      text: said.replace('#', figure),
      read,
      value: value * times,
    })),
  );

test.each([...casesOf(kinds, halves, 2.5), ...casesOf(exactKinds, exact, 72.5), ...casesOf(largeKinds, large, 1_250)])(
  '$kind $how: $text',
  ({ text, read, value }) => {
    expect(read(plainFigures(text))).toBeCloseTo(value, 1);
  },
);

test.each([
  ['platelets 2,45,000', 245_000],
  ['platelets 1,50,000', 150_000],
  ['platelets 245,000', 245_000],
  ['platelets २,४५,०००', 245_000],
  ['creatinine 1,2', 1.2],
  ['tsh 4,25', 4.25],
  ['hemoglobin 12,5', 12.5],
])('of a report %s', (text, value) => {
  expect(Number(readTold(plainFigures(text))?.lines[0]?.split('\t')[1]?.replaceAll(',', ''))).toBe(value);
});
