import type { Act } from '../../../contract/acts/acts.ts';
import type { DangerKind } from '../../../contract/care.ts';
import { languageOfScript } from '../../language/scripts.ts';
import { type Part, readParts } from '../../understanding/wants/wants.ts';
import { featuresOf } from './likelihood/features.ts';
import { type Likelihood, likelihoodOf } from './likelihood/likelihood.ts';
import { isHarmless } from './signs/harmless.ts';
import { type CareLanguage, careLanguages, type Place } from './signs/lexicon.ts';
import { findKind } from './signs/rules.ts';
import { readTold, type Told } from './signs/told.ts';

export interface CareReading {
  kind: DangerKind;
  language: CareLanguage;
  /** Where in the text the danger is told: from and to, as offsets. */
  spans: Span[];
  /** All that the message tells of, such as a child or a pregnancy. */
  signs: Set<string>;
}

interface Span {
  from: number;
  to: number;
}

/** How likely a danger has to be, and how much of that a rule that says so stands for; chosen by the totals of rows that are not fitted to. */
const alarm = 0.2;
const ruleCounts = 0.15;
const fewWords = 4;
/** "Did I take metformin yesterday?" */
const fewOfMild = 6;
/** How likely it has to be in so few words where no rule says so. */
const alarmOfFew = 0.4;
const possible = 0.05;
/** Part of a message tells of the danger from here. */
const tellsOf = 0.3;

/**
 * What words of danger say, how much of the message asks for care by what it wants, and a rule that says so, weighed
 * together: fitted to hands that the wants were not fitted to. Below the bound it is no danger, below the second none that
 * can wait, below the third none in few words that no rule knows: "metformin this week".
 */
const together = {
  bias: 0.2,
  words: 0.64,
  wants: 0.8,
  ruled: 0.85,
  least: -2.2,
  leastOfMild: -1.7,
  leastOfFew: -0.5,
};

/** Words that are less likely of a danger, and no rule, speak against all but a message that hardly wants anything else. */
const leastOfWords = 0.01;
const surelyWanted = 0.9;

/** How likely one of the parts asks for care, 0 to 1. */
export const shareOfCare = (parts: Part[]): number =>
  1 -
  parts.reduce(
    (none, { acts }) => none * (1 - acts.reduce((sum, { act, share }) => sum + (isCare(act) ? share : 0), 0)),
    1,
  );
const isCare = (act: Act): boolean => act.startsWith('care.');

/**
 * What danger a message tells of, whatever else it says; undefined where it tells of none. Pure. `parts`: what it wants,
 * with what was talked of before.
 */
export function readCare(text: string, parts: Part[] = readParts(text, '')): CareReading | undefined {
  const told = readTold(text);
  const ruled = findKind(inOrder([...told.signs, ...told.figures]));
  const likelihood = likelihoodOf(featuresOf(told));
  const share = shareOfCare(parts);
  const byWords = together.words * logit(likelihood.danger) + (ruled ? together.ruled : 0);
  const isUnheard = !ruled && likelihood.danger < leastOfWords && share < surelyWanted;
  const score = isUnheard ? Number.NEGATIVE_INFINITY : together.bias + byWords + together.wants * logit(share);
  const isSaid = saysDanger(told, ruled, likelihood);
  const kind = kindOf(ruled, likelihood, isSaid ? undefined : mostWanted(parts));
  const leastOfKind = isAcute(kind) ? together.least : together.leastOfMild;
  const isShort = told.tokens.length <= (isAcute(kind) ? fewWords : fewOfMild);
  const least = !ruled && isShort ? together.leastOfFew : leastOfKind;
  if (!isPlainlySaid(told, ruled, likelihood) && score < least) return undefined;
  // Who is taken for a child is sent away until they say otherwise.
  if (kind.startsWith('minor.') && !isSaid) return undefined;
  // The targets refuse a pace that is too fast and offer the nearest that is not.
  if (kind === 'weightLoss.tooFast' && !ruled && likelihood.danger < plainly) return undefined;
  if (isHarmless(kind, told, text)) return undefined;
  return {
    kind,
    language: languageOf(text, told),
    spans: ruled ? spansOf(text, told, ruled.places) : likelySpans(text),
    signs: new Set([...told.signs, ...told.figures].map(({ sign }) => sign)),
  };
}

type Ruled = ReturnType<typeof findKind>;
const leastOdds = 1e-4;
const logit = (share: number): number => Math.log(Math.max(share, leastOdds) / Math.max(1 - share, leastOdds));

/** Whether words and rules of danger alone alarm. */
function saysDanger(told: Told, ruled: Ruled, { danger }: Likelihood): boolean {
  return (ruled && isPlain(told, ruled.kind, danger)) || danger + (ruled ? ruleCounts : 0) >= alarmFor(told, ruled);
}

function kindOf(ruled: Ruled, likelihood: Likelihood, wanted: Act | undefined): DangerKind {
  if (ruled && (likelihood.danger < alarm || isMoreAcute(ruled.kind, likelihood))) return ruled.kind;
  return wanted ? likelihood.likeliest((kind) => actOfDanger(kind) === wanted) : likelihood.kind;
}

/** The act of care that is likeliest. */
function mostWanted(parts: Part[]): Act | undefined {
  const wanted = parts.flatMap(({ acts }) => acts.filter(({ act }) => isCare(act)));
  return wanted.toSorted((one, other) => other.share - one.share)[0]?.act;
}

/** What the groups of dangers are as acts; the others are emergencies. */
const actOfGroup: Record<string, Act> = {
  ...{ selfHarm: 'care.self', violence: 'care.self' },
  ...{ eatingDisorder: 'care.eating', starvation: 'care.eating', weightLoss: 'care.eating', minor: 'care.eating' },
  ...{ pregnancyDiet: 'care.eating', medicine: 'care.medicine', diagnosis: 'care.medicine' },
};
export const actOfDanger = (kind: DangerKind): Act => actOfGroup[kind.split('.')[0] as string] ?? 'care.emergency';

