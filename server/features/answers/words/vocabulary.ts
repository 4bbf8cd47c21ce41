import type { MealType } from '../../../../contract/entries/food.ts';
import type { BuiltInReading } from '../../../../contract/entries/readings.ts';
import { type FurtherNutrient, furtherNutrients } from '../../../../contract/nutrients.ts';
import { nutrientsByName } from '../../../language/nutrients.ts';
import { readPhraseLists } from '../../../language/phraseLists.ts';
import { type MetricId, metrics } from '../policy.ts';

/** What is asked about a metric or about what was eaten. */
export type Form =
  | 'total'
  | 'average'
  | 'most'
  | 'least'
  | 'last'
  | 'count'
  | 'days'
  /** Days in a row on which something was logged. */
  | 'streak'
  | 'habits'
  | 'trend'
  | 'change'
  | 'compare'
  | 'byMeal'
  | 'sources'
  | 'left'
  | 'onTrack'
  | 'list';

/** What a phrase means in a question about one's own data. */
export type Tag =
  | { kind: 'metric'; metric: MetricId /** Also tells that it was done: "slept", "walked". */; verb?: true }
  | { kind: 'reading'; reading: BuiltInReading }
  | { kind: 'nutrient'; nutrient: FurtherNutrient }
  | { kind: 'subject'; subject: 'macros' | 'summary' | 'food' | 'goal' }
  | { kind: 'meal'; meal: MealType }
  | { kind: 'form'; form: Form }
  /** Says that something is asked. */
  | { kind: 'ask'; ask: 'howMuch' | 'is' | 'what' | 'which' | 'when' | 'howLong' | 'show' }
  /** Eating, drinking, doing. */
  | { kind: 'verb' }
  | { kind: 'from' }
  | { kind: 'own' }
  /** A wish, a plan or an order: no question about what was. */
  | { kind: 'wish' }
  | { kind: 'filler' };

const phrasesOf = readPhraseLists(new URL('./vocabulary.txt', import.meta.url));

const doneMetrics: MetricId[] = ['sleepHr', 'distanceKm', 'weightKg'];
const readings: BuiltInReading[] = ['bloodPressure', 'glucose', 'hba1c', 'heartRate', 'spo2', 'temperature', 'waist'];
const meals: MealType[] = ['breakfast', 'lunch', 'dinner', 'snack'];
const forms: Form[] = [
  ...(['average', 'most', 'least', 'last', 'count', 'days', 'trend', 'change', 'compare'] as const),
  ...(['streak', 'habits', 'byMeal', 'sources', 'left', 'onTrack'] as const),
];
const asks = ['howMuch', 'is', 'what', 'which', 'when', 'howLong', 'show'] as const;
const subjects = ['macros', 'summary', 'food', 'goal'] as const;
const others = ['verb', 'from', 'own', 'wish', 'filler'] as const;

const lists: [list: string, tag: Tag][] = [
  ...(Object.keys(metrics) as MetricId[]).map((metric): [string, Tag] => [
    `metric ${metric}`,
    { kind: 'metric', metric },
  ]),
  ...doneMetrics.map((metric): [string, Tag] => [`done ${metric}`, { kind: 'metric', metric, verb: true }]),
  ...readings.map((reading): [string, Tag] => [`reading ${reading}`, { kind: 'reading', reading }]),
  ...meals.map((meal): [string, Tag] => [`meal ${meal}`, { kind: 'meal', meal }]),
  ...subjects.map((subject): [string, Tag] => [`subject ${subject}`, { kind: 'subject', subject }]),
  ...forms.map((form): [string, Tag] => [`form ${form}`, { kind: 'form', form }]),
  ...asks.map((ask): [string, Tag] => [`ask ${ask}`, { kind: 'ask', ask }]),
  ...others.map((kind): [string, Tag] => [kind, { kind }]),
];

const tags = new Map<string, Tag[]>();
for (const [list, tag] of lists)
  for (const phrase of phrasesOf(list)) {
    const known = tags.get(phrase) ?? [];
    if (!known.includes(tag)) tags.set(phrase, [...known, tag]);
  }
for (const [phrase, name] of nutrientsByName) {
  const nutrient = furtherNutrients.find((further) => further.name === name)?.name;
  if (nutrient) tags.set(phrase, [...(tags.get(phrase) ?? []), { kind: 'nutrient', nutrient }]);
}
const longest = Math.max(...[...tags.keys()].map((phrase) => phrase.split(' ').length));

export interface Tagged {
  tags: Tag[];
  length: number;
}

/** What the longest known phrase at a word means; a phrase may mean several things. Undefined for an unknown word. */
export function tagAt(words: string[], at: number): Tagged | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const found = tags.get(words.slice(at, at + length).join(' '));
    if (found) return { tags: found, length };
  }
  return undefined;
}
