import type { MealType } from '../../../../contract/entries/food.ts';
import { mealOfPart, mealOfWord, valueOfWord } from './mealWords.ts';

/** A meal that was had again. */
export interface Repeat {
  /** The meal that is copied; undefined is the one that was logged last. */
  from: MealType | undefined;
  /** How many days ago it was; undefined is the latest there is. */
  daysAgo: number | undefined;
  /** The meal that it is now; undefined is that of this time of day. */
  as: MealType | undefined;
  /** All that was had on that day, meal by meal: "copy yesterday". */
  isWholeDay?: true;
  /** What was not had this time, as it was written: "without curd". */
  without: string[];
  /** Of what was left of it, how much of the meal that is: 0.5 of "half of yesterday's dinner leftovers". */
  share?: 0.5 | 0.25;
}

const days = valueOfWord([
  ["yesterday yesterday's yesterdays kal कल", 1],
  ['parso parson परसों', 2],
]);
const roles = valueOfWord<'from' | 'as'>([
  ['repeat copy as like from of', 'from'],
  ['for to into', 'as'],
]);
const wordsIn = (list: string) => new Set(list.split(' '));
const repeats = wordsIn('same repeat copy again usual wahi wohi dobara jaisa jaisi jaise वही दोबारा जैसा जैसी');
/** Of a day without a meal they mean all of it. */
const wholes = wordsIn('copy repeat everything all sab saara sara poora pura whole day din सब सारा पूरा दिन');
/** With a day they tell of its meal: "kal wala nashta". */
const repeatsOfDay = wordsIn('log add wala waala wali vala वाला वाली');
const fillers = wordsIn(
  "i i've have had ate eat eaten the my a it was is did just also too please today today's thing food meal one what at in on once more " +
    'but and time exactly everything all maine khaya khayi khaye khana kiya kari kar lo do li liya jo tha thi hai hi bhi se ka ki ke ko aaj aur ' +
    'karo kardo krdo whole day din sab saara sara poora pura सब सारा पूरा दिन करो phir fir फिर मैंने खाया खाना किया लिया जो था है ही भी से का की के को आज और',
);
/** "Phir" alone means then. */
const onceMore = /(?:phir|fir|फिर) (?:se|से)/gu;
/** What was not had this time comes after these … */
const notNext = wordsIn('without no not minus except excluding skip skipped leaving bina बिना');
/** … or before them: "dahi chhod ke", "chawal ke bina". */
const notBefore = wordsIn('bina chhod chod chhodke chodke chhodkar chodkar nahi nahin illama बिना छोड़ छोड़कर नहीं');
const longest = 16;
/** What was left over is had by a share that is told. */
const leftovers = wordsIn('leftover leftovers bacha bachi bache बचा बची बचे');
const besideLeftovers = wordsIn('hua hui hue khucha wala waala wali rest remaining of me mein में हुआ हुई हुए खुचा');
const shares = valueOfWord<0.5 | 0.25>([
  ['half aadha aadhi adha adhi आधा आधी', 0.5],
  ['quarter chauthai चौथाई', 0.25],
]);
const eaten = wordsIn('had ate eaten khaya khayi khaye liya li kiya खाया लिया किया');
/** "Half of it is left over" tells of no meal. */
const tellsOfRest = wordsIn('is was hai tha thi है था थी');

const isKnown = (word: string): boolean =>
  [repeats, repeatsOfDay, fillers, mealOfWord, mealOfPart, days, roles].some((known) => known.has(word));

