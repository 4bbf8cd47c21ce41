import { readDuration } from './durations.ts';
import { wordsOf } from './lexicon.ts';
import { readNumber } from './numbers.ts';
import { readWordLists } from './phraseLists.ts';
import type { Token } from './tokens.ts';

const listed = readWordLists(new URL('./times.txt', import.meta.url));

/** The part of a day that words name: it tells which of two hours a clock time means. */
export type PartOfDay = 'morning' | 'noon' | 'evening' | 'night';

export interface ReadClock {
  /** After local midnight; of a time with neither "am" nor a part of the day, as it is written. */
  minutes: number;
  /** Said with "pm", with a part of the day, or by a clock of 24 hours. */
  isSure: boolean;
  /** Told as a time: "8:30", "8 pm", "8 baje"; a bare number is one only where the words around say so. */
  isMarked: boolean;
  next: number;
}

const noons = wordsOf('midday', 'weakToo');
const midnights = wordsOf('midnight', 'weakToo');
/** Words of a part of a day, without those of a single time of it. */
const parts = (['morning', 'noon', 'evening', 'night'] as const).map((part): [PartOfDay, Set<string>] => [
  part,
  new Set([...wordsOf(part, 'weakToo')].filter((word) => !noons.has(word) && !midnights.has(word))),
]);
const before = wordsOf('am');
const after = wordsOf('pm');
const hoursShort = 'hrs';
const oclock = new Set([...wordsOf('oclock', 'weakToo'), hoursShort]);
const englishHours = listed('english hours');
const spokenMinutes = new Map(
  [15, 20, 30, 40, 45, 50].map((minute) => [[...listed(`minutes ${minute}`)][0] ?? '', minute]),
);
const dosed = listed('dosed');
const links = listed('before clocks');
const halfPast = listed('half past');
const quarter = listed('quarter');
const besideHours = listed('minutes to and past');
const minuteWords = listed('minute words');
const pressureWords = listed('within pressures');
const behindHours = listed('behind hours');
const gluedBehind = listed('glued behind hours');

const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? '';

/** The part of the day that the words at a token name. */
export function readPartOfDay(tokens: Token[], at: number): { part: PartOfDay; next: number } | undefined {
  const found = parts.find(([, words]) => words.has(wordAt(tokens, at)));
  return found && { part: found[0], next: at + 1 };
}

/** "8:30 pm", "subah 8 baje", "saade aath baje", "half past 7", "8 in the morning", "20:30", and "9" as a bare number. */
export function readClock(tokens: Token[], at: number): ReadClock | undefined {
  const leading = readPartOfDay(tokens, at);
  const from = leading ? skipLinks(tokens, leading.next) : at;
  const bare = readNoon(tokens, from) ?? readPast(tokens, from) ?? readFigures(tokens, from);
  const clock = bare && withSuffix(tokens, bare, leading !== undefined);
  // "Subah ek goli" tells how much.
  if (bare && clock && !bare.isMarked && (isDosed(tokens, from, clock.next) || isLasting(tokens, from, bare)))
    return undefined;
  if (!clock || (leading && clock.isSure && !clock.isMarked)) return undefined;
  const half = clock.isSure ? undefined : readHalf(tokens, clock.next);
  if (half) return { minutes: half.shift(clock.minutes), isSure: true, isMarked: true, next: half.next };
  const trailing = leading ? undefined : readPartBehind(tokens, clock.next);
  const part = leading?.part ?? (clock.isSure ? undefined : trailing?.part);
  if (clock.isSure || !part) return { ...clock, isMarked: clock.isMarked || leading !== undefined };
  return { minutes: inPart(clock.minutes, part), isSure: true, isMarked: true, next: trailing?.next ?? clock.next };
}

