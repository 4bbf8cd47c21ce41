import type { MealType } from '../../../../contract/food.ts';
import { wordSet } from '../table/nameKey.ts';
import { clockTimeAt } from './clockTimes.ts';
import { type Token, tokenise } from './tokens.ts';

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

/** "4 pm", "8:30", "9 baje": the half of the day is said with it, or by "morning", "raat" and their like. */
function timeIn(tokens: Token[]): number | undefined {
  for (const at of tokens.keys()) {
    const time = clockTimeAt(tokens, at);
    if (!time) continue;
    const { hours, minutes, isPm } = time;
    const saysMorning = () => tokens.some(({ key }) => AM.has(key));
    const isAfternoon = isPm ?? (hours < 12 && !saysMorning() && tokens.some(({ key }) => PM.has(key)));
    if (isPm === false && hours === 12) return minutes;
    return (isAfternoon && hours < 12 ? hours + 12 : hours) * 60 + minutes;
  }
  return undefined;
}

/** Where the text names meals and parts of the day: the same food before and after is two. */
export function mealStarts(tokens: Token[]): number[] {
  const isMeal = (key: string) =>
    MEALS.some(([, words]) => words.has(key)) || PARTS_OF_DAY.some(({ words }) => words.has(key));
  return tokens.flatMap((token, at) => (isMeal(token.key) || clockTimeAt(tokens, at) ? [token.start] : []));
}
