import { bodyMassIndex } from '../../../lib/bodyFormulas.ts';
import { adultAge, leastAge, leastHealthyBmi } from '../policy.ts';
import {
  ageWords,
  arrivalWords,
  classWords,
  heightWords,
  kiloWords,
  notAges,
  ownCopulas,
  ownWords,
  possessives,
  poundWords,
  reachingWords,
  saidOfSelf,
  sexWords,
  weightWords,
  yearWords,
} from './figureWords.ts';
import { isHeardAs } from './lexicon.ts';
import type { Scan } from './scan.ts';
import { spanAround } from './spans.ts';
import type { Token } from './tokens.ts';

/** kg a week; above 1 % of 120 kg. */
const fastestLoss = 1.25;
const leastGoalKg = 40;
const kgPerPound = 0.4536;

export function readAge(scan: Scan, value: number, at: number): void {
  const { tokens, add } = scan;
  if (value < 3 || value >= adultAge || !Number.isInteger(value)) return;
  const [previous, next, second] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if ([previous, next, second].some((token) => isHeardAs(token, classWords))) {
    if (value <= 12) add(value <= 6 ? 'lowClass' : 'schoolClass', at);
    return;
  }
  if (isHowLong(tokens, at) || (!isSaidBefore(scan, at) && !isSaidBehind(scan, value, at))) return;
  add(value < leastAge ? 'childAge' : 'minorAge', at);
  const isOwn = isHeardAs(previous, ownWords) || (isHeardAs(second, ownCopulas) && !isBracketed(tokens, at));
  if (isOwn && value < leastAge) add('ownChildAge', at);
}

/** "Diabetic for 9 years", "9 saal se". */
const isHowLong = (tokens: Token[], at: number): boolean =>
  (/^(?:for|since|past|last|from|over|pichle|पिछले)$/.test(tokens[at - 1]?.word ?? '') &&
    !/^olds?$/.test(tokens[at + 2]?.word ?? '')) ||
  /^(?:se|now|ago|pehle|से|पहले)$/.test(tokens[at + 2]?.word ?? '');

/** "I am 14", "age 14", "my son is 14" */
function isSaidBefore({ tokens, isNear }: Scan, at: number): boolean {
  const previous = tokens[at - 1];
  const isIAm = previous?.word === 'am' && tokens[at - 2]?.word === 'i';
  const isOfChild = previous?.word === 'is' && isNear('child', at, 3);
  return (
    (isHeardAs(previous, ageWords) || isIAm || isOfChild) &&
    !isHeardAs(tokens[at + 1], notAges) &&
    !isInFeet(tokens, at)
  );
}

/** "I am 5'7" tells how tall somebody is. */
const isInFeet = (tokens: Token[], at: number): boolean => /^['’′]/.test(tokens[at + 1]?.gap ?? '');

/** "14 years", "14 ka hu", "my son (14)", "14f" */
function isSaidBehind({ tokens, isNear }: Scan, value: number, at: number): boolean {
  const [next, second] = [tokens[at + 1], tokens[at + 2]];
  if (isHeardAs(next, yearWords)) return true;
  if (isHeardAs(next, possessives) && isHeardAs(second, saidOfSelf)) return true;
  if (isBracketed(tokens, at) && isNear('child', at)) return true;
  return isHeardAs(next, sexWords) && (next?.gap === '' || next?.word.length !== 1) && value >= 10;
}

const isBracketed = (tokens: Token[], at: number): boolean =>
  /\(\s*$/.test(tokens[at]?.gap ?? '') && /^\s*\)/.test(tokens[at + 1]?.gap ?? ')');

/** Kilos to lose within a span, or a weight to reach, that no body can. */
export function readLoss(scan: Scan, value: number, at: number): void {
  const { tokens, add, isNear, hasWord } = scan;
  const isPounds = isHeardAs(tokens[at + 1], poundWords);
  const isKilos = isPounds || isHeardAs(tokens[at + 1], kiloWords);
  const kilos = isPounds ? value * kgPerPound : value;
  if (isKilos && value >= 1 && value <= 80 && ['lose', 'weightLoss', 'dietWord'].some((sign) => isNear(sign, at, 8))) {
    const days = spanAround(scan, at);
    if (days !== undefined && (kilos / days) * 7 > fastestLoss) add('fastLoss', at);
  }
  readWeightPair(scan, value, at);
  if (isHeardAs(tokens[at - 1], ownWords)) return;
  const isGoal = isNear('target', at, 5) || hasWord(reachingWords, at, 6, 4);
  const namesWeight = isKilos || hasWord(weightWords, at, 4, 2);
  if (!isGoal || !namesWeight || value < 25 || value > 60) return;
  const height = tokens
    .slice(Math.max(at - 14, 0), at + 15)
    .find(({ value: cm }) => cm !== undefined && cm >= 130 && cm <= 210)?.value;
  const isThin =
    height !== undefined && hasWord(heightWords, at, 14, 14) && bodyMassIndex(value, height) < leastHealthyBmi;
  if (isThin || value < leastGoalKg) add('lowGoalWeight', at);
}

/** "From 80 to 65 kg in a month". */
function readWeightPair(scan: Scan, value: number, at: number): void {
  const { tokens, add, isNear, hasWord } = scan;
  const isReached = hasWord(arrivalWords, at, 1, 4);
  const isWeight =
    value >= 30 && value < 150 && (isReached || hasWord(weightWords, at, 10, 3) || isNear('weightLoss', at, 8));
  if (!isWeight || !hasWord(reachingWords, at, 4, 3)) return;
  const before = tokens.slice(Math.max(at - 10, 0), at).findLast((token) => (token.value ?? 0) >= 30)?.value;
  const days = spanAround(scan, at);
  const isFast =
    before !== undefined && before < 250 && days !== undefined && ((before - value) / days) * 7 > fastestLoss;
  if (isFast) add('fastLoss', at);
}
