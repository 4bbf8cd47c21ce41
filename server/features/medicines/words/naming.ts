import { rolesOfTokens } from '../../../language/lexicon.ts';
import { readNumber } from '../../../language/numbers.ts';
import { nutrientsByName } from '../../../language/nutrients.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import type { Token } from '../../../language/tokens.ts';
import { isWordOfFood } from '../../nutrition/reading.ts';
import { multiplied } from './multiples.ts';
import { capitalised, findName, textOf } from './names.ts';

const listed = readWordLists(new URL('./medicines.txt', import.meta.url));
export const forms = listed('forms');
const doseUnits = listed('dose units');
const abbreviations = readWordLists(new URL('./orders.txt', import.meta.url))('abbreviations');

/** A medicine that a message names; '' for "my medicine", whichever it is. */
export interface Named {
  name: string;
  dose: string;
}

/** The medicines that are named, each with the dose beside it. */
export function findNamed(tokens: Token[], own: string[], isTaking: boolean) {
  const named: Named[] = [];
  const spans: [from: number, to: number][] = [];
  for (let at = 0; at < tokens.length; ) {
    const isNext = isTaking && joins.has(tokens[at - 1]?.word ?? '') && spans.at(-1)?.[1] === at - 1;
    const found =
      findName(tokens, at, own) ??
      unknownName(tokens, at, isTaking) ??
      purposeName(tokens, at) ??
      (isNext ? supplementAt(tokens, at) : undefined);
    if (!found) {
      at += 1;
      continue;
    }
    const before = doseBefore(tokens, at);
    const after = doseAt(tokens, found.next) ?? doseBehind(tokens, found.next);
    const told = multiplied(
      tokens,
      after?.dose ?? before?.dose ?? '',
      after || !before ? at : before.from,
      after?.next ?? found.next,
    );
    // "BP ki goli telma" is one: its name says which.
    const isSame = spans.at(-1)?.[1] === told.from && forms.has(tokens[told.from - 1]?.word ?? '');
    if (isSame && told.from > 0) {
      named.pop();
      told.from = spans.pop()?.[0] ?? told.from;
    }
    named.push({ name: found.name, dose: told.dose });
    spans.push([told.from, told.next]);
    at = told.next;
  }
  return { named, spans };
}

/** "Thyronorm gold 50 mcg": the dose behind a word that goes on with the name. */
function doseBehind(tokens: Token[], at: number): { dose: string; next: number } | undefined {
  const [token, number, unit] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isKnown = token?.kind !== 'word' || forms.has(token.word) || (rolesOfTokens([token])[0]?.size ?? 0) > 0;
  const isDose = number?.kind === 'number' && unitsOfMedicines.test(unit?.word ?? '');
  return !isKnown && isDose ? doseAt(tokens, at + 1) : undefined;
}

/** For each token, whether it is of a medicine's name. */
export function namesIn(tokens: Token[], own: string[]): boolean[] {
  const isName = tokens.map(() => false);
  for (let at = 0; at < tokens.length; at += 1) isName.fill(true, at, findName(tokens, at, own)?.next ?? at);
  return isName;
}

const leastLetters = 5;
const unitsOfMedicines = /^(?:mg|mcg|iu|units?|यूनिट)$/;

/** What tablets hold, in mg, where no unit is said. */
const strengths = new Set([
  5, 10, 12.5, 20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 125, 150, 200, 250, 300, 325, 400, 500, 600, 625, 650, 750,
  850, 1_000,
]);

/** A word that says nothing else, in front of a dose that only medicines have, "glargine 14 units", or of one that was taken, "udiliv 300 li". */
function unknownName(tokens: Token[], at: number, isTaking: boolean): { name: string; next: number } | undefined {
  const [token, number, unit] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token?.kind !== 'word' || token.word.length < leastLetters || number?.kind !== 'number') return undefined;
  const isOfTablet = isTaking && strengths.has(number.value) && !isMeasured(unit) && !isWordOfFood(token.word);
  const isKnown = forms.has(token.word) || (rolesOfTokens([token])[0]?.size ?? 0) > 0;
  return isKnown || !(isOfTablet || unitsOfMedicines.test(unit?.word ?? ''))
    ? undefined
    : { name: capitalised(token.text), next: at + 1 };
}

/** "Malaria ki goli": by what it is for, where that says nothing else. */
function purposeName(tokens: Token[], at: number): { name: string; next: number } | undefined {
  const [token, of, form] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  const isPurpose = token?.kind === 'word' && token.word.length >= leastOfPurpose && !forms.has(token.word);
  if (!isPurpose || !forWhat.has(of?.word ?? '') || !forms.has(form?.word ?? '')) return undefined;
  const isKnown = (rolesOfTokens([token])[0]?.size ?? 0) > 0;
  return isKnown ? undefined : { name: capitalised(textOf(tokens, at, at + 3)), next: at + 3 };
}
const forWhat = listed('for what');
const leastOfPurpose = 4;

/** "Vit d + iron": what else was taken with a medicine, where foods have it too. */
function supplementAt(tokens: Token[], at: number): { name: string; next: number } | undefined {
  const token = tokens[at];
  return token && nutrientsByName.has(token.word) ? { name: capitalised(token.text), next: at + 1 } : undefined;
}
const joins = listed('joins');

const isMeasured = (unit: Token | undefined): boolean =>
  unit !== undefined &&
  !/^[x×*]$/.test(unit.word) &&
  (rolesOfTokens([unit])[0]?.has('unit') === true || rolesOfTokens([unit])[0]?.has('measure') === true);

/** "500", "500 mg", "10 unit", "half tablet". */
export function doseAt(tokens: Token[], at: number): { dose: string; next: number } | undefined {
  const number = readNumber(tokens, at);
  if (!number?.counted) return undefined;
  const unit = tokens[number.next]?.word ?? '';
  if (doseUnits.has(unit)) return { dose: textOf(tokens, at, number.next + 1), next: number.next + 1 };
  const isClock = /^(?:am|pm|baje|bje|बजे|:|times?|baar|-|din|days?|hours?|ghante)$/.test(unit);
  const value = tokens[at]?.value ?? 0;
  // "Atorvastatin 10 HS".
  const isStrength = value >= 25 || (strengths.has(value) && abbreviations.has(unit));
  return !isClock && tokens[at]?.kind === 'number' && isStrength
    ? { dose: textOf(tokens, at, number.next), next: number.next }
    : undefined;
}

/** "Ramipril 5 before breakfast": what a tablet may hold, right behind a name. */
export function strengthAt(tokens: Token[], at: number): { dose: string; next: number } | undefined {
  const token = tokens[at];
  return token?.kind === 'number' && strengths.has(token.value) ? { dose: token.text, next: at + 1 } : undefined;
}

/** "2 tablets of", "500 mg". */
function doseBefore(tokens: Token[], at: number): { dose: string; from: number } | undefined {
  const end = tokens[at - 1]?.word === 'of' ? at - 1 : at;
  for (let from = Math.max(0, end - 3); from < end; from += 1) {
    const dose = doseAt(tokens, from);
    if (dose && dose.next === end) return { dose: dose.dose, from };
  }
  return undefined;
}
