import type { MealType } from '../../../../../contract/entries/food.ts';
import { type Role, wordsOf } from '../../../../language/lexicon.ts';
import { wordKey } from '../../table/nameKey.ts';
import { joinerOf } from './joiners.ts';
import { startsNumber } from './number.ts';
import { AND_WORDS } from './structureWords.ts';
import { type Token, tokenise } from './tokens.ts';
import { wordList } from './wordLists.ts';

interface ClockTime {
  hours: number;
  minutes: number;
  /** Undefined where neither "am" nor "pm" is said. */
  isPm: boolean | undefined;
  /** How many tokens it takes. */
  length: number;
}

/** The words of the lexicon in the form that tokens of meals have. */
export const saying = (...roles: Role[]) =>
  new Set(roles.flatMap((role) => [...wordsOf(role, 'weakToo')]).map(wordKey));

const OCLOCK = saying('oclock');
const HOURS = saying('hour');
/** "At 11 one guava", "maybe around 9": an hour where nothing else is counted. */
const BEFORE_HOURS = wordList('before hours');

/** A time of day at a token, such as "4 pm", "8:30", "at 9", "9 baje". */
export function clockTimeAt(tokens: Token[], at: number): ClockTime | undefined {
  const hour = tokens[at];
  const written = fourDigits(tokens, at);
  if (written) return written;
  if (hour?.kind !== 'number' || !Number.isInteger(hour.value) || hour.value > 24) return undefined;
  const hasMinutes = tokens[at + 1]?.key === ':' && /^\d\d$/.test(tokens[at + 2]?.key ?? '');
  const minutes = hasMinutes ? (tokens[at + 2]?.value ?? 0) : 0;
  const length = hasMinutes ? 3 : 1;
  const half = halfDayOf(tokens, at + length);
  const isOclock = OCLOCK.has(tokens[at + length]?.key ?? '');
  const isTime = hasMinutes || half.length > 0 || isOclock || isBareHour(tokens, at);
  if (minutes > 59 || !isTime) return undefined;
  return { hours: hour.value % 24, minutes, isPm: half.pm, length: length + half.length + (isOclock ? 1 : 0) };
}

/** "0730", "1330 hrs". */
function fourDigits(tokens: Token[], at: number): ClockTime | undefined {
  const { kind, key } = tokens[at] ?? {};
  const hasHours = HOURS.has(tokens[at + 1]?.key ?? '');
  if (kind !== 'number' || !key || !/^(?:[01]\d|2[0-3])[0-5]\d$/.test(key) || !(hasHours || key.startsWith('0')))
    return undefined;
  return { hours: Number(key.slice(0, 2)), minutes: Number(key.slice(2)), isPm: undefined, length: hasHours ? 2 : 1 };
}

function isBareHour(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isFree =
    !next || AND_WORDS.has(next.key) || (next.kind === 'mark' && !/[/%-]/.test(next.key)) || startsNumber(next);
  return isFree && BEFORE_HOURS.has(tokens[at - 1]?.key ?? '') && (tokens[at]?.value ?? 0) <= 12;
}

/** "pm", "p.m.", "am". */
function halfDayOf(tokens: Token[], at: number): { pm: boolean | undefined; length: number } {
  const key = tokens[at]?.key ?? '';
  if (key === 'pm' || key === 'am') return { pm: key === 'pm', length: 1 };
  const dotted = (key === 'p' || key === 'a') && tokens[at + 1]?.key === '.' && tokens[at + 2]?.key === 'm';
  return dotted ? { pm: key === 'p', length: 3 } : { pm: undefined, length: 0 };
}

/** A sentence without its times of day, so that they are not read as amounts; one between two foods parts them. */
export function withoutTimes(tokens: Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const time = clockTimeAt(tokens, at);
    const token = tokens[at] as Token;
    const next = tokens[at + (time?.length ?? 1)];
    if (time && BEFORE_HOURS.has(kept[kept.length - 1]?.key ?? '')) kept.pop();
    if (!time) kept.push(token);
    else if (kept.length > 0 && next && next.kind !== 'mark' && (next.kind === 'number' || !joinerOf([next], 0)))
      kept.push({ ...token, kind: 'mark', key: ',', word: ',', value: 0 });
    at += time?.length ?? 1;
  }
  return kept;
}

interface MealContext {
  mealType: MealType | undefined;
  daysAgo: number;
  timeOfDayMin: number | undefined;
  isHalfOpen?: boolean;
}

