import type { CareKind } from '../../../contract/care.ts';
import { findFigures } from './signs/figures.ts';
import { type CareLanguage, careLanguages, findSigns, isHeardAs, type Place, wordSet } from './signs/lexicon.ts';
import { findKind } from './signs/rules.ts';
import { type Token, tokensOf } from './signs/tokens.ts';

export interface CareReading {
  kind: CareKind;
  language: CareLanguage;
  /** Where in the text the danger is told: from and to, as offsets. */
  spans: { from: number; to: number }[];
  /** All that the message tells of, such as a child or a pregnancy. */
  signs: Set<string>;
}

const negations = wordSet('no not without never dont didnt isnt wasnt havent hasnt doesnt zero nil');
const fillers = wordSet('any much have feel having feeling more had get got a the');
const neverNegated = new Set(
  'medicine pill insulin eatWord water household child self target only tinyIntake day cannot notWord noFood'.split(
    ' ',
  ),
);
const eatVerbs = wordSet('eat eaten eating ate');
const afterFasts = wordSet(
  'anything food at all since for today till until now from this because so and to in properly much a day whole but lunch dinner breakfast tonight tomorrow yesterday again either or while ever the 2',
);
const emphases = wordSet('em emi bilkul kuch onnum kai kichu onnume kahi kahich koi ek');
const negationsBehind = wordSet('nahi nahin nhi nai nay illa illai ledu nathi nei na नहीं नही');
const copulas = wordSet('hai h he hain hota hoti tha thi ahe aahe che chhe aa है हैं था थी ab अब');

/** What danger a message tells of, whatever else it says; undefined where it tells of none. Pure. */
export function readCare(text: string): CareReading | undefined {
  const tokens = tokensOf(text);
  const all = findSigns(tokens);
  const idioms = all.filter(({ sign }) => sign === 'idiom');
  const isIdiom = (place: Place) => idioms.some(({ start, end }) => place.start < end && start < place.end);
  const languages = spokenIn(all);
  const told = all.filter(
    (place) =>
      isSpoken(place, languages) &&
      !isOfOneFood(tokens, place) &&
      !isIdiom(place) &&
      (neverNegated.has(place.sign) || !isNegated(tokens, place)),
  );
  const figures = findFigures(tokens, told);
  const found = findKind(inOrder([...told, ...figures]));
  if (!found) return undefined;
  const spans = found.places.map(({ start, end }) => ({
    from: tokens[start]?.start ?? 0,
    to: tokens[end - 1]?.end ?? text.length,
  }));
  const signs = new Set([...told, ...figures].map(({ sign }) => sign));
  return { kind: found.kind, language: languageOf(text, all), spans, signs };
}

const clauses = /[^.;,!?\n]+(?:[.](?=\d)[^.;,!?\n]+)*/g;

/** What a message says beside the danger, clause by clause, when that itself tells of none; else ''. */
export function restOf(text: string, reading: CareReading | undefined): string {
  if (!reading) return '';
  const kept = [...text.matchAll(clauses)].filter(
    ({ 0: clause, index }) => !reading.spans.some(({ from, to }) => from < index + clause.length && index < to),
  );
  const rest = kept
    .map(({ 0: clause }) => clause.replace(/^\s*(?:and|but|then|aur|phir|और)\b/iu, '').trim())
    .filter(Boolean)
    .join(', ');
  return readCare(rest) ? '' : rest;
}

const inOrder = (places: Place[]) => places.toSorted((one, other) => one.start - other.start);

/** "no chest pain", "dard nahi hai"; a sign that is itself a negation ("not breathing") begins with its own word. */
function isNegated(tokens: Token[], { start, end }: Place): boolean {
  const [before, secondBefore] = [tokens[start - 1], tokens[start - 2]];
  const startsClause = (tokens[start]?.gap ?? '').trim() !== '';
  if (!startsClause && isHeardAs(before, negations)) return true;
  if (!startsClause && isHeardAs(before, fillers) && isHeardAs(secondBefore, negations)) return true;
  const at = isHeardAs(tokens[end], emphases) ? end + 1 : end;
  const behind = tokens[at];
  if (!isHeardAs(behind, negationsBehind) || behind?.gap.trim() !== '') return false;
  const next = tokens[at + 1];
  return next === undefined || next.gap.trim() !== '' || isHeardAs(next, copulas);
}

/** "Not eating sweets" is no fast; "not eating", "not eaten since yesterday" are. */
function isOfOneFood(tokens: Token[], { sign, end }: Place): boolean {
  const [last, next] = [tokens[end - 1], tokens[end]];
  if (sign !== 'noFood' || !next || !isHeardAs(last, eatVerbs)) return false;
  return next.gap.trim() === '' && next.value === undefined && !isHeardAs(next, afterFasts);
}

/** How many words of a message each language knows. */
function spokenIn(places: Place[]): Map<CareLanguage, number> {
  const words = new Map<CareLanguage, Set<number>>();
  for (const { language, start } of places)
    if (language) words.set(language, (words.get(language) ?? new Set()).add(start));
  return new Map([...words].map(([language, starts]) => [language, starts.size]));
}

/** English and Hindi mix with everything; the words of another language count where that language is spoken. */
function isSpoken({ language }: Place, languages: Map<CareLanguage, number>): boolean {
  if (language === undefined || language === 'en' || language === 'hi' || language === 'hi-Latn') return true;
  const words = languages.get(language) ?? 0;
  const most = Math.max(...languages.values());
  return words >= 2 && words >= most * 0.7;
}

/** The language most of whose words stand in the text; the small words that every sentence has count for more. */
function languageOf(text: string, places: Place[]): CareLanguage {
  if (/[\u0900-\u097f]/.test(text)) return 'hi';
  const score = (language: CareLanguage) =>
    places.reduce((sum, place) => sum + (place.language === language ? (place.sign === 'marker' ? 2 : 1) : 0), 0);
  return careLanguages.reduce((best, language) => (score(language) > score(best) ? language : best), 'en');
}
