import { cmPerInch, kgPerPound, type Units } from '../../../../texts/units.ts';
import { readPhraseLists } from '../../../language/phraseLists.ts';

/** kg, cm, years and names that a person says of themselves; absent where not said. */
export interface BodySaid {
  heightCm?: number;
  weightKg?: number;
  ageYears?: number;
  /** A local date. */
  birthDate?: string;
  gender?: 'male' | 'female' | 'other';
  firstName?: string;
  lastName?: string;
  weightTarget?: number;
  /** How much they want to lose, below 0 to gain. */
  loseKg?: number;
}

const listed = readPhraseLists(new URL('../words/body.txt', import.meta.url));
const targetWords = readPhraseLists(new URL('../words/targets.txt', import.meta.url));
/** One of the words of a list, the longest first, where no word goes on before or after it. */
const oneOf = (name: string, words = listed): string =>
  `(?<![\\p{L}\\p{M}])(?:${words(name)
    .toSorted((one, other) => other.length - one.length)
    .join('|')
    .replaceAll(' ', '\\s*')})(?![\\p{L}\\p{M}])`;
const [height, age, weight, towards, arrival, beforeArrival, feet, centimetres] = (
  ['height', 'age', 'weight', 'towards', 'arrival', 'before arrival', 'feet', 'centimetres'] as const
).map((name) => oneOf(name));
const [kilos, girth, afterWeight, lose, toBeLost, gain, target, wanted, beforeOther] = (
  [
    'kilos',
    'girth',
    'after a weight',
    'lose',
    'to be lost',
    'gain',
    'target',
    'wanted',
    'before another weight',
  ] as const
).map((name) => oneOf(name));
export const ofSomethingElse = new RegExp(oneOf('of something else'), 'iu');
const [years, beforeDuration, afterDuration, female, male, named, noName, self, became, of, toMe, called] = (
  [
    'years',
    'before a duration',
    'after a duration',
    'female',
    'male',
    'named',
    'no name',
    'self',
    'became',
    'of an age',
    'to me',
    'called',
  ] as const
).map((name) => oneOf(name));
const figure = '(\\d+(?:\\.\\d+)?)';
const is = '(?:\\s+(?:is|hai|to|meri|ahe|che|है))*';
const ending = `(?=\\s*$|\\s*[,.;]|\\s+${afterWeight})`;
/** Targets that are no weights: "burn goal 400". */
const otherTarget = new RegExp(
  [
    ...(['calorieBurnPerDay', 'proteinG', 'carbsG', 'fatG', 'fiberG', 'sodiumMg', 'stepsPerDay'] as const),
    ...(['sleepHrsTarget', 'waterLitersPerDay', 'caloriesConsumePerDay'] as const),
  ]
    .map((name) => oneOf(name, targetWords))
    .concat(oneOf('unit of another target'))
    .join('|'),
  'iu',
);
export const namesOtherTarget = (text: string): boolean => otherTarget.test(text);
/** A figure of these says its unit. */
export const ofKilograms = new RegExp(`\\d\\s*${kilos}`, 'iu');
const metres = '(?:m|met(?:er|re)s?)(?![\\p{L}])';

type Read = (...found: string[]) => number | string | undefined;
const asNumber: Read = (one, other) => Number(one || other);
const form = (field: keyof BodySaid, source: string, read: Read = asNumber): [keyof BodySaid, RegExp, Read] => [
  field,
  new RegExp(source, 'isu'),
  read,
];
const inCm: Read = (feet, inches) => Math.round((Number(feet) * 12 + Number(inches || 0)) * cmPerInch);
const capitalised: Read = (name = '') => name.charAt(0).toUpperCase() + name.slice(1);

/** "31 M", "F/28" as a part of its own: "walked 40m" and "slept 7h 20m" tell minutes. */
function besideSex(letter: string): string {
  const opens = `(?<=^|[,;/|&+\\n]|${self}(?:\\s+\\p{L}{2,20})?|(?<!\\p{L})(?:hi|hello|hey)[,!]?)\\s*(?<!\\d\\s*h(?:rs?|ours?)?[\\s,]*)`;
  const closes = '(?=\\s*(?:$|[,;/|&+.\\n]|\\d))';
  return `${opens}(\\d{2})\\s*[,/]?\\s*${letter}${closes}|${opens}${letter}\\s*[,/]?\\s*(\\d{2})${closes}`;
}

