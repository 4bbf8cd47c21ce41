import { readNumber as readAnyNumber } from '../../../../language/numbers.ts';
import {
  ADDED_PARTS,
  ARTICLES,
  COUNT_WORDS,
  counted,
  DOUBTFUL_NUMBERS,
  DOZEN,
  fractionOrCount,
  HUNDRED,
  isHundred,
  PART_NUMBERS,
  partOf,
  type ReadNumber,
  skipOfArticle,
  WHOLE_NUMBERS,
  withFraction,
} from './numberParts.ts';
import { isMark, type Token } from './tokens.ts';
import { MEASURED_UNITS } from './units.ts';
import { wordList } from './wordLists.ts';

const TO = wordList('range');
const BY = wordList('by halves');
const HALVED = wordList('halved in cups');
const PRONOUNS_AND_VERBS = wordList('pronoun or verb');
/** A quarter, of a kilo where nothing else is said; also the bun of "pav bhaji". */
export const QUARTERS = wordList('quarters');

/** A number in digits or words, with fractions, counts ("a dozen") and ranges ("1-2", their middle). */
export function readNumber(tokens: Token[], at: number): ReadNumber | undefined {
  const first = readPlainNumber(tokens, at);
  if (!first) return undefined;
  const range = tokens[first.next];
  if (range && (isMark(range, '-') || TO.has(range.key))) {
    const second = readPlainNumber(tokens, first.next + 1);
    if (second?.counted && first.counted && second.value > first.value && second.value < first.value * 20) {
      return { ...second, value: (first.value + second.value) / 2 };
    }
  }
  return first;
}

function readPlainNumber(tokens: Token[], at: number): ReadNumber | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const byTwo = endOfByTwo(tokens, at);
  if (byTwo) return partOf(0.5, byTwo);
  if (token.kind === 'number') return readDigits(tokens, at);
  if (token.kind !== 'word') return undefined;

  if (ARTICLES.has(token.key))
    return fractionOrCount(tokens, at + 1) ?? { value: 1, next: at + 1, counted: false, fraction: false };
  const added = ADDED_PARTS.get(token.key);
  const wholeAfter = added && (WHOLE_NUMBERS.get(tokens[at + 1]?.key ?? '') ?? tokens[at + 1]?.value);
  if (added && wholeAfter) return longer(counted(wholeAfter + added, at + 2), tokens, at);
  if (isDoubtful(tokens, at)) return undefined;
  if (QUARTERS.has(token.key) && MEASURED_UNITS.has(tokens[at + 1]?.key ?? '')) return partOf(0.25, at + 1);
  return longer(fractionOrCount(tokens, at) ?? readWholeNumber(tokens, at), tokens, at);
}

/** "By two coffee", "one by-two chai", "coffee 1 by 2": one that two share. Where that ends, or 0. */
function endOfByTwo(tokens: Token[], at: number): number {
  const isOne = valueAt(tokens, at) === 1;
  let next = isOne ? at + 1 : at;
  if (!BY.has(tokens[next]?.key ?? '')) return 0;
  next = isMark(tokens[next + 1], '-') ? next + 2 : next + 1;
  if (valueAt(tokens, next) !== 2) return 0;
  return [tokens[next + 1], tokens[at - 1]].some((beside) => HALVED.has(beside?.key ?? '')) ? next + 1 : 0;
}

const valueAt = (tokens: Token[], at: number): number | undefined =>
  tokens[at]?.kind === 'number' ? tokens[at].value : WHOLE_NUMBERS.get(tokens[at]?.key ?? '');

/** Of what is told in more words than a meal's own numbers have, all of it: "two point five", "ek sau pachas". */
function longer(own: ReadNumber | undefined, tokens: Token[], at: number): ReadNumber | undefined {
  const whole = readAnyNumber(tokens, at);
  return own && whole?.counted && whole.next > own.next ? counted(whole.value, whole.next) : own;
}

/** "Twenty five", "two hundred", "two dozen", "two and a half". */
function readWholeNumber(tokens: Token[], at: number): ReadNumber | undefined {
  const whole = WHOLE_NUMBERS.get(tokens[at]?.key ?? '');
  if (whole === undefined) return undefined;
  let value = whole;
  let next = at + 1;
  const ones = WHOLE_NUMBERS.get(tokens[next]?.key ?? '');
  if (whole >= 20 && whole < HUNDRED && ones !== undefined && ones < 10) {
    value += ones;
    next += 1;
  } else if (isHundred(tokens[next]) && whole < 10) {
    value *= HUNDRED;
    next += 1;
  }
  if (COUNT_WORDS.get(tokens[next]?.key ?? '') === DOZEN) return counted(value * DOZEN, next + 1);
  return withFraction(tokens, value, next);
}

function readDigits(tokens: Token[], at: number): ReadNumber {
  const value = tokens[at]?.value ?? 0;
  const after = tokens[at + 1];
  const divisor = tokens[at + 2];
  if (isMark(after, '/') && divisor?.kind === 'number' && divisor.value > 0) {
    return partOf(value / divisor.value, skipOfArticle(tokens, at + 3));
  }
  const isFraction = value > 0 && value < 1;
  if (COUNT_WORDS.get(after?.key ?? '') === DOZEN) return counted(value * DOZEN, at + 2);
  if (after?.kind === 'number' && Number.isInteger(value)) {
    const isWritten = isMark(divisor, '/') && (tokens[at + 3]?.value ?? 0) > after.value;
    const part = isWritten ? after.value / (tokens[at + 3]?.value ?? 1) : after.value;
    if (part > 0 && part < 1) return counted(value + part, at + (isWritten ? 4 : 2));
  }
  return isFraction ? partOf(value, at + 1) : withFraction(tokens, value, at + 1);
}

const STARTS = new Set([
  ...BY,
  ...WHOLE_NUMBERS.keys(),
  ...PART_NUMBERS.keys(),
  ...COUNT_WORDS.keys(),
  ...ADDED_PARTS.keys(),
  ...QUARTERS,
  ...ARTICLES,
]);

/** Whether a number may start with this word, whatever follows. */
export function startsNumber({ kind, key }: Pick<Token, 'kind' | 'key'>): boolean {
  return kind === 'number' || STARTS.has(key);
}

/** "do" is two in "do roti" and "roti do", and a verb in "what do I eat". */
function isDoubtful(tokens: Token[], at: number): boolean {
  if (!DOUBTFUL_NUMBERS.has(tokens[at]?.key ?? '')) return false;
  const before = tokens[at - 1];
  const following = tokens[at + 1];
  if (PRONOUNS_AND_VERBS.has(before?.key ?? '')) return true;
  return following?.kind === 'word' ? PRONOUNS_AND_VERBS.has(following.key) : before?.kind !== 'word';
}