const MEALS: [MealType, Set<string>][] = [
  ['breakfast', saying('breakfast')],
  ['lunch', saying('lunch')],
  ['dinner', saying('dinner')],
  ['snack', saying('snack')],
];
/** Of several that are named the first of these counts: people eat most then. */
const PARTS_OF_DAY: { words: Set<string>; meal: MealType; snack: MealType }[] = [
  { words: saying('noon'), meal: 'lunch', snack: 'asnack' },
  { words: saying('night'), meal: 'dinner', snack: 'snack' },
  { words: saying('morning'), meal: 'breakfast', snack: 'snack' },
  { words: saying('evening'), meal: 'esnack', snack: 'esnack' },
];
const BEFORE_LEFT_OUT = wordList('before left out');
const AFTER_LEFT_OUT = wordList('after left out');
const YESTERDAY = wordList('yesterday');
const DAY_BEFORE = wordList('day before');
const PM = saying('pm', 'noon', 'evening', 'night');
const AM = saying('am', 'morning');

/** Step 7: the meal, the day and the time that a text names. */
export function readMealContext(tokens: Token[]): MealContext {
  const keys = tokens.map((token) => token.key);
  const has = (words: Set<string>) => keys.some((key) => words.has(key));
  const named = MEALS.find(([, words]) => keys.some((key, at) => words.has(key) && !isLeftOut(keys, at)))?.[0];
  const part = PARTS_OF_DAY.find(({ words }) => has(words));
  return {
    mealType: named === 'snack' && part ? part.snack : (named ?? part?.meal),
    daysAgo: daysAgoIn(tokens, keys),
    ...timeIn(tokens),
  };
}

/** The meal that is called so: "nashta", "evening snack". */
export const mealCalled = (name: string): MealType | undefined => readMealContext(tokenise(name)).mealType;

/** "No breakfast, lunch was dal", "breakfast nahi kiya". */
function isLeftOut(keys: string[], at: number): boolean {
  return BEFORE_LEFT_OUT.has(keys[at - 1] ?? '') || AFTER_LEFT_OUT.has(keys[at + 1] ?? '');
}

function daysAgoIn(tokens: Token[], keys: string[]): number {
  if (keys.some((key) => DAY_BEFORE.has(key))) return 2;
  const yesterday = keys.findIndex((key) => YESTERDAY.has(key));
  if (yesterday !== -1) return keys[yesterday - 1] === 'before' ? 2 : 1;
  if (keys.some((key, at) => key === 'last' && keys[at + 1] === 'night')) return 1;
  const ago = keys.indexOf('ago');
  const days = tokens[ago - 2];
  return ago > 1 && keys[ago - 1] === 'dai' && days?.kind === 'number' && days.value <= 30 ? days.value : 0;
}

const TODAY = saying('today');

/** The day that a text names, as days ago; undefined where it names none. */
export function readNamedDay(tokens: Token[]): number | undefined {
  const keys = tokens.map(({ key }) => key);
  return daysAgoIn(tokens, keys) || (keys.some((key) => TODAY.has(key)) ? 0 : undefined);
}

/** "4 pm", "8:30", "9 baje": the half of the day is said with it, or by "morning", "raat" and their like. */
function timeIn(tokens: Token[]): Pick<MealContext, 'timeOfDayMin' | 'isHalfOpen'> {
  for (const at of tokens.keys()) {
    const time = clockTimeAt(tokens, at);
    if (!time) continue;
    const { hours, minutes, isPm } = time;
    const saysMorning = tokens.some(({ key }) => AM.has(key));
    const saysAfternoon = tokens.some(({ key }) => PM.has(key));
    const isAfternoon = isPm ?? (hours < 12 && !saysMorning && saysAfternoon);
    if (isPm === false && hours === 12) return { timeOfDayMin: minutes };
    const isWhole = hours > 12 || hours === 0 || tokens[at]?.key.startsWith('0');
    const isHalfOpen = isPm === undefined && !saysMorning && !saysAfternoon && !isWhole;
    const timeOfDayMin = (isAfternoon && hours < 12 ? hours + 12 : hours) * 60 + minutes;
    return { timeOfDayMin, ...(isHalfOpen && { isHalfOpen }) };
  }
  return { timeOfDayMin: undefined };
}

/** Where the text names meals and parts of the day: the same food before and after is two. */
export function mealStarts(tokens: Token[]): number[] {
  const isMeal = (key: string) =>
    MEALS.some(([, words]) => words.has(key)) || PARTS_OF_DAY.some(({ words }) => words.has(key));
  return tokens.flatMap((token, at) => (isMeal(token.key) || clockTimeAt(tokens, at) ? [token.start] : []));
}