/** "7nu", "9.30kk", "sokal 10ta", "podduna 7 ki", "at 7 sharp": what a language hangs on an hour. */
function withSuffix(tokens: Token[], clock: ReadClock, isLed: boolean): ReadClock {
  const { word, start } = tokens[clock.next] ?? { word: '', start: -1 };
  if (!behindHours.has(word)) return clock;
  const isGlued = gluedBehind.has(word) && tokens[clock.next - 1]?.end === start;
  return isGlued || isLed || clock.isMarked
    ? { ...clock, isMarked: clock.isMarked || isGlued, next: clock.next + 1 }
    : clock;
}

/** "Ek goli", "ek ek goli". */
function isDosed(tokens: Token[], at: number, next: number): boolean {
  const end = wordAt(tokens, next) === wordAt(tokens, at) ? next + 1 : next;
  return dosed.has(wordAt(tokens, end));
}

/** "Shaam ko sava ghanta" tells how long. */
const isLasting = (tokens: Token[], from: number, { minutes }: ReadClock): boolean =>
  minutes % 60 !== 0 && readDuration(tokens, from) !== undefined;

/** "8 in the morning"; the part in "laga do subah 7 baje" is of the time after it. */
function readPartBehind(tokens: Token[], at: number): ReturnType<typeof readPartOfDay> {
  const part = readPartOfDay(tokens, skipLinks(tokens, at));
  const isOfNext = part && readFigures(tokens, skipLinks(tokens, part.next))?.isMarked;
  return isOfNext ? undefined : part;
}

const skipLinks = (tokens: Token[], at: number): number => {
  let next = at;
  while (next < at + 2 && links.has(wordAt(tokens, next))) next += 1;
  return next;
};

function readNoon(tokens: Token[], at: number): ReadClock | undefined {
  const word = wordAt(tokens, at);
  const next = at + 1;
  if (noons.has(word)) return { minutes: 720, isSure: true, isMarked: true, next };
  return midnights.has(word) ? { minutes: 0, isSure: true, isMarked: true, next } : undefined;
}

/** "half past 7", "quarter to 9", "quarter past five". */
function readPast(tokens: Token[], at: number): ReadClock | undefined {
  const counted = readMinutesBeside(tokens, at);
  if (counted) return counted;
  const word = wordAt(tokens, at);
  const isPast = wordAt(tokens, at + 1) === 'past';
  if (!(halfPast.has(word) || quarter.has(word)) || !(isPast || wordAt(tokens, at + 1) === 'to')) return undefined;
  const hour = hourAt(tokens, at + 2);
  if (!hour) return undefined;
  const shift = (halfPast.has(word) ? 30 : 15) * (isPast ? 1 : -1);
  return { minutes: hour.value * 60 + shift, isSure: false, isMarked: true, next: hour.next };
}

/** "At ten to nine", "five past 8", "20 minutes to seven"; "ten to nine" alone are hours from one to another. */
function readMinutesBeside(tokens: Token[], at: number): ReadClock | undefined {
  if (!besideHours.has(wordAt(tokens, at))) return undefined;
  const minutes = readNumber(tokens, at);
  if (!minutes) return undefined;
  const isNamed = minuteWords.has(wordAt(tokens, minutes.next));
  const link = isNamed ? minutes.next + 1 : minutes.next;
  const isTo = wordAt(tokens, link) === 'to' && (isNamed || wordAt(tokens, at - 1) === 'at');
  const hour = isTo || wordAt(tokens, link) === 'past' ? hourAt(tokens, link + 1) : undefined;
  if (!hour) return undefined;
  return {
    minutes: hour.value * 60 + minutes.value * (isTo ? -1 : 1),
    isSure: false,
    isMarked: true,
    next: hour.next,
  };
}

function readFigures(tokens: Token[], at: number): ReadClock | undefined {
  const hour = hourAt(tokens, at);
  if (!hour) return readFourFigures(tokens, at);
  const spoken = readMinutes(tokens, hour);
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
    isMarked: minute !== undefined || isOclock,
    next: isOclock ? end + 1 : end,
  };
}

