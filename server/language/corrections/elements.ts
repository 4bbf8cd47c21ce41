import { oncePer } from '../../lib/oncePer.ts';
import { readDuration } from '../durations.ts';
import { isNumberWord, numberWords, type Role } from '../lexicon.ts';
import type { Message } from '../message.ts';
import { readNumber } from '../numbers.ts';
import { hasRole, isSaid, type Span } from '../words.ts';
import { wordsOfList } from './words.ts';

/** What a correction is read from, in the order of the message. */
export type Element =
  /** `text` is the number with its unit; one that is not counted is "a". */
  | { kind: 'number'; value: number; text: string; hasUnit: boolean; counted: boolean; span: Span }
  /** A name of what was logged, such as a food. `isWhole`: something is in it or on it. */
  | { kind: 'name'; text: string; isWhole: boolean; span: Span }
  /** `isEnglish` as English puts it: what is right comes first. */
  | { kind: 'no'; isNone: boolean; isEnglish: boolean }
  /** "Instead of" has what is right before it, "ki jagah" after it. */
  | { kind: 'instead' | 'inPlace' | 'without' | 'notEaten' | 'comma' };

export type NumberElement = Extract<Element, { kind: 'number' }>;

/** Words that are no part of a name in a correction. */
const around: Role[] = [
  ...(['filler', 'change', 'just', 'that', 'double', 'halve', 'smaller', 'larger', 'more', 'also', 'eaten'] as const),
  ...(['took', 'eat', 'done', 'ki', 'self', 'recipient', 'time', 'today', 'yesterday', 'joiner', 'contrast'] as const),
  ...(['connective', 'mistaken', 'corrected', 'left', 'meal', 'was', 'remove', 'measure', 'dayBefore', 'log'] as const),
  ...([
    'vocative',
    'share',
    'gave',
    'skipped',
    'reason',
    'quote',
    'liking',
    'shows',
    'should',
    'entry',
    'twice',
    'source',
    'clock',
    'redo',
    'latest',
    'all',
  ] as const),
];
const ordinals = new Map(numberWords('ordinal').map(([value, word]) => [word, value]));

const numberEndings = wordsOfList('number endings');

/** Which of several stands at a token: "second", "2nd". */
function nthAt({ tokens }: Message, at: number): number | undefined {
  const isWritten =
    tokens[at]?.kind === 'number' &&
    numberEndings.has(tokens[at + 1]?.word ?? '') &&
    endOfStones(tokens, at + 1) === undefined;
  return isWritten ? tokens[at]?.value : ordinals.get(tokens[at]?.word ?? '');
}

/** Which of several is meant: "the second one". */
export const nthIn = (message: Message): number | undefined =>
  message.tokens.map((_, at) => nthAt(message, at)).find(Boolean);

/** Where the device stands that "strava says 8.4 not 9" goes by, or its last word; undefined where none tells anything. */
export function deviceAt(message: Message): number | undefined {
  const isOf = (at: number, role: Role) => hasRole(message, at, role);
  const at = message.tokens.findIndex(
    (_, place) => isOf(place, 'device') && [1, 2, 3, 4].some((further) => isOf(place + further, 'shows')),
  );
  // "My watch says I slept 6 hours" is news.
  const isNews = (['done', 'eaten', 'self'] as const).some((role) =>
    message.roles.slice(at + 1).some((roles) => roles.has(role) && !roles.has('shows') && !roles.has('was')),
  );
  let last = at;
  while (isOf(last + 1, 'device')) last += 1;
  return at === -1 || isNews ? undefined : last;
}

export const elementsOf = oncePer((message: Message): readonly Element[] => {
  const elements: Element[] = [];
  const device = deviceAt(message);
  for (let at = device === undefined ? 0 : device + 1; at < message.tokens.length; ) {
    const { element, next } = elementAt(message, at);
    const isAgain = element?.kind === 'notEaten' && elements.at(-1)?.kind === 'notEaten';
    if (element && !isAgain) elements.push(element);
    at = next;
  }
  return isSomebodyElses(message) ? [...elements, { kind: 'notEaten' }] : elements;
});

const markers = ['instead', 'inPlace', 'without', 'notEaten'] as const;

function elementAt(message: Message, at: number): { element?: Element | undefined; next: number } {
  const number = numberAt(message, at);
  if (number) return { element: number.counted ? number : undefined, next: number.span.to };
  const marker = hasRole(message, at, 'skipped') ? 'notEaten' : markers.find((role) => hasRole(message, at, role));
  if (marker) return { element: { kind: marker }, next: at + 1 };
  const end = endOfName(message, at);
  if (end > at && isOfOthers(message, at, end)) return { next: end };
  if (end > at) return { element: nameAt(message, at, end), next: end };
  if (isDenial(message, at)) {
    const isNone = hasRole(message, at, 'none');
    return { element: { kind: 'no', isNone, isEnglish: isNone || hasRole(message, at, 'notBefore') }, next: at + 1 };
  }
  return { element: message.tokens[at]?.kind === 'mark' ? { kind: 'comma' } : undefined, next: at + 1 };
}

/** "Full plate" is one. */
function wholeAt(message: Message, at: number): NumberElement | undefined {
  if (!hasRole(message, at, 'whole') || !hasRole(message, at + 1, 'unit')) return undefined;
  const text = `1 ${message.tokens[at + 1]?.text}`;
  return { kind: 'number', value: 1, text, hasUnit: true, counted: true, span: { from: at, to: at + 2 } };
}

