import type { DangerKind } from '../../../contract/care.ts';
import { languageOfScript } from '../../language/scripts.ts';
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
/** How likely it has to be in so few words where no rule says so. */
const alarmOfFew = 0.4;
const possible = 0.05;
/** Part of a message tells of the danger from here. */
const tellsOf = 0.3;

/** What danger a message tells of, whatever else it says; undefined where it tells of none. Pure. */
export function readCare(text: string): CareReading | undefined {
  const told = readTold(text);
  const ruled = findKind(inOrder([...told.signs, ...told.figures]));
  const likelihood = likelihoodOf(featuresOf(told));
  const { danger } = likelihood;
  if (!(ruled && isPlain(told, ruled.kind, danger)) && danger + (ruled ? ruleCounts : 0) < alarmFor(told, ruled))
    return undefined;
  const kind = ruled && (danger < alarm || isMoreAcute(ruled.kind, likelihood)) ? ruled.kind : likelihood.kind;
  if (isHarmless(kind, told, text)) return undefined;
  return {
    kind,
    language: languageOf(text, told),
    spans: ruled ? spansOf(text, told, ruled.places) : likelySpans(text),
    signs: new Set([...told.signs, ...told.figures].map(({ sign }) => sign)),
  };
}

/** A measured value beyond its limit, and an acute danger in so few words that hardly anything stands against it. */
const isPlain = ({ tokens, figures }: Told, kind: DangerKind, danger: number): boolean =>
  figures.some(({ sign }) => sign === 'measured') || (isAcute(kind) && tokens.length <= fewWords && danger >= possible);

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