const isMeasured = ({ figures }: Told): boolean => figures.some(({ sign }) => sign === 'measured');

/** A value beyond its limit beside the name of what was measured, or an acute danger by its rule and its words. */
function isPlainlySaid(told: Told, ruled: Ruled, { danger }: Likelihood): boolean {
  if (isMeasured(told) || tellsOverdose(told, ruled)) return true;
  const isNamed = told.all.some(({ sign }) => named.has(sign)) && told.figures.some(({ sign }) => crises.has(sign));
  const least = ruled?.kind.startsWith('selfHarm.') ? plainlyOfSelfHarm : plainly;
  return ruled !== undefined && isAcute(ruled.kind) && (danger >= least || isNamed);
}
/** "Bukhar tha, 20 dolo kha li": whatever else is told, and however calmly. */
const tellsOverdose = ({ figures, all }: Told, ruled: Ruled): boolean =>
  ruled?.kind === 'emergency.overdose' &&
  figures.some(({ sign }) => sign === 'pillsOfMedicine') &&
  all.some(({ sign }) => sign === 'swallow');
const plainly = 0.1;
/** Who says that they want to die is heard, whatever else they say. */
const plainlyOfSelfHarm = 0.05;
const named = new Set(['sugar', 'sugarReading', 'sugarMeter', 'pressureReading', 'pressure']);
const crises = new Set(['glucoseHigh', 'pressureHigh']);

/** A measured value beyond its limit, and an acute danger in so few words that hardly anything stands against it. */
const isPlain = (told: Told, kind: DangerKind, danger: number): boolean =>
  isMeasured(told) || (isAcute(kind) && told.tokens.length <= fewWords && danger >= possible);

/** "1 cucumber", "1 syrup": a few words that no rule knows for a danger are likelier the name of something. */
const alarmFor = ({ tokens }: Told, ruled: ReturnType<typeof findKind>): number =>
  !ruled && tokens.length <= fewWords ? alarmOfFew : alarm;

const acute = new Set(['emergency', 'selfHarm', 'pregnancy', 'sugar', 'pressure', 'violence']);

/** Where rules and likelihood differ, what may not wait is answered, unless nothing else speaks for it. */
const isMoreAcute = (ruled: DangerKind, { kind, of }: Likelihood): boolean =>
  isAcute(ruled) && !isAcute(kind) && of(ruled) >= possible;

const isAcute = (kind: DangerKind): boolean => acute.has(kind.split('.')[0] as string);

const clauses = /[^.;,!?\n]+(?:[.](?=\d)[^.;,!?\n]+)*/g;

/** What a message says beside the danger, clause by clause, when that itself tells of none; else ''. */
export function restOf(text: string, reading: CareReading | undefined): string {
  if (!reading) return '';
  const kept = [...text.matchAll(clauses)].filter(
    ({ 0: clause, index }) =>
      !tellsOfBody(clause) && !reading.spans.some(({ from, to }) => from < index + clause.length && index < to),
  );
  const rest = kept
    .map(({ 0: clause }) => clause.replace(/^\s*(?:and|but|then|aur|phir|और)\b/iu, '').trim())
    .filter(Boolean)
    .join(', ');
  return readCare(rest) ? '' : rest;
}

/** "Type 1", "tummy pain": part of the trouble, and nothing that was eaten. */
const tellsOfBody = (clause: string): boolean => readTold(clause).all.some(({ sign }) => ofBody.has(sign));
const ofBody = new Set([
  'pain',
  'symptom',
  'disease',
  'diabetic',
  'vomit',
  'nausea',
  'dizzy',
  'headache',
  'pill',
  'medicine',
]);

const inOrder = (places: Place[]) => places.toSorted((one, other) => one.start - other.start);

const spansOf = (text: string, { tokens }: Told, places: Place[]): Span[] =>
  places.map(({ start, end }) => ({ from: tokens[start]?.start ?? 0, to: tokens[end - 1]?.end ?? text.length }));

/** The clauses that tell of danger by themselves; where it takes all of them, the whole. */
function likelySpans(text: string): Span[] {
  const found = [...text.matchAll(clauses)]
    .filter(({ 0: clause }) => likelihoodOf(featuresOf(readTold(clause))).danger >= tellsOf)
    .map(({ 0: clause, index }) => ({ from: index, to: index + clause.length }));
  return found.length > 0 ? found : [{ from: 0, to: text.length }];
}

const byScript: Partial<Record<string, CareLanguage>> = {
  bengali: 'bn',
  punjabi: 'pa',
  gujarati: 'gu',
  tamil: 'ta',
  telugu: 'te',
  kannada: 'kn',
  malayalam: 'ml',
};

/** That of the script, or the one most of whose words stand in the text; the small words that every sentence has count for more. */
function languageOf(text: string, { tokens, all }: Told): CareLanguage {
  const written = tokens.map(({ word }) => byScript[languageOfScript(word) ?? '']).find(Boolean);
  if (written) return written;
  const score = (language: CareLanguage) =>
    all.reduce((sum, place) => sum + (place.language === language ? (place.sign === 'marker' ? 2 : 1) : 0), 0);
  if (/[\u0900-\u097f]/.test(text)) return score('mr') > Math.max(score('hi'), score('hi-Latn')) ? 'mr' : 'hi';
  const spoken = careLanguages.filter((language) => language !== 'hi');
  return spoken.reduce((best, language) => (score(language) > score(best) ? language : best), 'en');
}
