import { wordKey, wordSet } from '../table/nameKey.ts';
import { soundOf } from '../table/spelling.ts';
import { weightInSentence } from '../table/wordWeight.ts';
import type { Food } from '../types.ts';
import { EGGS, isMadeOfEggs } from './eggCount.ts';
import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import { kindNamedAfter } from './kinds.ts';
import type { FoodMatch } from './matchFood.ts';
import { NAMED_SIDE_BY_SIDE, POTATO } from './structureWords.ts';
import { isTelling, LONGEST_PHRASE } from './telling.ts';
import type { Token } from './tokens.ts';
import { COUNTED_UNITS } from './units.ts';

const SOUNDS_SIDE_BY_SIDE = new Set([...NAMED_SIDE_BY_SIDE].map(soundOf));
/** "sabji aloo gobi" is one dish. */
const GENERAL = wordSet('sabzi sabji subzi subji सब्जी सब्ज़ी');
/** Said after a dish they choose its kind, and are no dish themselves: "momos veg". */
const KINDS = wordSet('veg nonveg plain steam fry fried');

/** What stands before or after them tells more of one food: "bhindi ki sabzi", "paani wali dal". */
export const TIES = wordSet('ka ke ki k nu ni chi da का के की wala wali wale waala waali waale वाला वाली वाले');
/** Below, the words together name no food. */
const LEAST_NAME = 0.45;
/** Dishes of the world that are eaten with Indian ones as they are. */
const SERVED_IN_INDIA = new Set(['Eggs']);
const MOST_WORDS_OF_HEAD = 3;
/** "Aloo puri" are the puris and their sabzi. */
export const EATEN_WITH_POTATO = new Set(['puri', 'kachori', 'bedmi-puri', 'luchi', 'kuttu-puri', 'rajgira-puri']);
const STAPLES = new Set(['rice', 'curd']);
const BHAJI = wordSet('bhaji bhajee भाजी');
const MEATS = wordSet(
  'fish machli machhli macchi maach mach meen chicken murgh murga mutton gosht prawn egg anda मछली चिकन मटन अंडा',
);
const CURRIES = ['curry', 'करी'];
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** "dal chawal" is two foods where no food of that name is known. */
export function partSideBySide(words: Token[], find: FindFoods, areSeveral: boolean): Token[][] {
  return partFrom(words, find, areSeveral, new Map());
}

/** `known` holds how the ends of the words part: many cuts leave the same end. */
function partFrom(words: Token[], find: FindFoods, areSeveral: boolean, known: Map<string, Token[][]>): Token[][] {
  const end = `${words.length}${areSeveral}`;
  const parts = known.get(end) ?? partAnew(words, find, areSeveral, known);
  known.set(end, parts);
  return parts;
}