function numberAt(message: Message, at: number): NumberElement | undefined {
  const whole = wholeAt(message, at);
  if (whole) return whole;
  const { tokens } = message;
  const number = tokens[at]?.kind === 'mark' || isMeantAsChange(message, at) ? undefined : readNumber(tokens, at);
  if (!number || number.next === at) return undefined;
  const joined = readDuration(tokens, at)?.next ?? endOfStones(tokens, number.next);
  const hasUnit = joined || hasRole(message, number.next, 'unit') || hasRole(message, number.next, 'measure');
  const to = joined ?? (hasUnit ? number.next + 1 : number.next);
  const written = { text: writtenIn(message, at, to), span: { from: at, to } };
  return {
    kind: 'number',
    value: number.value,
    hasUnit: Boolean(hasUnit),
    counted: number.counted || Boolean(hasUnit),
    ...written,
  };
}

const stones = wordsOfList('stones');
const pounds = wordsOfList('pounds');

/** "8st 10", "8 stone 10 lb" are one figure. */
function endOfStones(tokens: Message['tokens'], unitAt: number): number | undefined {
  const isStones = stones.has(tokens[unitAt]?.word ?? '') && tokens[unitAt + 1]?.kind === 'number';
  if (!isStones) return undefined;
  return pounds.has(tokens[unitAt + 2]?.word ?? '') ? unitAt + 3 : unitAt + 2;
}

function nameAt(message: Message, from: number, to: number): Element {
  const isWhole =
    hasRole(message, from - 1, 'within') || hasRole(message, from - 2, 'within') || hasRole(message, to, 'inside');
  return { kind: 'name', text: writtenIn(message, from, to), isWhole, span: { from, to } };
}

const writtenIn = ({ text, tokens }: Message, from: number, to: number): string =>
  text.slice(tokens[from]?.start, tokens[to - 1]?.end);

/** "Half of it" is no number of a thing. */
function isMeantAsChange(message: Message, at: number): boolean {
  if (isPronoun(message, at)) return true;
  // "Chhota glass" is a small one, and six in Bengali.
  if (message.tokens[at]?.kind === 'word' && hasRole(message, at, 'smaller')) return true;
  const isNth = (place: number) => nthAt(message, place) !== undefined;
  const isTold = (['change', 'remove', 'log', 'latest'] as const).some((role) => hasRole(message, at, role));
  if (isNth(at) || isNth(at - 1) || isNth(at - 2) || isTold) return true;
  const isFactor = hasRole(message, at, 'halve') || hasRole(message, at, 'double');
  const next = readNumber(message.tokens, at)?.next ?? at;
  // "Half an hour" is an amount.
  const isOfUnit = next > at + 2 || hasRole(message, at + 1, 'unit') || hasRole(message, next, 'measure');
  return isFactor && !isOfUnit;
}

/** The "one" of "the upper one was", "a small one" and "that one". */
const isPronoun = (message: Message, at: number): boolean =>
  message.tokens[at]?.word === 'one' &&
  at > 0 &&
  (hasRole(message, at + 1, 'was') ||
    (['smaller', 'larger', 'that'] as const).some((role) => hasRole(message, at - 1, role)));

const isDenial = (message: Message, at: number): boolean =>
  (['negation', 'none', 'no'] as const).some((role) => hasRole(message, at, role));

function endOfName(message: Message, from: number): number {
  let to = from;
  while (isOfName(message, to, from) || (to > from && isTie(message, to) && isOfName(message, to + 1, to + 1))) to += 1;
  return to;
}

const possessives = wordsOfList('possessives');

/** "The samosa was my friend's", "wo coke bhai ki thi", "it was for my kid". */
const isSomebodyElses = oncePer((message: Message): boolean => {
  const { tokens } = message;
  if (!isSaid(message, 'was') || isSaid(message, 'eaten') || isSaid(message, 'eat')) return false;
  const isSomebody = (at: number) => hasRole(message, at, 'other') || hasRole(message, at, 'relative');
  return tokens.some(
    ({ text }, at) =>
      isSomebody(at) &&
      !hasRole(message, at, 'that') &&
      (/['’]?s$/i.test(text) || possessives.has(tokens[at + 1]?.word ?? '') || isFor(message, at)),
  );
});

const isFor = ({ tokens }: Message, at: number): boolean =>
  [1, 2].some((back) => tokens[at - back]?.word === 'for') || tokens[at + 2]?.word === 'liye';

/** "It was mummy's, not mine", "as per my watch". */
function isOfOthers(message: Message, from: number, to: number): boolean {
  const names: Role[] = isSaid(message, 'notMine') || isSomebodyElses(message) ? ['other', 'relative'] : [];
  if (isSaid(message, 'source')) names.push('device');
  for (let at = from; at < to; at += 1) if (!names.some((role) => hasRole(message, at, role))) return false;
  return true;
}

/** "The rajma wali entry" is about the rajma. */
const descriptions = wordsOfList('descriptions');
const ties = wordsOfList('ties');
/** The "ki" of "makki ki roti". */
const isTie = ({ tokens }: Message, at: number): boolean => ties.has(tokens[at]?.word ?? '');

const isOfName = (message: Message, at: number, from: number): boolean =>
  message.tokens[at]?.kind === 'word' &&
  !wholeAt(message, at) &&
  !isDenial(message, at) &&
  ![...around, ...markers].some((role) => hasRole(message, at, role)) &&
  !(hasRole(message, at, 'unit') && at === from) &&
  !isNumberWord(message.tokens[at]?.word ?? '') &&
  !descriptions.has(message.tokens[at]?.word ?? '') &&
  !ordinals.has(message.tokens[at]?.word ?? '') &&
  nthAt(message, at - 1) === undefined;