/** What is said to be had again, when the whole message says that: "same breakfast as yesterday", "dinner same as lunch but no rice". */
export function readRepeat(text: string): Repeat | undefined {
  const all =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(onceMore, 'dobara')
      .replace('left over', 'leftover')
      .match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
  const ofLeftovers = readLeftovers(all);
  if (ofLeftovers) return ofLeftovers;
  const { words, without } = takeLeftOut(all);
  if (all.length > longest || !words.every(isKnown)) return undefined;
  const daysAgo = words.map((word) => days.get(word)).find((ago) => ago !== undefined);
  if (!words.some((word) => repeats.has(word) || (daysAgo !== undefined && repeatsOfDay.has(word)))) return undefined;

  const { from, as, plain } = mealsNamed(words);
  const isOfDay = daysAgo !== undefined;
  const isOfMeal = words.some((word) => mealOfWord.has(word) || mealOfPart.has(word));
  return {
    ...(isOfDay && !isOfMeal && words.some((word) => wholes.has(word)) && { isWholeDay: true }),
    from: from ?? plain ?? (isOfDay ? as : undefined),
    daysAgo,
    as: as ?? plain ?? (isOfDay ? from : undefined),
    without,
  };
}

/** "Had half of yesterday's dinner leftovers", "kal ke dinner ka bacha hua aadha khaya": had now, as a share of that meal. */
function readLeftovers(words: string[]): Repeat | undefined {
  const isOf = (word: string) => leftovers.has(word) || besideLeftovers.has(word) || shares.has(word);
  const share = words.map((word) => shares.get(word)).find((told) => told !== undefined);
  const isPlain = words.length <= longest && words.every((word) => isKnown(word) || isOf(word));
  const isHad = words.some((word) => eaten.has(word)) || !words.some((word) => tellsOfRest.has(word));
  if (share === undefined || !isPlain || !isHad || !words.some((word) => leftovers.has(word))) return undefined;
  const dayAt = words.findIndex((word) => days.has(word));
  const mealOf = (word = '') => mealOfWord.get(word) ?? mealOfPart.get(word);
  // The meal behind the day is the one of that day.
  const fromAt = words.findIndex((word, at) => at > dayAt && mealOf(word) !== undefined);
  const as = words.map((word, at) => (at === fromAt ? undefined : mealOfWord.get(word))).find(Boolean);
  return { from: mealOf(words[fromAt]), daysAgo: days.get(words[dayAt] ?? ''), as, without: [], share };
}

function mealsNamed(words: string[]): Partial<Record<'from' | 'as' | 'plain', MealType>> {
  const named: Partial<Record<'from' | 'as' | 'plain', MealType>> = {};
  const known = words.some((word) => mealOfWord.has(word)) ? mealOfWord : mealOfPart;
  let role: 'from' | 'as' | 'plain' = 'plain';
  for (const word of words) {
    role = roles.get(word) ?? role;
    const meal = known.get(word);
    if (!meal) continue;
    named[role] = meal;
    role = 'plain';
  }
  return named;
}

/** The foods that are told to be left out, and the words without them and what says so. */
function takeLeftOut(words: string[]): { words: string[]; without: string[] } {
  const mark = words.findIndex((word) => notNext.has(word) || notBefore.has(word));
  if (mark === -1) return { words, without: [] };
  const word = words[mark] as string;
  const isJoin = (at: number) => /^(?:the|any|and|aur|और)$/u.test(words[at] ?? '');
  const isName = (at: number) => at < words.length && (isJoin(at) || !isKnown(words[at] as string));
  let [start, end] = [mark + 1, mark + 1];
  if (notNext.has(word)) while (isName(end)) end += 1;
  if (end === start && notBefore.has(word)) {
    end = mark;
    while (end > 0 && /^(?:ke|ka|ko|को|के)$/u.test(words[end - 1] ?? '')) end -= 1;
    start = end;
    while (start > 0 && isName(start - 1)) start -= 1;
  }
  const names = words
    .slice(start, end)
    .join(' ')
    .split(/ ?\b(?:the|any|and|aur)\b ?| और /u)
    .filter(Boolean);
  if (names.length === 0) return { words, without: [] };
  const rest = [...words.slice(0, Math.min(start, mark)), ...words.slice(Math.max(end, mark + 1))];
  return { words: rest, without: names };
}
