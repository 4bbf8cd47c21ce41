import { isSmallTalk } from '../../../language/cutOut.ts';
import { readDuration } from '../../../language/durations.ts';
import { readNumber, readRange } from '../../../language/numbers.ts';
import { readWordLists } from '../../../language/phraseLists.ts';
import { type Token, tokenise } from '../../../language/tokens.ts';
import type { Span } from '../../../language/words.ts';
import { betweenMarks } from './between.ts';
import { type NameItem, nameAt } from './names.ts';

const listed = readWordLists(new URL('./activity.txt', import.meta.url));

const kilometres = listed('kilometres');
const miles = listed('miles');
const metres = listed('metres');
const stepWords = listed('step');
/** Between the word and its figure: "steps today: 8,432", "step count is 9000". */
const betweenSteps = listed('between steps');
const mostBetweenSteps = 5;
const energyWords = listed('energy');
const countWords = listed('count');
const burnWords = listed('burn');
const thousands = listed('thousands');
/** Fewer are the steps of something else. */
const leastSteps = 100;

export interface Amounts {
  minutes?: number;
  km?: number;
  steps?: number;
  kcal?: number;
  count?: number;
}
export interface AmountItem extends Span {
  kind: keyof Amounts;
  value: number;
}

/** The amount with its unit at a token; behind a distance "31:40" is how long it took. */
export function amountAt(tokens: Token[], at: number, hasDistance = false): AmountItem | undefined {
  const duration = readDuration(tokens, at);
  if (duration) return { kind: 'minutes', value: duration.minutes, from: at, to: duration.next };
  const isTimed = hasDistance || tokens[at - 1]?.word === 'in' || tokens[at + 3]?.word === ':';
  const clocked = isTimed ? stopwatchAt(tokens, at) : undefined;
  if (clocked) return clocked;
  return stepWords.has(tokens[at]?.word ?? '') ? stepsAfter(tokens, at) : measuredAt(tokens, at);
}

function measuredAt(tokens: Token[], at: number): AmountItem | undefined {
  const number = readRange(tokens, at);
  if (!number) return undefined;
  const isThousands = thousands.has(tokens[number.next]?.word ?? '');
  const unitAt = isThousands ? number.next + 1 : number.next;
  const unit = tokens[unitAt]?.word ?? '';
  const item = (kind: AmountItem['kind'], value: number): AmountItem => ({ kind, value, from: at, to: unitAt + 1 });
  const value = isThousands ? number.value * 1_000 : number.value;
  if (stepWords.has(unit)) return value >= leastSteps ? item('steps', value) : undefined;
  if (isThousands) return number.value <= 100 ? { kind: 'km', value: number.value, from: at, to: unitAt } : undefined;
  if (kilometres.has(unit)) return item('km', value);
  if (miles.has(unit)) return item('km', value * 1.609);
  if (metres.has(unit) && value >= 50) return item('km', value / 1_000);
  if (energyWords.has(unit)) return item('kcal', value);
  return undefined;
}

/** Whether the words name steps. */
export const namesSteps = (text: string): boolean => tokenise(text).some(({ word }) => stepWords.has(word));

/** The steps that a figure of the words tells, "11k steps" of 11; undefined where they are too few. */
export function stepsIn(tokens: Token[], figure: number): number | undefined {
  const isThousands = tokens.some(({ value }, at) => value === figure && thousands.has(tokens[at + 1]?.word ?? ''));
  // "7.812 Schritte".
  const isGrouped = tokens.some(({ value, text }) => value === figure && /^\d{1,3}\.\d{3}$/.test(text));
  const steps = Math.round(isThousands || isGrouped ? figure * 1_000 : figure);
  return steps >= leastSteps ? steps : undefined;
}

const mostHoursRun = 5;

/** "31:40": minutes and seconds, or, of few, hours and minutes; "2:05:33"; no time of the day. */
export function stopwatchAt(tokens: Token[], at: number): AmountItem | undefined {
  const [before, first, mark, second] = [at - 1, at, at + 1, at + 2].map((place) => tokens[place]);
  const isTime = mark?.word === ':' && first?.kind === 'number' && /^[0-5]\d$/.test(second?.word ?? '');
  const isOfDay =
    /^(?:[ap]m|baje)$/.test(tokens[at + 3]?.word ?? '') || /^(?:at|by|around|@|since|till)$/.test(before?.word ?? '');
  if (!isTime || isOfDay) return undefined;
  const hasSeconds = tokens[at + 3]?.word === ':' && /^[0-5]\d$/.test(tokens[at + 4]?.word ?? '');
  const isHours = hasSeconds || first.value <= mostHoursRun;
  const value = isHours ? first.value * 60 + (second?.value ?? 0) : first.value + (second?.value ?? 0) / 60;
  return { kind: 'minutes', value, from: at, to: hasSeconds ? at + 5 : at + 3 };
}

/** "steps: 8500", "steps aaj 9k". */
function stepsAfter(tokens: Token[], at: number): AmountItem | undefined {
  let next = at + 1;
  const isBetween = () => betweenMarks.test(tokens[next]?.word ?? '') || betweenSteps.has(tokens[next]?.word ?? '');
  while (next <= at + mostBetweenSteps && isBetween()) next += 1;
  const number = readNumber(tokens, next);
  if (!number) return undefined;
  const isThousands = thousands.has(tokens[number.next]?.word ?? '');
  const value = isThousands ? number.value * 1_000 : number.value;
  const to = isThousands ? number.next + 1 : number.next;
  return value >= leastSteps ? { kind: 'steps', value, from: at, to } : undefined;
}

/** "Squat 120 ka pr": as heavy, not as often. */
const isLoad = (tokens: Token[], at: number): boolean =>
  tokens.slice(at, at + 2).some(({ word }) => /^(?:pr|prs|pb|max|1rm|record|kgs?|kilos?|lbs?)$/.test(word));

/** A bare number next to what is counted: "20 surya namaskar", "squats 30 times". */
export function countAt(
  tokens: Token[],
  at: number,
  before: NameItem | AmountItem | undefined,
): AmountItem | undefined {
  const number = readNumber(tokens, at);
  if (!number?.counted || isLoad(tokens, number.next)) return undefined;
  const isUnit = countWords.has(tokens[number.next]?.word ?? '');
  const after = isUnit ? number.next + 1 : number.next;
  const name = nameAt(tokens, isUnit && tokens[after]?.word === 'of' ? after + 1 : after);
  if (name?.phrase.activity.perMinute) return { kind: 'count', value: number.value, from: at, to: after };
  const isCounted = before && 'phrase' in before && before.phrase.activity.perMinute && before.to === at;
  if (!isCounted) return undefined;
  if (isUnit) return { kind: 'count', value: number.value, from: at, to: after };
  const following = tokens[after];
  return !following || isSmallTalk(following)
    ? { kind: 'count', value: number.value, from: at, to: number.next }
    : undefined;
}

export const isBurned = (tokens: Token[], { from, to }: Span) =>
  [from - 2, from - 1, to].some((at) => burnWords.has(tokens[at]?.word ?? ''));