/** Of each field the first form that is found counts. */
const forms = [
  form('loseKg', `${lose}\\s+${figure}\\s*${kilos}`),
  form('loseKg', `${figure}\\s*${kilos}\\s+(?:${weight}\\s+)?${toBeLost}`),
  form('loseKg', `${gain}\\s+${figure}\\s*${kilos}`, (kg) => -Number(kg)),
  form(
    'weightTarget',
    `${target}(?:\\s+${weight})?(?:\\s*(?:is|to|of|=|:|at|be|as|fixed|kept|set|should|would|will))*\\s*${figure}(?:\\s*${kilos}|${ending})`,
  ),
  form('weightTarget', `${figure}\\s*${kilos}\\s+(?:${of}\\s+)?(?:${weight}\\s+(?:${of}\\s+)?)?${target}`),
  form('weightTarget', `${towards}(?:\\s+(?:is|to|of|at))*\\s+${figure}(?:\\s*${kilos}|${ending})`),
  form('weightTarget', `${figure}\\s*(?:${kilos}\\s+)?${wanted}`),
  form(
    'weightTarget',
    `^(?=.*(?:${weight}|\\d\\s*${kilos})).*?(?<![\\d.])(\\d{2,3}(?:\\.\\d+)?)\\s*(?:${kilos}\\s*)?(?:${beforeArrival}\\s+)?${arrival}`,
  ),
  form(
    'heightCm',
    `(?<!${girth}[^\\d,.]{0,20})\\b(\\d{2,3}(?:\\.\\d+)?)\\s*${centimetres}(?!\\s*(?:ka |ki )?${girth})`,
  ),
  form('heightCm', `(?<![\\d.])([4-7])\\s*(?:${feet}|['’])\\s*(\\d{1,2})?\\s*(?:in|inch|inches|इंच|")?`, inCm),
  form('heightCm', `${height}${is}\\s+([4-7])[ .](\\d{1,2})(?!\\d)(?!\\s*(?:cm|kg|ft|feet|m\\b|met))`, inCm),
  form('heightCm', `${height}${is}\\s*:?\\s+(\\d{3})(?!\\d)`),
  form('heightCm', `(?<![\\d.])(1\\d{2}|2[0-2]\\d)\\s*${height}`),
  form('heightCm', `(?<![\\d.])([12]\\.\\d{1,2})\\s*${metres}`, (said) => Math.round(Number(said) * 100)),
  form('ageYears', `(?<!${beforeDuration}\\s+)\\b(\\d{1,2})\\s*(?:y/o|${years})(?!\\s*${afterDuration})`),
  form('ageYears', `${age}${is}\\s*[:=]?\\s*(\\d{1,2})(?!\\.?\\d)`),
  form('ageYears', `(?<![\\d.])(\\d{1,2})\\s*${age}`),
  form('ageYears', besideSex('[mf]')),
  form('ageYears', `${became}\\s+(\\d{2})(?![\\d.]|\\s*${kilos})`),
  form('ageYears', `${self}\\s+(\\d{2})\\s+${of}`),
  // "I am 21 and 52 kg": the weight has its unit, so that the other figure is none.
  form('ageYears', `^(?=.*\\d\\s*${kilos}).*?${self}\\s+(\\d{2})(?=\\s*(?:$|[,;&+]|(?:and|n|aur|और)\\s))`),
  form('gender', female as string, () => 'female'),
  form('gender', male as string, () => 'male'),
  form('gender', '\\b(?:sex|gender)\\s*[:=]?\\s*f\\b', () => 'female'),
  form('gender', '\\b(?:sex|gender)\\s*[:=]?\\s*m\\b', () => 'male'),
  form('gender', besideSex('f'), () => 'female'),
  form('gender', besideSex('m'), () => 'male'),
  form('firstName', `${named}\\s+(?!${noName})([\\p{L}\\p{M}]{2,30})`, capitalised),
  form('firstName', `${toMe}\\s+(?!${noName})([\\p{L}\\p{M}]{2,30})\\s+${called}`, capitalised),
  form(
    'weightKg',
    `(?<![\\d.])(?=\\d)(?<!${beforeOther}\\s)(\\d{2,3}(?:\\.\\d+)?)\\s*${kilos}(?!\\s+(?:${weight}\\s+)?(?:${toBeLost}|${wanted}))`,
  ),
  form(
    'weightKg',
    `(?<!(?:${target}|want)\\s+)${weight}${is}\\s*:?\\s+(\\d{2,3}(?:\\.\\d+)?)(?!\\.?\\d)(?!\\s*(?:lbs?|pounds?|tak|to\\b))`,
  ),
];
const lastName = new RegExp(`${named}\\s+\\p{Lu}[\\p{L}\\p{M}]{1,29}\\s+(\\p{Lu}[\\p{L}\\p{M}]{1,29})`, 'u');

const bounds: Partial<Record<keyof BodySaid, [number, number]>> = {
  heightCm: [50, 272],
  weightKg: [20, 400],
  ageYears: [5, 110],
  weightTarget: [20, 400],
  loseKg: [-60, 100],
};

/** A figure of a weight, or a word for it. */
const ofWeight = new RegExp(`${weight}|\\d\\s*${kilos}`, 'iu');

/** What a text says of a body; a weight without its unit is in the person's. */
export function readBody(text: string, unit: Units['weightUnit']): BodySaid {
  const body: Record<string, number | string> = {};
  const isOtherTarget = namesOtherTarget(text) && !ofWeight.test(text);
  for (const [field, sought, read] of forms) {
    if ((isOtherTarget && field === 'weightTarget') || body[field] !== undefined) continue;
    const found = text.match(sought);
    const told = found && read(...found.slice(1));
    const isPounds =
      (field === 'weightTarget' || field === 'weightKg') && unit === 'lb' && !ofKilograms.test(found?.[0] ?? '');
    const value = isPounds && typeof told === 'number' ? roundTo(told * kgPerPound, 2) : told;
    if (value && isLikely(field, value)) body[field] = value;
  }
  if (body.weightKg === body.weightTarget) delete body.weightKg;
  const family = lastName.exec(text)?.[1];
  if (family !== undefined) body.lastName = family;
  return body as BodySaid;
}

function isLikely(field: keyof BodySaid, value: number | string): boolean {
  const [least, most] = bounds[field] ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return typeof value === 'string' || (value >= least && value <= most);
}

const inPounds = /(\d+(?:\.\d+)?)\s*(?:lbs?|pounds?|पाउंड)(?![\p{L}\p{M}])/giu;
const roundTo = (value: number, digits: number) => Number(value.toFixed(digits));

/** "Lose 10 lb" as "lose 4.54 kg": what follows knows kilograms alone. */
export const inKilograms = (text: string): string =>
  text.replace(inPounds, (_, pounds: string) => `${roundTo(Number(pounds) * kgPerPound, 2)} kg`);
