import { findFigures } from './figures.ts';
import { type CareLanguage, findSigns, isHeardAs, type Place, wordsCalled } from './lexicon.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What the words and figures of a message tell. */
export interface Told {
  tokens: Token[];
  /** Signs that hold: of a language that is spoken, no idiom, not negated. */
  signs: Place[];
  /** Signs that the figures add. */
  figures: Place[];
  /** All signs, those too that don't hold. */
  all: Place[];
}

const negations = wordsCalled('negations');
const fillers = wordsCalled('fillers');
const neverNegated = new Set(
  'medicine pill insulin eatWord water household child self target only tinyIntake day cannot notWord noFood'.split(
    ' ',
  ),
);
const eatVerbs = wordsCalled('eatVerbs');
const afterFasts = wordsCalled('afterFasts');
const emphases = wordsCalled('emphases');
const negationsBehind = wordsCalled('negationsBehind');
const copulas = wordsCalled('copulas');
const foodMeasures = wordsCalled('foodMeasures');

export function readTold(text: string): Told {
  const tokens = tokensOf(text);
  const all = findSigns(tokens);
  const idioms = all.filter(({ sign }) => sign === 'idiom');
  const isIdiom = (place: Place) => idioms.some(({ start, end }) => place.start < end && start < place.end);
  const languages = spokenIn(all);
  const signs = all.filter(
    (place) =>
      isSpoken(place, languages) &&
      !isOfOneFood(tokens, place) &&
      !isMeasuredOut(tokens, place) &&
      !isIdiom(place) &&
      (neverNegated.has(place.sign) || !isNegated(tokens, place)),
  );
  return { tokens, signs, figures: findFigures(tokens, signs), all };
}

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

/** "100 g sugar" is in the cake and not in the blood. */
function isMeasuredOut(tokens: Token[], { sign, start }: Place): boolean {
  const [unit, amount] = [tokens[start - 1], tokens[start - 2]];
  const isBeside = (tokens[start]?.gap ?? '').trim() === '' && (unit?.gap ?? '').trim() === '';
  return sign === 'sugar' && isBeside && amount?.value !== undefined && isHeardAs(unit, foodMeasures);
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
