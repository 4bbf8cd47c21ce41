import type { MealType } from '../../../../contract/food.ts';
import { wordSet } from '../table/nameKey.ts';
import { joinerOf } from './joiners.ts';
import { startsNumber } from './number.ts';
import type { Token } from './tokens.ts';

interface MealContext {
  mealType: MealType | undefined;
  daysAgo: number;
  timeOfDayMin: number | undefined;
}

const MEALS: [MealType, Set<string>][] = [
  ['breakfast', wordSet('breakfast breakfasttime brunch nashta nashte naashta naashte nasta नाश्ता नाश्ते')],
  ['lunch', wordSet('lunch lunchtime dopahar dopeher dopaher दोपहर')],
  ['dinner', wordSet('dinner dinnertime supper raat raatko रात')],
  ['snack', wordSet('snack snacktime snacking snacked')],
];
const PARTS_OF_DAY: { words: Set<string>; meal: MealType; snack: MealType }[] = [
  { words: wordSet('morning subah savere सुबह सवेरे'), meal: 'breakfast', snack: 'snack' },
  { words: wordSet('noon midday afternoon'), meal: 'lunch', snack: 'asnack' },
  { words: wordSet('evening shaam sham शाम'), meal: 'esnack', snack: 'esnack' },
  { words: wordSet('night tonight midnight'), meal: 'dinner', snack: 'snack' },
];
const BEFORE_LEFT_OUT = wordSet('no skipped skip missed');
const AFTER_LEFT_OUT = wordSet('nahi nahin nhi skip chhod नहीं नही छोड़');
const YESTERDAY = wordSet('yesterday kal कल');
const DAY_BEFORE = wordSet('parso parson परसों');
const PM = wordSet('pm shaam sham evening afternoon night raat dopahar शाम रात दोपहर');
const AM = wordSet('am morning subah सुबह');
/** "At 11 one guava", "maybe around 9": an hour where nothing else is counted. */
const BEFORE_HOURS = wordSet('at around by till');

/** Step 7: the meal, the day and the time that a text names. */
export function readMealContext(tokens: Token[]): MealContext {
  const keys = tokens.map((token) => token.key);
  const has = (words: Set<string>) => keys.some((key) => words.has(key));
  const named = MEALS.find(([, words]) => keys.some((key, at) => words.has(key) && !isLeftOut(keys, at)))?.[0];
  const part = PARTS_OF_DAY.find(({ words }) => has(words));
  return {
    mealType: named === 'snack' && part ? part.snack : (named ?? part?.meal),
    daysAgo: daysAgoIn(tokens, keys),
    timeOfDayMin: timeIn(tokens),
  };
}

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

function timeIn(tokens: Token[]): number | undefined {
  for (const at of tokens.keys()) {
    const time = timeAt(tokens, at);
    if (time) return time.minutes;
  }
  return undefined;
}

/** A time of day at a token, such as "4 pm", "8:30", "at 9", "9 baje", and how many tokens it takes. */
export function timeAt(tokens: Token[], at: number): { minutes: number; length: number } | undefined {
  const hour = tokens[at];
  if (hour?.kind !== 'number' || !Number.isInteger(hour.value) || hour.value > 24) return undefined;
  const hasMinutes = tokens[at + 1]?.key === ':' && /^\d\d$/.test(tokens[at + 2]?.key ?? '');
  const minutes = hasMinutes ? (tokens[at + 2]?.value ?? 0) : 0;
  const length = hasMinutes ? 3 : 1;
  const after = tokens[at + length]?.key ?? '';
  const half = halfDayOf(tokens, at + length);
  const isBaje = after === 'baje' || after === 'बजे';
  const isTime = hasMinutes || half.length > 0 || isBaje || after === 'oclock' || isBareHour(tokens, at);
  if (minutes > 59 || !isTime) return undefined;
  let hours = hour.value % 24;
  const saysMorning = () => tokens.some(({ key }) => AM.has(key));
  const isPm = half.pm ?? (hours < 12 && !saysMorning() && tokens.some(({ key }) => PM.has(key)));
  if (isPm && hours < 12) hours += 12;
  if (half.pm === false && hours === 12) hours = 0;
  return { minutes: hours * 60 + minutes, length: length + half.length + (isBaje || after === 'oclock' ? 1 : 0) };
}

function isBareHour(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  const isFree = !next || (next.kind === 'mark' && !/[/%-]/.test(next.key)) || startsNumber(next);
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
    const time = timeAt(tokens, at);
    const token = tokens[at] as Token;
    const next = tokens[at + (time?.length ?? 1)];
    if (!time) kept.push(token);
    else if (kept.length > 0 && next && next.kind !== 'mark' && (next.kind === 'number' || !joinerOf([next], 0)))
      kept.push({ ...token, kind: 'mark', key: ',', written: ',', value: 0 });
    at += time?.length ?? 1;
  }
  return kept;
}

/** Where the text names meals and parts of the day: the same food before and after is two. */
export function mealStarts(tokens: Token[]): number[] {
  const isMeal = (key: string) =>
    MEALS.some(([, words]) => words.has(key)) || PARTS_OF_DAY.some(({ words }) => words.has(key));
  return tokens.flatMap((token, at) => (isMeal(token.key) || timeAt(tokens, at) ? [token.start] : []));
}
