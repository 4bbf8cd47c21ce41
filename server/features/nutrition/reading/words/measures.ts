import { joinerOf } from './joiners.ts';
import { OF, PART_NUMBERS, QUARTERS, type ReadNumber, readNumber, startsNumber } from './number.ts';
import { isMark, isWord, type Token } from './tokens.ts';
import {
  COUNTED_UNITS,
  MEASURED_UNITS,
  type Measure,
  OTHER_UNITS,
  PEGS,
  pegOf,
  SIZE_WORDS,
  UNITS_BEFORE_FOOD,
  UNITS_BEFORE_OF,
  UNITS_BEHIND_NUMBERS,
} from './units.ts';
import { wordList } from './wordLists.ts';

const FLUID = wordList('fluid');
const PATTIES = wordList('patties');
const THALI = wordList('thali');
export const BRIMFUL = wordList('brimful');
const CLASSIFIERS = wordList('glued to numbers');
const MOST_CUPS = 6;
const SIZE_KEYS = new Set(SIZE_WORDS.keys());
const QUARTER_KILO_G = 250;
const EATEN_WITH_BUNS = wordList('eaten with buns');

/** "12 fl oz" in "a 12 fl oz can", after a first number. */
export function readMeasure(tokens: Token[], at: number, before: ReadNumber | undefined) {
  if (!before || tokens[at]?.kind !== 'number') return undefined;
  const number = readNumber(tokens, at);
  const unit = number && readMeasureUnit(tokens, number.next);
  if (!number || !unit) return undefined;
  return { measure: { of: unit.measure.of, amount: unit.measure.amount * number.value }, next: unit.next };
}

export function readMeasureUnit(
  tokens: Token[],
  at: number,
  size?: string,
): { measure: Measure; next: number } | undefined {
  let next = isMark(tokens[at], '-') ? at + 1 : at;
  if (isWord(tokens[next], PEGS)) return { measure: pegOf(size), next: next + 1 };
  if (isQuarterKilo(tokens, next)) return { measure: { of: 'g', amount: QUARTER_KILO_G }, next: next + 1 };
  if (isWord(tokens[next], FLUID)) {
    next += 1;
    if (MEASURED_UNITS.get(tokens[next]?.key ?? '')?.amount !== 28.35) return undefined;
    return { measure: { of: 'ml', amount: 29.57 }, next: skipMark(tokens, next + 1) };
  }
  const measure = MEASURED_UNITS.get(tokens[next]?.key ?? '');
  return measure && { measure, next: skipMark(tokens, next + 1) };
}

/** "ek pav doodh" is a quarter of a kilo, "ek pav bhaji ke saath" a bun. */
function isQuarterKilo(tokens: Token[], at: number): boolean {
  const following = tokens[at + 1];
  if (!isWord(tokens[at], QUARTERS) || following?.kind !== 'word') return false;
  return !EATEN_WITH_BUNS.has(following.key) && joinerOf(tokens, at + 1) === undefined;
}

function skipMark(tokens: Token[], at: number): number {
  return isMark(tokens[at], '-') ? at + 1 : at;
}

/** "30 min", "3 km" and "9 baje" are no amounts of food. */
export function measuresSomethingElse(tokens: Token[], at: number): boolean {
  return tokens[at]?.kind === 'number' && OTHER_UNITS.has(tokens[at + 1]?.key ?? '');
}

/** Units that are counted rather than measured: "2 katori", "a tetra pack of", "3 no". */

export function readUnit(
  tokens: Token[],
  at: number,
  afterNumber: boolean,
): { unit: string; next: number } | undefined {
  const token = tokens[at];
  if (token?.key === 'tukda' && tokens[at - 1]?.key === 'shahi') return undefined;
  if (token?.key === 'tetra') return readUnit(tokens, at + 1, afterNumber);
  const isJuiceBox = token?.key === 'juice' && isWord(tokens[at + 2], OF);
  if (isJuiceBox && COUNTED_UNITS.has(tokens[at + 1]?.key ?? '')) return readUnit(tokens, at + 1, afterNumber);
  const unit = unitAt(tokens, at, afterNumber);
  if (!token || !unit) return undefined;
  const following = tokens[at + 1];
  const beforeOf = isWord(following, OF);
  if (unit === 'serving' && following?.key === 'spoon') return { unit: 'serving spoon', next: at + 2 };
  const beforeFood = following?.kind === 'word' && afterNumber && UNITS_BEFORE_FOOD.has(token.key);
  if (UNITS_BEFORE_OF.has(token.key) && !beforeOf && !beforeFood && !isSizedPatty(tokens, at)) return undefined;
  if (!afterNumber && !beforeOf && endsPhrase(following)) return undefined;
  return { unit, next: at + 1 };
}

function unitAt(tokens: Token[], at: number, afterNumber: boolean): string | undefined {
  const token = tokens[at];
  const isNumber = afterNumber && token?.key === 'no' && tokens[at - 1]?.kind === 'number';
  if (isNumber || isClassifier(tokens, at)) return 'piece';
  if (isWord(token, THALI) && isWord(tokens[at + 1], BRIMFUL)) return 'plate';
  return COUNTED_UNITS.get(token?.key ?? '') ?? unitBehindNumber(tokens, at);
}

/** "3go", "4ta": what stands for pieces right behind digits. */
function isClassifier(tokens: Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before?.kind === 'number' && before.end === tokens[at]?.start && isWord(tokens[at], CLASSIFIERS);
}

/** "Do boti", "1/2c oats", "half c rice": words that are a unit right behind a number alone. */
function unitBehindNumber(tokens: Token[], at: number): string | undefined {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!before || token?.kind !== 'word' || !startsNumber(before)) return undefined;
  const isPart = before.kind === 'number' ? before.value <= MOST_CUPS : PART_NUMBERS.has(before.key);
  return isPart && token.key === 'c' ? 'cup' : UNITS_BEHIND_NUMBERS.get(token.key);
}

/** "With a small patty"; "2 patties" alone are a food. */
function isSizedPatty(tokens: Token[], at: number): boolean {
  return isWord(tokens[at], PATTIES) && isWord(tokens[at - 1], SIZE_KEYS);
}

export function endsPhrase(token: Token | undefined): boolean {
  return !token || token.kind === 'mark';
}

const AND = wordList('and');
const A_HALF = wordList('halves');

/** "A cup and a half", "ek plate aur aadhi": how many tokens that is behind the unit; "a roti and half a banana" is not. */
export function lengthOfAndAHalf(tokens: Token[], at: number): number {
  if (!AND.has(tokens[at]?.key ?? '') || tokens[at]?.kind !== 'word') return 0;
  const half = tokens[at + 1]?.key === 'a' ? at + 2 : at + 1;
  const next = tokens[half + 1];
  const isEnd = !next || next.kind === 'mark' || next.key === 'of';
  return tokens[half]?.kind === 'word' && A_HALF.has(tokens[half]?.key ?? '') && isEnd ? half + 1 - at : 0;
}
