import type { Factor, MoodPattern } from '../../../contract/entries/moods.ts';

/** Days that are looked back on. */
export const weekDays = 7;
export const patternDays = 90;
export const lowMood = 'low mood';
/** A mean mood of a day up to this is low. */
const mostOfLow = 2;
/** Below seven hours adults sleep too little, below six markedly (AASM and SRS consensus, 2015). */
const shortSleepHr = 6;
/** On this many days of a week a symptom is for a doctor to look at; tiredness or stress have plainer reasons. */
export const seeDoctorDays = 4;
/** The tags that tell of the body, not of the mood. */
export const symptomTags = [
  ...['headache', 'stomach ache', 'acidity', 'bloating', 'gas', 'constipation', 'loose motions', 'nausea', 'vomiting'],
  ...['fatigue', 'weakness', 'dizziness', 'fever', 'cold', 'cough', 'sore throat', 'back pain', 'knee pain'],
  ...['joint pain', 'body ache', 'muscle soreness', 'cramps', 'itching', 'hair fall', 'cravings'],
] as const;
export const seeDoctorTags = new Set([
  ...['headache', 'stomach ache', 'loose motions', 'vomiting', 'nausea', 'dizziness', 'fever', 'cough'],
  ...['back pain', 'joint pain', 'knee pain', 'weakness', 'constipation', 'acidity'],
]);
/** Half of what ICMR-NIN 2020 advises an adult to drink, so that only dry days count. */
const littleWaterMl = 1_250;
/** A tenth of 2,000 kcal (WHO guideline on sugars, 2015). */
const muchSugarG = 50;
/** WHO 2020: 150 minutes a week, on five days. */
const activeMin = 30;
/** Fewer days show nothing. */
export const leastDays = 3;
/** The share of days must differ by this, or it is hardly worth telling. */
const leastDifference = 0.25;
const mostFactors = 3;
const mostPatterns = 10;

/** A local date with an entry of any kind; a sum of 0 is not known. */
export interface FeelingDay {
  date: string;
  mood: number | null;
  tags: string[];
  foods: string[];
  sleepHr: number;
  waterMl: number;
  sugarG: number;
  activeMin: number;
}

interface Candidate {
  kind: Factor['kind'];
  name: string;
  isKnown(day: FeelingDay): boolean;
  isSo(day: FeelingDay): boolean;
}

const hasFood = ({ foods }: FeelingDay) => foods.length > 0;
const measured: Candidate[] = [
  { kind: 'shortSleep', name: '', isKnown: (day) => day.sleepHr > 0, isSo: (day) => day.sleepHr < shortSleepHr },
  { kind: 'littleWater', name: '', isKnown: (day) => day.waterMl > 0, isSo: (day) => day.waterMl < littleWaterMl },
  { kind: 'muchSugar', name: '', isKnown: hasFood, isSo: (day) => day.sugarG > muchSugarG },
  { kind: 'activeDay', name: '', isKnown: () => true, isSo: (day) => day.activeMin >= activeMin },
];

/** What goes along with a low mood and with each tag, by counts of days; causes are no part of it. */
export function findPatterns(days: FeelingDay[]): MoodPattern[] {
  const names = new Set(days.flatMap(({ tags }) => tags));
  const patterns = [lowMood, ...names].map((tag) => findPattern(days, tag));
  return patterns
    .filter((pattern) => pattern.days >= leastDays)
    .sort((one, other) => other.days - one.days)
    .slice(0, mostPatterns);
}

export function findPattern(days: FeelingDay[], tag: string): MoodPattern {
  const [withIt, without] = partition(days, (day) => isFelt(day, tag));
  const factors = candidatesOf(withIt, tag)
    .map((candidate) => count(candidate, withIt, without))
    .filter(isWorthTelling)
    .sort((one, other) => differenceOf(other) - differenceOf(one))
    .slice(0, mostFactors);
  return { tag, days: withIt.length, factors };
}

const isFelt = ({ mood, tags }: FeelingDay, tag: string) =>
  tag === lowMood ? mood !== null && mood <= mostOfLow : tags.includes(tag);

const partition = (days: FeelingDay[], test: (day: FeelingDay) => boolean) => {
  const { yes = [], no = [] } = Object.groupBy(days, (day) => (test(day) ? 'yes' : 'no'));
  return [yes, no] as const;
};

function candidatesOf(withIt: FeelingDay[], tag: string): Candidate[] {
  const tags = new Set(withIt.flatMap((day) => day.tags));
  tags.delete(tag);
  const foods = new Set(withIt.flatMap((day) => day.foods));
  return [
    ...measured,
    ...[...tags].map(
      (name): Candidate => ({ kind: 'tag', name, isKnown: () => true, isSo: (day) => day.tags.includes(name) }),
    ),
    ...[...foods].map(
      (name): Candidate => ({ kind: 'food', name, isKnown: hasFood, isSo: (day) => day.foods.includes(name) }),
    ),
  ];
}

function count({ kind, name, isKnown, isSo }: Candidate, withIt: FeelingDay[], without: FeelingDay[]): Factor {
  const [known, others] = [withIt.filter(isKnown), without.filter(isKnown)];
  return {
    ...{ kind, name, days: known.filter(isSo).length, ofDays: known.length },
    ...{ otherDays: others.filter(isSo).length, ofOtherDays: others.length },
  };
}

const differenceOf = ({ days, ofDays, otherDays, ofOtherDays }: Factor) => days / ofDays - otherDays / ofOtherDays;

const isWorthTelling = (factor: Factor) =>
  factor.days >= leastDays && factor.ofOtherDays >= leastDays && differenceOf(factor) >= leastDifference;
