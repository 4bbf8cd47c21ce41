import { bounded, fractionSigns } from './figures.ts';
import { numberPhrases, numberWords } from './lexicon.ts';
import { readWordLists } from './phraseLists.ts';
import type { NumberToken } from './tokens.ts';

const listed = readWordLists(new URL('./numbers.txt', import.meta.url));

const byWord = (lists: [value: number, word: string][]) => new Map(lists.map(([value, word]) => [word, value]));
export const wholes = byWord([...numberWords('number'), ...numberWords('couple')]);
/** Ones stand behind them as a word of their own. */
const tens = listed('tens before ones');
const scales = byWord(numberWords('scale'));
const parts = byWord(numberWords('part'));
const offsets = byWord(numberWords('added'));
const denominators: [part: number, words: Set<string>][] = [
  [1 / 4, listed('quarters')],
  [1 / 3, listed('thirds')],
];
export const articles = listed('articles');
export const points = listed('points');
export const ands = listed('ands');
const rangeWords = listed('range');

export interface ReadNumber {
  value: number;
  /** The token after it. */
  next: number;
  /** False for "a" and "an". */
  counted: boolean;
}

/** Reads the number that starts at a token: "2", "1½", "half a", "dhai sau", "साढ़े सात", "one and a half". */
export const readNumber = (tokens: readonly NumberToken[], at: number): ReadNumber | undefined =>
  readBelow(tokens, at, Number.POSITIVE_INFINITY);

/** A number whose scale is smaller than that of the number it is added to. */
function readBelow(tokens: readonly NumberToken[], at: number, most: number): ReadNumber | undefined {
  const read = readBase(tokens, at);
  const base = read?.counted && read.next > at ? readPoint(tokens, read) : read;
  if (!base) return undefined;
  let { value, next } = base;
  const scale = scales.get(tokens[next]?.word ?? '');
  if (scale && scale < most) {
    value *= scale;
    next += 1;
    const rest = scale > 12 ? readRest(tokens, next, scale) : undefined;
    if (rest) return { ...rest, value: bounded(value + rest.value) };
    return readPoint(tokens, { value: bounded(value), next, counted: true });
  } else if (most > 100 && value >= 100 && value < 1_000 && value % 100 === 0 && tokens[at]?.kind === 'word') {
    // "Irunooru" is 200 in one word.
    const rest = readRest(tokens, next, 100);
    if (rest) return { ...rest, value: value + rest.value };
  } else if (Number.isInteger(value) && ands.has(tokens[next]?.word ?? '')) {
    const fraction = articles.has(tokens[next + 1]?.word ?? '') ? next + 2 : next + 1;
    const part = parts.get(tokens[fraction]?.word ?? '') ?? 1;
    if (part < 1) return { value: value + part, next: fraction + 1, counted: true };
  }
  return { value: bounded(value), next, counted: base.counted };
}

/** What is added behind a scale: the "nine hundred and four" of ten thousand, the "500" of "7 hazaar 500". */
function readRest(tokens: readonly NumberToken[], at: number, scale: number): ReadNumber | undefined {
  const restAt = ands.has(tokens[at]?.word ?? '') ? at + 1 : at;
  const rest = readBelow(tokens, restAt, scale);
  const isWritten = tokens[restAt]?.kind === 'number';
  const isHundreds = scale === 1000 && restAt === at && rest !== undefined && rest.value % 100 === 0;
  const isTold = rest !== undefined && (Number.isInteger(rest.value) || hasPoint(tokens, restAt, rest.next));
  const isRest = isTold && rest.counted && rest.next > restAt && rest.value > 0;
  return isRest && rest.value < scale && (!isWritten || isHundreds) ? rest : undefined;
}

/** A number, or the middle of a range such as "30-40" or "6 to 7". */
export function readRange(tokens: readonly NumberToken[], at: number): ReadNumber | undefined {
  const first = readNumber(tokens, at);
  const between = first && tokens[first.next]?.word;
  if (!first?.counted || !between || !(/^[-–]$/.test(between) || rangeWords.has(between))) return first;
  const second = readNumber(tokens, first.next + 1);
  if (!second?.counted || second.value <= first.value || second.value > first.value * 10) return first;
  return { ...second, value: (first.value + second.value) / 2 };
}

export function readBase(tokens: readonly NumberToken[], at: number): ReadNumber | undefined {
  const token = tokens[at];
  if (token?.kind === 'number') return readDigits(tokens, at);
  if (token?.kind !== 'word') return undefined;
  if (articles.has(token.word)) {
    const partOf = tokens[at + 2]?.word === 'of' ? denominatorAt(tokens, at + 1) : undefined;
    if (partOf) return { value: partOf, next: at + 2, counted: true };
    const part = readWord(tokens, at + 1);
    const isPart = part && (part.value < 1 || tokens[at + 1]?.word === 'couple');
    return isPart ? part : { value: 1, next: at + 1, counted: false };
  }
  const offset = offsets.get(token.word);
  const whole = offset && (tokens[at + 1]?.kind === 'number' ? readDigits(tokens, at + 1) : readWord(tokens, at + 1));
  if (offset && whole && Number.isInteger(whole.value)) return { ...whole, value: whole.value + offset };
  return readWord(tokens, at);
}