function partAnew(words: Token[], find: FindFoods, areSeveral: boolean, known: Map<string, Token[][]>): Token[][] {
  const whole: FoodMatch | undefined = find(keysOf(words), [])[0];
  const score = whole?.score ?? 0;
  if (words.filter(isTelling).length < 2 || words.length > LONGEST_PHRASE || isExactFood(whole)) return [words];
  if (COUNTED_UNITS.has(words[words.length - 1]?.key ?? '') && isExactFood(find(keysOf(words.slice(0, -1)), [])[0]))
    return [words];
  const [first, ...others] = words;
  if (first && GENERAL.has(first.key) && isExactFood(find(keysOf([...others, first]), [])[0]))
    return [[...others, first]];
  const kind = namedAfterFood(words, find);
  if (kind) return [kind];
  const isNoName = areSeveral || score < LEAST_NAME;
  for (let cut = words.length - 1; cut > 0; cut -= 1) {
    const left = words.slice(0, cut);
    const right = words.slice(cut);
    if (!right.some(isTelling) || right.every(isKind)) continue;
    if (TIES.has(right[0]?.key ?? '') || TIES.has(left[left.length - 1]?.key ?? '')) continue;
    if (left.every(({ key }) => EGGS.has(key)) && right.some(isMadeOfEggs)) continue;
    const [dish] = find(keysOf(left), []);
    if (!isExactFood(dish)) continue;
    const mayBePart =
      isNoName ||
      left.every(({ key }) => POTATO.has(key)) ||
      isServedInIndia(dish.food) ||
      isNamedSideBySide(left, right);
    if (!mayBePart) continue;
    const [last] = find(keysOf(right), []);
    const isLast = isExactFood(last);
    const rest = isLast ? [right] : partFrom(right, find, isNoName, known);
    if (!isLast && rest.length === 1) continue;
    const [next] = isLast ? [last] : find(keysOf(rest[0] ?? right), []);
    const areDishes = next !== undefined && areIndianDishes(dish.food, next.food);
    const hasPotato =
      next !== undefined && left.every(({ key }) => POTATO.has(key)) && EATEN_WITH_POTATO.has(next.food.id);
    if (!isNoName && !areDishes && !hasPotato && !isNamedSideBySide(left, right)) continue;
    if (hasPotato && isLast) return [right, left];
    return rest.length > 1
      ? [left, ...rest]
      : [last ? besideRice(left, last.food, find) : left, besideBread(dish.food, right)];
  }
  return [words];
}

/** "Momos chicken" as "chicken momos". */
function namedAfterFood(words: Token[], find: FindFoods): Token[] | undefined {
  for (let cut = 1; cut < Math.min(words.length, MOST_WORDS_OF_HEAD + 1); cut += 1) {
    const food = words.slice(0, cut);
    const kind = words.slice(cut);
    if (kindNamedAfter(food, kind, find)) return [...kind, ...food];
  }
  return undefined;
}

export function isKind({ key }: Token): boolean {
  return COUNTED_UNITS.has(key) || KINDS.has(key) || weightInSentence(key) < 1;
}

/** "Bhaji" is a fritter by itself, and a vegetable dish beside bread: "poori bhaji", "poli bhaji". */
function besideBread({ group, id }: Food, words: Token[]): Token[] {
  const [word] = words;
  if (!word || words.length > 1 || group !== 'Indian breads') return words;
  const potato = id === 'puri' ? ['aloo', 'sabzi'] : ['sabzi'];
  return (BHAJI.has(word.key) ? potato : [word.key]).map((key) => ({ ...word, key }));
}

/** "Machhli bhaat" and "chicken chawal" are the curry with rice. */
function besideRice(words: Token[], { id }: Food, find: FindFoods): Token[] {
  const [word] = words;
  const isMeat = word !== undefined && words.length === 1 && MEATS.has(word.key);
  if (!isMeat || id !== 'rice') return words;
  const names = CURRIES.map((written): Token[] => [word, { ...word, key: wordKey(written), written }]);
  return names.find((name) => isExactFood(find(keysOf(name), [])[0])) ?? words;
}

/** Dishes of one kitchen are named without "and": "upma chutney", "poha jalebi", "varan bhaat". */
export function areIndianDishes(...foods: Food[]): boolean {
  return foods.some(({ cuisine }) => cuisine === 'india') && foods.every(isServedInIndia);
}

function isServedInIndia({ cuisine, state, id, group }: Food): boolean {
  const isServed = cuisine === 'india' || SERVED_IN_INDIA.has(group);
  return STAPLES.has(id) || (isServed && state !== 'raw' && state !== 'dry' && !group.startsWith('Packaged'));
}

function isNamedSideBySide(left: Token[], right: Token[]): boolean {
  const isNamed = (word: Token | undefined) =>
    word !== undefined && (SOUNDS_SIDE_BY_SIDE.has(soundOf(word.key)) || DEVANAGARI.test(word.key));
  return isNamed(left.findLast(isTelling)) && (isNamed(right.find(isTelling)) || isNamed(right.findLast(isTelling)));
}
