import { readDuration } from './durations.ts';
import { wordsOf } from './lexicon.ts';
import { readNumber } from './numbers.ts';
import { readWordLists } from './phraseLists.ts';
import type { Token } from './tokens.ts';

const listed = readWordLists(new URL('./times.txt', import.meta.url));

export interface ReadClock {
  /** After local midnight; of a time with neither "am" nor a part of the day, as it is written. */
  minutes: number;
  /** Said with "pm", with a part of the day, or by a clock of 24 hours. */
  isSure: boolean;
  /** Told as a time: "8:30", "8 pm", "8 baje"; a bare number is one only where the words around say so. */
  isMarked: boolean;
  next: number;
}

/**
 * What a figure may be: a time above all, as beside "slept", where "8 30" and "woke6" are clock times too; a count above all, as
 * in a meal, where "1.30", "one twenty" and "subah 2" are none; or anything.
 */
export type Among = 'anything' | 'times' | 'counts';

const am = wordsOf('am');
const pm = wordsOf('pm');
const hoursShort = 'hrs';
const hours = new Set([...wordsOf('hour'), hoursShort]);
const oclock = new Set([...wordsOf('oclock', 'weakToo'), hoursShort]);
const englishHours = listed('english hours');
const spokenMinutes = new Map(
  [15, 20, 30, 40, 45, 50].map((minute) => [[...listed(`minutes ${minute}`)][0] ?? '', minute]),
);
const halfPast = listed('half past');
const quarter = listed('quarter');
const besideHours = listed('minutes to and past');
const minuteWords = listed('minute words');
const pressureWords = listed('within pressures');

interface Figure {
  value: number;
  next: number;
}

const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? '';

/** "8:30", "8 baje", "saade aath", "half past 7", "0700", and "9" as a bare number: without "am", "pm" and parts of the day. */
export const readClockFigures = (tokens: Token[], at: number, among: Among): ReadClock | undefined =>
  readPast(tokens, at, among) ?? readFigures(tokens, at, among);

/** "half past 7", "quarter to 9", "quarter past five". */
function readPast(tokens: Token[], at: number, among: Among): ReadClock | undefined {
  const counted = readMinutesBeside(tokens, at, among);
  if (counted) return counted;
  const word = wordAt(tokens, at);
  const isPast = wordAt(tokens, at + 1) === 'past';
  if (!(halfPast.has(word) || quarter.has(word)) || !(isPast || wordAt(tokens, at + 1) === 'to')) return undefined;
  const hour = hourAt(tokens, at + 2, among);
  if (!hour) return undefined;
  const shift = (halfPast.has(word) ? 30 : 15) * (isPast ? 1 : -1);
  return { minutes: hour.value * 60 + shift, isSure: false, isMarked: true, next: hour.next };
}

/** "At ten to nine", "five past 8", "20 minutes to seven"; "ten to nine" alone and "slept at 10 to 6" are hours from one to another. */
function readMinutesBeside(tokens: Token[], at: number, among: Among): ReadClock | undefined {
  if (!besideHours.has(wordAt(tokens, at))) return undefined;
  const minutes = readNumber(tokens, at);
  if (!minutes) return undefined;
  const isNamed = minuteWords.has(wordAt(tokens, minutes.next));
  const link = isNamed ? minutes.next + 1 : minutes.next;
  const isLed = wordAt(tokens, at - 1) === 'at' && !(among === 'times' && tokens[at]?.kind === 'number');
  const isTo = wordAt(tokens, link) === 'to' && (isNamed || isLed);
  const hour = isTo || wordAt(tokens, link) === 'past' ? hourAt(tokens, link + 1, among) : undefined;
  if (!hour) return undefined;
  return {
    minutes: hour.value * 60 + minutes.value * (isTo ? -1 : 1),
    isSure: false,
    isMarked: true,
    next: hour.next,
  };
}