/** "70 point 6", "seventy point six", "five point two five". */
function readPoint(tokens: readonly NumberToken[], whole: ReadNumber): ReadNumber {
  const isPoint = points.has(tokens[whole.next]?.word ?? '') && Number.isInteger(whole.value);
  const parts = isPoint ? partsAfterPoint(tokens, whole.next + 1) : undefined;
  return parts ? { ...whole, value: Number(`${whole.value}.${parts.digits}`), next: parts.next } : whole;
}

/** "6", "six", "two five", "twenty five". */
export function partsAfterPoint(
  tokens: readonly NumberToken[],
  at: number,
): { digits: string; next: number } | undefined {
  const token = tokens[at];
  if (token?.kind === 'number') return Number.isInteger(token.value) ? { digits: token.word, next: at + 1 } : undefined;
  const first = readWord(tokens, at);
  if (!first || first.next === at || !Number.isInteger(first.value) || first.value > 99) return undefined;
  let { next } = first;
  let digits = String(first.value);
  for (let digit = digitAt(tokens, next); first.value < 10 && digit; digit = digitAt(tokens, next)) {
    digits += digit;
    next += 1;
  }
  return { digits, next };
}

function digitAt(tokens: readonly NumberToken[], at: number): string | undefined {
  const value = wholes.get(tokens[at]?.word ?? '');
  return value !== undefined && value < 10 && Number.isInteger(value) ? String(value) : undefined;
}

/** Whether the number of these tokens was told with a point. */
export const hasPoint = (tokens: readonly NumberToken[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ word }) => points.has(word));

function readDigits(tokens: readonly NumberToken[], at: number): ReadNumber {
  const value = tokens[at]?.value ?? 0;
  const divided = divide(tokens, at);
  if (divided) return divided;
  const fraction = fractionSigns.has(tokens[at + 1]?.word ?? '')
    ? { value: tokens[at + 1]?.value ?? 0, next: at + 2, counted: true }
    : divide(tokens, at + 1);
  const isMixed = fraction && Number.isInteger(value) && fraction.value > 0 && fraction.value < 1;
  return isMixed ? { ...fraction, value: value + fraction.value } : { value, next: at + 1, counted: true };
}

/** "1/2". */
function divide(tokens: readonly NumberToken[], at: number): ReadNumber | undefined {
  const [above, stroke, below] = [tokens[at], tokens[at + 1]?.word, tokens[at + 2]];
  if (above?.kind !== 'number' || below?.kind !== 'number' || below.value === 0) return undefined;
  return stroke === '/' || stroke === '⁄'
    ? { value: above.value / below.value, next: at + 3, counted: true }
    : undefined;
}

function readWord(tokens: readonly NumberToken[], at: number): ReadNumber | undefined {
  const word = tokens[at]?.word ?? '';
  const phrase = numberPhrases
    .get(word)
    ?.find(({ more }) => more.every((other, offset) => tokens[at + 1 + offset]?.word === other));
  if (phrase) return { value: phrase.value, next: at + 1 + phrase.more.length, counted: true };
  const ownPart = parts.get(word);
  if (ownPart) return readPart(tokens, at, ownPart);
  const whole = wholes.get(word);
  if (whole === undefined) return scales.has(word) ? { value: 1, next: at, counted: true } : undefined;
  const following = tokens[at + 1]?.word ?? '';
  const partAt = following === '-' ? at + 2 : at + 1;
  const part = denominatorAt(tokens, partAt);
  if (part && whole < 10) return { value: whole * part, next: partAt + 1, counted: true };
  if (word === 'couple' && following === 'of') return { value: 2, next: at + 2, counted: true };
  const ones = tens.has(word)
    ? wholes.get(tokens[at + 1]?.word === '-' ? (tokens[at + 2]?.word ?? '') : following)
    : undefined;
  if (ones && ones < 10) return { value: whole + ones, next: following === '-' ? at + 3 : at + 2, counted: true };
  return { value: whole, next: at + 1, counted: true };
}

const denominatorAt = (tokens: readonly NumberToken[], at: number): number | undefined =>
  denominators.find(([, words]) => words.has(tokens[at]?.word ?? ''))?.[0];

/** "Half", "half a", "half of one", "half of half a"; "dhai", which is more than one. */
function readPart(tokens: readonly NumberToken[], at: number, part: number): ReadNumber {
  let next = at + 1;
  if (part > 1) return { value: part, next, counted: true };
  const isOf = tokens[next]?.word === 'of';
  if (isOf) next += 1;
  if (articles.has(tokens[next]?.word ?? '')) next += 1;
  const whole = isOf ? (tokens[next]?.word ?? '') : '';
  const value = wholes.get(whole) ?? parts.get(whole);
  return value === undefined
    ? { value: part, next, counted: true }
    : { value: part * value, next: next + 1, counted: true };
}
