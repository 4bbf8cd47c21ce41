import { readPartOfDay } from './clockTimes.ts';
import { wordsOf } from './lexicon.ts';
import { readWordLists } from './phraseLists.ts';
import type { ReadSchedule } from './schedules.ts';
import { anyMeals } from './scheduleTimes.ts';
import type { Token } from './tokens.ts';

const listed = readWordLists(new URL('./times.txt', import.meta.url));
const beforeWords = listed('before');
const afterWords = listed('after');
const mealLinks = new Set([',', ...listed('meal links')]);
/** Usual hours of the meals, and of getting up and going to bed, in minutes after midnight. */
const mealTimes: [minutes: number, Set<string>][] = [
  [8 * 60 + 30, wordsOf('breakfast')],
  [13 * 60 + 30, wordsOf('lunch')],
  [20 * 60 + 30, wordsOf('dinner')],
  [22 * 60 + 30, listed('bedtime')],
];

const wakingWords = listed('waking');
const emptyStomach = listed('empty stomach');
const wakingMinutes = 7 * 60;
const beforeMealMin = 30;

const wordAt = (tokens: Token[], at: number) => tokens[at]?.word ?? '';

/** "after breakfast and dinner", "nashte ke baad", "before bed", "khali pet". */
export function readMeal(tokens: Token[], at: number, read: ReadSchedule): number | undefined {
  if (
    wakingWords.has(wordAt(tokens, at)) ||
    (emptyStomach.has(wordAt(tokens, at)) && /^(?:stomach|pet|pete|पेट)$/.test(wordAt(tokens, at + 1)))
  ) {
    read.atMeals.push(wakingMinutes);
    return emptyStomach.has(wordAt(tokens, at)) ? at + 2 : at + 1;
  }
  const isBefore = beforeWords.has(wordAt(tokens, at));
  const isLed = isBefore || afterWords.has(wordAt(tokens, at)) || /^(?:at|on)$/.test(wordAt(tokens, at));
  const meals = mealsAt(tokens, isLed ? at + 1 : at);
  if (!meals) return undefined;
  const follows = wordAt(tokens, meals.next);
  const isFollowed = beforeWords.has(follows) || afterWords.has(follows);
  if (!isLed && !isFollowed) return undefined;
  const shift = isBefore || (!isLed && beforeWords.has(follows)) ? -beforeMealMin : 0;
  read.atMeals.push(...meals.minutes.map((minutes) => minutes + shift));
  return !isLed && isFollowed ? meals.next + 1 : meals.next;
}

function mealsAt(tokens: Token[], at: number): { minutes: number[]; next: number } | undefined {
  const found: number[] = [];
  let next = at;
  for (let place = at; place < tokens.length; ) {
    const meal = mealAt(tokens, place);
    if (meal) {
      found.push(...meal.minutes);
      next = place = meal.next;
    } else if (found.length > 0 && mealLinks.has(wordAt(tokens, place))) place += 1;
    else break;
    if (meal && /^(?:ke|se|के|से)$/.test(wordAt(tokens, place))) next = place + 1;
  }
  return found.length > 0 ? { minutes: found, next } : undefined;
}

/** "breakfast", "dopahar ke khane", "meals", which are lunch and dinner. */
function mealAt(tokens: Token[], at: number): { minutes: number[]; next: number } | undefined {
  const from = /^(?:the|my|every|each|har)$/.test(wordAt(tokens, at)) ? at + 1 : at;
  const known = mealTimes.find(([, words]) => words.has(wordAt(tokens, from)));
  if (known) return { minutes: [known[0]], next: from + 1 };
  const part = readPartOfDay(tokens, from)?.part;
  const eatenAt = /^(?:ke|ka|ko|me|mein|के|का|को|में)$/.test(wordAt(tokens, from + 1)) ? from + 2 : from + 1;
  if (part && isEating(wordAt(tokens, eatenAt)))
    return { minutes: [part === 'noon' ? 810 : part === 'morning' ? 510 : 1_230], next: eatenAt + 1 };
  return isEating(wordAt(tokens, from)) ? { minutes: anyMeals, next: from + 1 } : undefined;
}

const isEating = (word: string) => /^(?:khane|khana|meals?|food|खाने|खाना)$/.test(word);