function readFigures(tokens: Token[], at: number, among: Among): ReadClock | undefined {
  const hour = hourAt(tokens, at, among);
  if (!hour) return readFourFigures(tokens, at);
  const spoken = readMinutes(tokens, hour, among);
  if (spoken) return spoken;
  const { value, next } = hour;
  const colon = wordAt(tokens, next) === ':' && tokens[next + 1]?.kind === 'number' ? tokens[next + 1] : undefined;
  const dotted = /^(\d{1,2})\.([0-5]\d)$/.exec(wordAt(tokens, at));
  const minute = colon && /^[0-5]\d$/.test(colon.word) ? colon.value : dotted ? Number(dotted[2]) : undefined;
  const minutes = minute === undefined ? value * 60 : Math.floor(value) * 60 + minute;
  const end = colon && minute !== undefined ? next + 2 : next;
  const mark = wordAt(tokens, end);
  // "Danced 2 hrs" is how long; "13:30 hrs" is a time.
  const isOclock = oclock.has(mark) && (mark !== hoursShort || minute !== undefined);
  return {
    minutes: Math.round(minutes),
    isSure: value >= 13 || value === 0 || /^0\d/.test(tokens[at]?.text ?? ''),
    isMarked: isOclock || (minute !== undefined && !(dotted && among === 'counts')),
    next: isOclock ? end + 1 : end,
  };
}

const isGluedToWord = (tokens: Token[], at: number): boolean =>
  tokens[at - 1]?.kind === 'word' && tokens[at - 1]?.end === tokens[at]?.start;

/** "2100 hrs", "0700". */
function readFourFigures(tokens: Token[], at: number): ReadClock | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(wordAt(tokens, at)) ?? [];
  const isNamed = hours.has(wordAt(tokens, at + 1));
  if (hour === undefined || !(isNamed || hour.startsWith('0'))) return undefined;
  return { minutes: Number(hour) * 60 + Number(minute), isSure: true, isMarked: true, next: isNamed ? at + 2 : at + 1 };
}

/** "Six thirty", "9 30 am", "woke 8 30": hours and minutes without a sign between them. */
function readMinutes(tokens: Token[], { value, next }: Figure, among: Among): ReadClock | undefined {
  if (!Number.isInteger(value) || value > 12) return undefined;
  const minute = readWrittenMinute(tokens, next, among) ?? readSpokenMinute(tokens, next, among);
  if (!minute) return undefined;
  const end = oclock.has(wordAt(tokens, minute.next)) ? minute.next + 1 : minute.next;
  return { minutes: value * 60 + minute.value, isSure: false, isMarked: true, next: end };
}

function readWrittenMinute(tokens: Token[], at: number, among: Among): Figure | undefined {
  const { kind, word, value } = tokens[at] ?? {};
  if (kind !== 'number' || !word || value === undefined || !/^[0-5]\d$/.test(word)) return undefined;
  const behind = wordAt(tokens, at + 1);
  const isAhead = am.has(behind) || pm.has(behind) || oclock.has(behind);
  const isAlone = among === 'times' && behind !== ':' && !readDuration(tokens, at);
  return isAlone || (isAhead && tokens[at - 1]?.kind === 'number') ? { value, next: at + 1 } : undefined;
}

/** "Six thirty five"; "one thirty two" is 132, "one twenty five over eighty" 125. */
function readSpokenMinute(tokens: Token[], at: number, among: Among): Figure | undefined {
  const tens = spokenMinutes.get(wordAt(tokens, at));
  if (tens === undefined || among === 'counts' || !englishHours.has(wordAt(tokens, at - 1))) return undefined;
  const behind = wordAt(tokens, at + 1);
  const isFive = behind === 'five';
  if ((englishHours.has(behind) && !isFive) || pressureWords.has(isFive ? wordAt(tokens, at + 2) : behind))
    return undefined;
  return isFive && tens % 10 === 0 ? { value: tens + 5, next: at + 2 } : { value: tens, next: at + 1 };
}

/** An hour of a day, with the half hours that Hindi has words for: "saade aath", "dedh". */
function hourAt(tokens: Token[], at: number, among: Among): Figure | undefined {
  // "Glimestar M1", "GP1": the figure is of a name.
  if (among !== 'times' && tokens[at]?.kind === 'number' && isGluedToWord(tokens, at)) return undefined;
  const number = readNumber(tokens, at);
  const isWhole = Number.isInteger(number?.value) || (number?.value ?? 0) > 1;
  const isHour = number?.counted && number.value < 24 && (number.value * 4) % 1 === 0;
  // "Paune ek" is a quarter to one.
  if (isHour && number.value === 0.75 && number.next === at + 2) return { value: 12.75, next: number.next };
  const isDotted = /^\d{1,2}\.[0-5]\d$/.test(wordAt(tokens, at));
  return number && ((isHour && isWhole) || (isDotted && number.value < 24)) ? number : undefined;
}