const isGluedToWord = (tokens: Token[], at: number): boolean =>
  tokens[at - 1]?.kind === 'word' && tokens[at - 1]?.end === tokens[at]?.start;

/** "2100 hrs", "0700". */
function readFourFigures(tokens: Token[], at: number): ReadClock | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(wordAt(tokens, at)) ?? [];
  const isNamed = /^(?:hrs|hours|h)$/.test(wordAt(tokens, at + 1));
  if (hour === undefined || !(isNamed || hour.startsWith('0'))) return undefined;
  return { minutes: Number(hour) * 60 + Number(minute), isSure: true, isMarked: true, next: isNamed ? at + 2 : at + 1 };
}

/** "Six thirty", "9 30 am", "2100 hrs": hours and minutes without a sign between them. */
function readMinutes(tokens: Token[], { value, next }: { value: number; next: number }): ReadClock | undefined {
  const token = tokens[next];
  const after = wordAt(tokens, next + 1);
  if (!token || !Number.isInteger(value)) return undefined;
  const tens = spokenMinutes.get(token.word);
  const isAhead = before.has(after) || after === 'pm' || oclock.has(after);
  const isWritten =
    token.kind === 'number' && /^[0-5]\d$/.test(token.word) && tokens[next - 1]?.kind === 'number' && isAhead;
  const minute = isWritten ? token.value : englishHours.has(wordAt(tokens, next - 1)) ? tens : undefined;
  if (minute === undefined || value > 12) return undefined;
  // "One thirty two" is 132, "one twenty five over eighty" 125.
  const behind = after === 'five' ? wordAt(tokens, next + 2) : after;
  if (!isWritten && ((englishHours.has(after) && after !== 'five') || pressureWords.has(behind))) return undefined;
  const five = !isWritten && minute % 10 === 0 && after === 'five' ? 5 : 0;
  const end = next + (five > 0 ? 2 : 1);
  return {
    minutes: value * 60 + minute + five,
    isSure: false,
    isMarked: true,
    next: oclock.has(wordAt(tokens, end)) ? end + 1 : end,
  };
}

/** An hour of a day, with the half hours that Hindi has words for: "saade aath", "dedh". */
function hourAt(tokens: Token[], at: number): { value: number; next: number } | undefined {
  // "Glimestar M1", "GP1": the figure is of a name.
  if (tokens[at]?.kind === 'number' && isGluedToWord(tokens, at)) return undefined;
  const number = readNumber(tokens, at);
  const isWhole = Number.isInteger(number?.value) || (number?.value ?? 0) > 1;
  const isHour = number?.counted && number.value < 24 && (number.value * 4) % 1 === 0;
  // "Paune ek" is a quarter to one.
  if (isHour && number.value === 0.75 && number.next === at + 2) return { value: 12.75, next: number.next };
  const isDotted = /^\d{1,2}\.[0-5]\d$/.test(wordAt(tokens, at));
  return number && ((isHour && isWhole) || (isDotted && number.value < 24)) ? number : undefined;
}

function readHalf(tokens: Token[], at: number): { shift: (minutes: number) => number; next: number } | undefined {
  const word = wordAt(tokens, at);
  // "a.m." is one word with its dots away.
  if (before.has(word)) return { shift: (minutes) => minutes % 720, next: at + 1 };
  return after.has(word) ? { shift: (minutes) => (minutes % 720) + 720, next: at + 1 } : undefined;
}

/** The minutes of a clock of 12 hours in a part of the day: 12 at night is midnight, 2 at night after it. */
export function inPart(minutes: number, part: PartOfDay): number {
  const ofHalf = minutes % 720;
  if (part === 'morning') return minutes >= 720 && minutes < 780 ? minutes : ofHalf;
  if (part === 'night') return ofHalf < 5 * 60 ? ofHalf : ofHalf + 720;
  return ofHalf + 720;
}
