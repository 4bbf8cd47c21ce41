import { joinerOf } from './joiners.ts';
import { BRIMFUL, endsPhrase, lengthOfAndAHalf, readMeasure, readMeasureUnit, readUnit } from './measures.ts';
import { OF, type ReadNumber, readNumber, startsNumber } from './number.ts';
import { LEFT_OUT, LESS } from './structureWords.ts';
import { isMark, isWord, type Token } from './tokens.ts';
import { COUNTED_UNITS, type Measure, PEGS, SIZE_WORDS, SPIRIT_MEASURES } from './units.ts';
import { wordList } from './wordLists.ts';

/** How much of a food a person said: "2 large", "half a katori of", "a 12 fl oz can of". */
export interface Amount {
  /** Undefined when only a size or "some" was said. */
  quantity: number | undefined;
  /** A household unit of the food table, or undefined for pieces and measured amounts. */
  unit: string | undefined;
  size: string | undefined;
  /** g or ml of one: "200 g" is quantity 200 of 1 g, "2 x 330 ml" is quantity 2 of 330 ml. */
  measure: Measure | undefined;
  /** "bottle of": what follows is in it. */
  isContainer: boolean;
  /** A number was said, rather than "a" or nothing. */
  counted: boolean;
  /** "40 g each": holds for every piece of an amount that was said before. */
  each: boolean;
}

/** Nothing is said of how much. */
export const UNSAID: Amount = {
  quantity: undefined,
  unit: undefined,
  size: undefined,
  measure: undefined,
  isContainer: false,
  counted: false,
  each: false,
};

export interface ReadAmount {
  amount: Amount;
  next: number;
}

const EACH = wordList('each', 'per');
/** So many words at most stand between a number and its unit. */
const MOST_SIZES = 8;
/** Words between a number and its unit that change nothing: "1 heaping tablespoon", "a single serving bag". */
const BEFORE_UNIT = wordList('before unit');
const WHOLE = wordList('whole');

/**
 * Reads the amount that starts at a token, or nothing when none starts there. A unit without a number ("bowl of dal",
 * "medium apple") is an amount too.
 */
export function readAmount(tokens: Token[], at: number): ReadAmount | undefined {
  return isLessOf(tokens, at) ? undefined : (measureBefore(tokens, at) ?? numberAndUnit(tokens, at));
}

function numberAndUnit(tokens: Token[], at: number): ReadAmount | undefined {
  if (isMultiplication(tokens[at]) && tokens[at + 1]?.kind === 'number') return readAmount(tokens, at + 1);
  const number = readNumber(tokens, at);
  let next = number?.next ?? at;
  if (number && isMark(tokens[next], '%')) return undefined;
  const amount: Amount = { ...UNSAID, quantity: number?.value, counted: number?.counted ?? false };
  if (number && (isMultiplication(tokens[next]) || isHyphenOfUnit(tokens, next))) next += 1;

  const unitStart = next;
  const described = readSizes(tokens, next, at, number, amount);
  next = described.next;
  const measured = amount.measure ? undefined : measureBehind(tokens, next, number, amount.size);
  if (measured) {
    amount.measure = measured.measure;
    next = measured.next;
  }
  const unit = readUnit(tokens, next, number !== undefined || amount.size !== undefined);
  if (unit) {
    amount.unit = unit.unit;
    next = withAHalf(tokens, endOfUnit(tokens, unit.next), amount);
  }
  // "a cold drink": without a unit they belong to the food.
  if (described.adjectivesFrom !== undefined && !unit && !amount.measure) next = described.adjectivesFrom;
  const isSized = isSizeOfFood(amount, tokens[next]) && (amount.measure !== undefined || next !== unitStart);
  const saysMuch = number || amount.unit || isSized;
  return saysMuch ? withPrepositions(tokens, next, amount, number?.fraction === true) : undefined;
}

/** Adds the half of "a cup and a half" to the amount; where that ends. */
function withAHalf(tokens: Token[], at: number, amount: Amount): number {
  const half = amount.quantity === undefined ? 0 : lengthOfAndAHalf(tokens, at);
  if (half > 0) amount.quantity = (amount.quantity ?? 0) + 0.5;
  return at + half;
}

function measureBehind(tokens: Token[], at: number, number: ReadNumber | undefined, size: string | undefined) {
  return number || isWord(tokens[at], PEGS) ? readMeasureUnit(tokens, at, size) : undefined;
}

/** "Pauwa of old monk", "nip rum": the measure of what follows; alone it is a bottle of its own. */
function measureBefore(tokens: Token[], at: number): ReadAmount | undefined {
  if (!isWord(tokens[at], SPIRIT_MEASURES)) return undefined;
  const next = isWord(tokens[at + 1], OF) ? at + 2 : at + 1;
  const isBefore = tokens[next]?.kind === 'word' && !joinerOf(tokens, next);
  const measure = isBefore ? readMeasureUnit(tokens, at, undefined) : undefined;
  return measure && { amount: { ...UNSAID, measure: measure.measure, isContainer: true }, next };
}

/** Behind "a bowl full of" and "katori bhar". */
function endOfUnit(tokens: Token[], at: number): number {
  return isFullOf(tokens, at) || isWord(tokens[at], BRIMFUL) ? at + 1 : at;
}

