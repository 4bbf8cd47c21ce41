import type { MealType } from '../../../../contract/food.ts';
import { mealWords, valueOfWord } from './mealWords.ts';

/** A meal that was had again. */
export interface Repeat {
  /** The meal that is copied; undefined is the one that was logged last. */
  from: MealType | undefined;
  /** How many days ago it was; undefined is the latest there is. */
  daysAgo: number | undefined;
  /** The meal that it is now; undefined is that of this time of day. */
  as: MealType | undefined;
}

const meals = valueOfWord(mealWords);
const days = valueOfWord([
  ["yesterday yesterday's yesterdays kal कल", 1],
  ['parso parson परसों', 2],
]);
const roles = valueOfWord<'from' | 'as'>([
  ['repeat copy as like from of', 'from'],
  ['for to into', 'as'],
]);
const repeats = new Set('same repeat copy again usual wahi wohi dobara वही दोबारा'.split(' '));
const logs = new Set(['log', 'add']);
const fillers = new Set(
  (
    "i i've have had ate eat eaten the my a it was is did just also too please today today's thing food meal one what at in on once more " +
    'maine khaya khayi khana kiya kar lo do liya li wala wali jo tha thi hai bhi se ka ki ke ko aaj ' +
    'phir fir फिर मैंने खाया खाना किया लिया वाला जो था है भी से का की के को आज'
  ).split(' '),
);
/** "Phir" alone means then. */
const onceMore = /(?:phir|fir|फिर) (?:se|से)/gu;
const longest = 14;

/** What is said to be had again, when the whole message says that: "same breakfast as yesterday". */
export function readRepeat(text: string): Repeat | undefined {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(onceMore, 'dobara')
      .match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
  const vocabularies = [repeats, logs, fillers, meals, days, roles];
  if (words.length > longest || !words.every((word) => vocabularies.some((known) => known.has(word)))) return undefined;
  const daysAgo = words.map((word) => days.get(word)).find((ago) => ago !== undefined);
  if (!words.some((word) => repeats.has(word) || (daysAgo !== undefined && logs.has(word)))) return undefined;

  const named: { from?: MealType; as?: MealType; plain?: MealType } = {};
  let role: 'from' | 'as' | 'plain' = 'plain';
  for (const word of words) {
    role = roles.get(word) ?? role;
    const meal = meals.get(word);
    if (!meal) continue;
    named[role] = meal;
    role = 'plain';
  }
  const isOfDay = daysAgo !== undefined;
  return {
    from: named.from ?? named.plain ?? (isOfDay ? named.as : undefined),
    daysAgo,
    as: named.as ?? named.plain ?? (isOfDay ? named.from : undefined),
  };
}
