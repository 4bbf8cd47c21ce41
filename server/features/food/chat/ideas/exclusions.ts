import { loadFoodTable } from '../../../nutrition/table/foodTable.ts';
import { isNameOf } from '../../../nutrition/table/nameIndex.ts';
import { nameWords } from '../../../nutrition/table/nameKey.ts';
import { isClassOfFoods } from '../../../nutrition/table/traits.ts';
import { mealOfPart, mealOfWord } from '../mealWords.ts';

/** Before what is left out: "no", "without", "bina". */
const before =
  /^(?:no|not|without|minus|except|excluding|avoid|avoiding|skip|bina|binaa|hate|बिना|(?:don't|dont|can't|cant|cannot|never) (?:eat|have|like|want|take|digest)|(?:allergic|intolerant) to|other than|apart from|free of)$/u;
/** Behind it: "ke bina", "gives me reflux", "nahi khata", "free". */
const behind =
  /^(?:ke bina|na ho|na hon|na dena|mat|nahi|nahin|free|ke alawa|chhod ke|chod ke|allergy|(?:se|ki) (?:allergy|gas|acidity|jalan|problem|reflux|bloating|pet)|gives? me|causes?|makes? me|triggers?|bloats? me|upsets?|(?:doesn't|doesnt|does not|don't|dont) suit|suit nahi|के बिना|न हो|ना हो|नहीं|से (?:गैस|एसिडिटी|जलन|एलर्जी))$/u;
const between = new Set(['and', 'or', 'aur', 'ya', 'no', 'nor', ',', 'any', 'the', 'और', 'या']);
const around = new Set(['ke', 'ka', 'ki', 'wala', 'wali', 'wale', 'please', 'के', 'का', 'वाला']);
const meals = new Set([...mealOfPart.keys(), ...mealOfWord.keys()]);
const marks = new Set([',', '.', ';', '\n']);
const reason = /(?:^| )(?:because|coz|cuz|since|kyunki|kyuki|क्योंकि) [^,.;\n]*/gu;
const reasons = /^(?:gives?|causes?|makes?|triggers?|bloats?|upsets?|doesn't|doesnt|se|ki|allergy|से)$/u;
const longestFood = 3;
const longestTrigger = 3;
const longestList = 30;

/** What a wish leaves out, and its words without that; of words lower-cased, marks between spaces. */
export function readWithout(wish: string): { without: string[]; rest: string } {
  const words = wish.replace(reason, ' ').split(' ').filter(Boolean);
  const foodLengths: number[] = [];
  const foodLengthAt = (at: number) => (foodLengths[at] ??= lengthAt(words, at, longestFood, isFood));
  const without: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; ) {
    const trigger = lengthAt(words, at, longestTrigger, (said) => before.test(said));
    const told = trigger > 0 ? foodsFrom(words, at + trigger, foodLengthAt) : undefined;
    const backward = told?.foods.length ? undefined : foodsBefore(words, at, foodLengthAt);
    const found = told?.foods.length ? told : backward;
    without.push(...(found?.foods ?? []));
    if (!found) rest.push(words[at] as string);
    at = found ? endOfReason(words, found.next) : at + 1;
    while (found === told && found && around.has(words[at] ?? '')) at += 1;
  }
  return { without: [...new Set(without)], rest: rest.join(' ') };
}

/** How many words from a place make the longest phrase of that kind; 0 where none does. */
function lengthAt(words: string[], at: number, longest: number, isOf: (said: string) => boolean): number {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1)
    if (isOf(words.slice(at, at + length).join(' '))) return length;
  return 0;
}

interface Found {
  foods: string[];
  next: number;
}

/** Foods one after another, as far as they go: "onion, garlic and egg". */
function foodsFrom(words: string[], from: number, foodLengthAt: (at: number) => number): Found {
  const foods: string[] = [];
  let next = from;
  for (let at = from; at < Math.min(words.length, from + longestList); ) {
    const length = foodLengthAt(at);
    if (length > 0) {
      foods.push(words.slice(at, at + length).join(' '));
      next = at + length;
    } else if (!between.has(words[at] as string)) break;
    at += Math.max(length, 1);
  }
  return { foods, next };
}

/** Foods that are followed by what leaves them out. */
function foodsBefore(words: string[], from: number, foodLengthAt: (at: number) => number): Found | undefined {
  if (foodLengthAt(from) === 0) return undefined;
  const found = foodsFrom(words, from, foodLengthAt);
  const next = endOfReason(words, found.next);
  return next > found.next ? { ...found, next } : undefined;
}

/** Where what leaves foods out ends, the reason with it: "gives me reflux". */
function endOfReason(words: string[], from: number): number {
  const length = lengthAt(words, from, longestTrigger, (said) => behind.test(said));
  const isReason = length > 0 && reasons.test(words[from] ?? '');
  if (!isReason) return from + length;
  const end = words.findIndex((word, at) => at >= from + length && marks.has(word));
  return end < 0 ? words.length : end;
}

/** Whether the table has a food, or a class of foods, of just these words. */
export function isFood(said: string): boolean {
  if (said.split(' ').some((word) => between.has(word) || marks.has(word) || meals.has(word))) return false;
  if (isClassOfFoods(said)) return !said.includes(' ') || /^(?:non veg|dry fruits?|sea food|tree nuts?)$/u.test(said);
  return isNameOf(loadFoodTable().index, nameWords(said));
}
