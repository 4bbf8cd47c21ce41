import type { MealType } from '../../../../../contract/entries/food.ts';
import type { ReadClock } from '../../../../language/clockFigures.ts';
import { inPart, type PartOfDay, readClock } from '../../../../language/clockTimes.ts';
import { type Role, wordsOf } from '../../../../language/lexicon.ts';
import { wordKey } from '../../table/nameKey.ts';
import { joinerOf } from './joiners.ts';
import { startsNumber } from './number.ts';
import { AND_WORDS } from './structureWords.ts';
import { type Token, tokenise } from './tokens.ts';
import { wordList } from './wordLists.ts';

/** The words of the lexicon in the form that tokens of meals have. */
export const saying = (...roles: Role[]) =>
  new Set(roles.flatMap((role) => [...wordsOf(role, 'weakToo')]).map(wordKey));

/** "At 11 one guava", "maybe around 9": an hour where nothing else is counted. */
const BEFORE_HOURS = wordList('before hours');

/** A time of day at a token, such as "4 pm", "8:30", "9 baje", and "at 9" where nothing is counted. */
export function clockTimeAt(tokens: Token[], at: number): ReadClock | undefined {
  const clock = readClock(tokens, at, 'counts');
  return clock?.isMarked || (clock && isBareHour(tokens, at)) ? clock : undefined;
}

function isBareHour(tokens: Token[], at: number): boolean {
  const { kind, value } = tokens[at] ?? { value: 0 };
  const next = tokens[at + 1];
  const isFree =
    !next || AND_WORDS.has(next.key) || (next.kind === 'mark' && !/[/%-]/.test(next.key)) || startsNumber(next);
  const isHour = kind === 'number' && Number.isInteger(value) && value <= 12;
  return isHour && isFree && BEFORE_HOURS.has(tokens[at - 1]?.key ?? '');
}

/** A sentence without its times of day, so that they are not read as amounts; one between two foods parts them. */
export function withoutTimes(tokens: Token[]): Token[] {
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const time = clockTimeAt(tokens, at);
    const token = tokens[at] as Token;
    const behind = time?.next ?? at + 1;
    const next = tokens[behind];
    if (time && BEFORE_HOURS.has(kept[kept.length - 1]?.key ?? '')) kept.pop();
    if (!time) kept.push(token);
    else if (kept.length > 0 && next && next.kind !== 'mark' && (next.kind === 'number' || !joinerOf([next], 0)))
      kept.push({ ...token, kind: 'mark', key: ',', word: ',', value: 0 });
    at = behind;
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
const PARTS_OF_DAY: { part: PartOfDay; words: Set<string>; meal: MealType; snack: MealType }[] = [
  { part: 'noon', words: saying('noon'), meal: 'lunch', snack: 'asnack' },
  { part: 'night', words: saying('night'), meal: 'dinner', snack: 'snack' },
  { part: 'morning', words: saying('morning'), meal: 'breakfast', snack: 'snack' },
  { part: 'evening', words: saying('evening'), meal: 'esnack', snack: 'esnack' },
];
const BEFORE_LEFT_OUT = wordList('before left out');
const AFTER_LEFT_OUT = wordList('after left out');
const YESTERDAY = wordList('yesterday');
const DAY_BEFORE = wordList('day before');

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
    const clock = clockTimeAt(tokens, at);
    if (!clock) continue;
    if (clock.isSure) return { timeOfDayMin: clock.minutes };
    const parts = PARTS_OF_DAY.filter(({ words }) => tokens.some(({ key }) => words.has(key))).map(({ part }) => part);
    const part = parts.includes('morning') ? 'morning' : parts[0];
    return part ? { timeOfDayMin: inPart(clock.minutes, part) } : { timeOfDayMin: clock.minutes, isHalfOpen: true };
  }
  return { timeOfDayMin: undefined };
}

/** Where the text names meals and parts of the day: the same food before and after is two. */
export function mealStarts(tokens: Token[]): number[] {
  const isMeal = (key: string) =>
    MEALS.some(([, words]) => words.has(key)) || PARTS_OF_DAY.some(({ words }) => words.has(key));
  return tokens.flatMap((token, at) => (isMeal(token.key) || clockTimeAt(tokens, at) ? [token.start] : []));
}