/**
 * Sizes, contents and adjectives between a number and its unit: "2 large", "a 12 fl oz can". Writes sizes and contents
 * into the amount; says where they end, and where adjectives begin that belong to the food if no unit follows.
 */
function readSizes(tokens: Token[], start: number, at: number, number: ReadNumber | undefined, amount: Amount) {
  let next = start;
  let adjectivesFrom: number | undefined;
  while (next < start + MOST_SIZES && tokens[next] && tokens[next]?.kind !== 'mark') {
    const { key } = tokens[next] as Token;
    const container = amount.measure ? undefined : readMeasure(tokens, next, number);
    if (container) {
      amount.measure = container.measure;
      next = container.next;
    } else if (isSizeHere(tokens, next, at, number, amount)) {
      amount.size = key === 'extra' ? 'extra large' : SIZE_WORDS.get(key);
      next += 1;
    } else if ((number || amount.size || isWholeBag(tokens, next)) && isBeforeUnit(tokens, next)) {
      adjectivesFrom ??= next;
      if (isWholeBag(tokens, next)) amount.size = 'family';
      next += 1;
    } else {
      break;
    }
  }
  return { next, adjectivesFrom };
}

function isSizeHere(
  tokens: Token[],
  next: number,
  at: number,
  number: ReadNumber | undefined,
  { size }: Amount,
): boolean {
  const said = SIZE_WORDS.get(tokens[next]?.key ?? '');
  if (!said) return false;
  return number !== undefined || COUNTED_UNITS.has(tokens[next + 1]?.key ?? '') || next === at || said === size;
}

/** "Medium apple" and "thoda", and not "medium" alone. */
function isSizeOfFood({ size }: Amount, following: Token | undefined): boolean {
  return size !== undefined && (size === 'little' || !endsPhrase(following));
}

/** Takes in the "of" and the "each" behind an amount. */
function withPrepositions(tokens: Token[], end: number, amount: Amount, isFraction: boolean): ReadAmount {
  let next = end;
  if (isWord(tokens[next], OF) && (amount.unit || amount.measure || isFraction)) {
    amount.isContainer = amount.unit !== undefined;
    next += 1;
  }
  if (isWord(tokens[next], EACH)) {
    amount.each = true;
    next += 1;
  }
  return { amount, next };
}

/** Whether an amount may start with this word, whatever follows. */
export function startsAmount(kind: Token['kind'], key: string): boolean {
  return startsNumber({ kind, key }) || COUNTED_UNITS.has(key) || SIZE_WORDS.has(key) || key === 'juice';
}

/** "1 heaping tablespoon", "a single serving bag", but "a serving of". */
function isBeforeUnit(tokens: Token[], at: number): boolean {
  const following = tokens[at + 1];
  if (!isWord(tokens[at], BEFORE_UNIT) || endsPhrase(following)) return false;
  return tokens[at]?.key !== 'serving' || COUNTED_UNITS.has(following?.key ?? '');
}

/** A whole bag of chips is one to share. */
function isWholeBag(tokens: Token[], at: number): boolean {
  return isWord(tokens[at], WHOLE) && COUNTED_UNITS.get(tokens[at + 1]?.key ?? '') === 'bag';
}

/** "a quarter-cup", "half-plate". */
function isHyphenOfUnit(tokens: Token[], at: number): boolean {
  return (
    isMark(tokens[at], '-') &&
    tokens[at]?.start === tokens[at - 1]?.end &&
    tokens[at]?.end === tokens[at + 1]?.start &&
    COUNTED_UNITS.has(tokens[at + 1]?.key ?? '')
  );
}

/** "a bowl full of". */
function isFullOf(tokens: Token[], at: number): boolean {
  return tokens[at]?.key === 'full' && isWord(tokens[at + 1], OF);
}

/** "Less sugar" measures no sugar. */
function isLessOf(tokens: Token[], at: number): boolean {
  return isWord(tokens[at], LESS) && isWord(tokens[at + 1], LEFT_OUT);
}

export function isMultiplication(token: Token | undefined): boolean {
  return isMark(token, '×') || isMark(token, '*') || token?.key === 'x';
}

/** Units in which dishes are served rather than counted. */
export const SERVED_IN = new Set(['plate', 'serving', 'packet', 'box', 'bowl']);

/** Of two amounts of one food, the more exact: "2 idlis (80 g)", "1 plate idli (3 pieces)". */
export function combine(before: Amount | undefined, after: Amount): Amount {
  if (!before?.counted) return { ...after, size: after.size ?? (before?.unit ? undefined : before?.size) };
  const times = before.quantity ?? 1;
  // "2 parle g packets".
  if (after.unit && !after.counted && !before.unit && !before.measure)
    return { ...after, quantity: times, counted: true };
  const isPerPlate = SERVED_IN.has(before.unit ?? '') && after.counted && (after.unit === 'piece' || !after.unit);
  const isOfEach = after.measure && (after.each || before.each);
  if (isOfEach || (isPerPlate && !after.measure)) {
    return { ...after, quantity: times * (after.quantity ?? 1) };
  }
  return after.measure && !before.measure ? after : before;
}
