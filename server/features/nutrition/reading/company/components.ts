import { nameWords } from '../../table/nameKey.ts';
import type { Food } from '../../types.ts';
import { EXACT_MATCH, type FindFoods, isExactFood, keysOf } from '../names/findFoods.ts';
import type { FoodMatch } from '../names/matchFood.ts';
import type { Item } from '../search/item.ts';
import {
  DRUNK,
  HOLDS_ITS_INGREDIENTS,
  isTelling,
  LEFT_OUT,
  PARTS_OF_FOOD,
  SERVED_BESIDE,
  WITH_WORDS,
} from '../words/structureWords.ts';
import type { Token } from '../words/tokens.ts';
import { COUNTED_UNITS } from '../words/units.ts';
import { wordList } from '../words/wordLists.ts';
import { isMixer, isSpiritMeasure } from './spirits.ts';

/** A name that holds both sides of a "with" is taken from this score on. */
const GRAVY = wordList('gravy');
const VARIANT_MATCH = 0.75;
const WRAPPED = wordList('wrapped');
const BOWL = wordList('bowl dish');

/** "An omelet with ham and a roll", "a cutlet in a large pita": with an article of its own, or a size, it is no ingredient. */
export function isToldApart({ joiner, amount, words }: Item, find: FindFoods): boolean {
  if (joiner === 'made') return amount?.size !== undefined && isExactFood(find(keysOf(words), [])[0]);
  return (joiner === 'and' || joiner === 'list') && amount?.quantity !== undefined && !amount.measure;
}

/** "At saravana bhavan" is no ingredient. */
export function knownOf(words: Token[], find: FindFoods): Token[] {
  return words.filter((word) => !isTelling(word) || find.knows(word.key));
}

/** "2 pegs of whisky with soda": the measure is the spirit's alone. */
export function isMixedWith({ amount }: Item, { joiner, words }: Item): boolean {
  const isOther = joiner === 'with' || (joiner === 'and' && words.some(isMixer));
  return isOther && isSpiritMeasure(amount);
}

/** A food that is named after another one, and what both are when they are looked up. */
interface Pair {
  before: Item;
  following: Item;
  /** The food before, with what it comes with. */
  base: FoodMatch | undefined;
  alone: FoodMatch | undefined;
  telling: Token[];
  find: FindFoods;
}

/** Whether what follows a food is inside it, or a food of its own: of the rules that hold, the first. */
const ROLE_RULES: ['inside' | 'beside', (pair: Pair) => boolean][] = [
  ['inside', isPartOfBowl],
  ['inside', (pair) => isWith(pair) && isIndianDish(pair.base) && pair.following.words.every(isGravy)],
  ['beside', isStapleBeside],
  ['beside', ({ following, before, alone }) => following.joiner === 'made' && isExactFood(alone) && isLeftOut(before)],
  // "Roasted and salted peanuts", "ham and cheese sandwich": one name, which is read as such.
  ['beside', (pair) => lists(pair) && !pair.before.core.some(isTelling) && !isExactFood(pair.base)],
  ['beside', (pair) => pair.following.joiner === 'and' && !areBothFoods(pair) && isNamedTogether(pair)],
  ['beside', (pair) => isWith(pair) && isDrink(pair.alone) && !isDrink(pair.base)],
  ['inside', (pair) => isWith(pair) && isExactFood(pair.base) && isCalledAfter(pair.base.food, pair.telling)],
  ['beside', (pair) => isWith(pair) && isExactFood(pair.base) && isTakenBeside(pair.base.food, pair.telling)],
  ['beside', (pair) => isWith(pair) && isIndianDish(pair.base) && isExactFood(pair.alone)],
  ['beside', (pair) => isWith(pair) && isExactFood(pair.base) && isHelping(pair.following.words, pair.find)],
  // "Coffee with milk", "a roll, sugar free": it chooses the variant.
  ['inside', (pair) => !lists(pair) && isVariant(pair)],
  ['inside', ({ telling, following, alone }) => telling.length === 0 && (isKind(following) || !isExactFood(alone))],
  // "A burger with lettuce and fries", "cookies made with oats and raisins": it is inside, or beside.
  ['inside', (pair) => isWith(pair) && pair.telling.every(({ key }) => PARTS_OF_FOOD.has(key))],
  ['beside', ({ following, telling }) => following.joiner !== 'made' && telling.some(isServedBeside)],
  ['inside', ({ following }) => following.joiner === 'made'],
  ['inside', (pair) => holdsIngredients(pair) && (isWith(pair) || holdsPart(pair.before))],
  ['inside', (pair) => lists(pair) && pair.before.listsIngredients],
];

export function isInside(following: Item, before: Item, find: FindFoods): boolean {
  const { joiner, words } = following;
  if (joiner !== 'with' && joiner !== 'made' && joiner !== 'and' && joiner !== 'list') return false;
  const base = find(keysOf(before.core), keysOf(before.components))[0];
  const pair = { before, following, base, alone: find(keysOf(words), [])[0], telling: words.filter(isTelling), find };
  return ROLE_RULES.find(([, holds]) => holds(pair))?.[0] === 'inside';
}

const isWith = ({ following }: Pair) => following.joiner === 'with';
const lists = ({ following }: Pair) => following.joiner === 'and' || following.joiner === 'list';
const areBothFoods = ({ base, alone }: Pair) => isExactFood(base) && isExactFood(alone);
const isDrink = (match: FoodMatch | undefined) => isExactFood(match) && match.food.traits.has('drink');
const isLeftOut = ({ core }: Item) => core.every(({ key }) => LEFT_OUT.has(key));
const isKind = ({ words }: Item) => words.every(({ key }) => /(?:free|fat)$/.test(key));
const isServedBeside = ({ key }: Token) => SERVED_BESIDE.has(key);
const isWrapped = ({ core }: Item) => core.some(({ key }) => WRAPPED.has(key));
const holdsPart = (item: Item) =>
  item.components.length > 0 || (isWrapped(item) && item.core.some(({ key }) => WITH_WORDS.has(key)));
const holdsIngredients = ({ base, before }: Pair) =>
  base !== undefined && before.core.some((word) => HOLDS_ITS_INGREDIENTS.has(word.key));

/** "Poke bowl with salmon, rice and avocado": the bowl is known, and all of it is in the bowl. */
function isPartOfBowl({ before, following, base }: Pair): boolean {
  const { joiner, amount } = following;
  const goesOn = (joiner === 'list' || joiner === 'and') && before.components.length > 0;
  const isBowl = before.core.some(({ key }) => BOWL.has(key));
  return isBowl && isExactFood(base) && (joiner === 'with' || goesOn) && !amount?.counted;
}

/** "Chicken curry and rice", "a spoon of ghee in dal": the staple is a food of its own. */
function isStapleBeside({ following, before, base, alone }: Pair): boolean {
  const { joiner } = following;
  const isRolledIn = isWrapped(before) && (joiner === 'with' || holdsPart(before));
  if (joiner === 'list' || isRolledIn || !isExactFood(base) || !isExactFood(alone)) return false;
  return alone.food.traits.has('rice') || (joiner === 'with' && base.food.traits.has('rice'));
}

function isNamedTogether({ before, following, find }: Pair): boolean {
  const [whole] = find(keysOf(before.core.concat(following.words)), []);
  return holdsBoth(before, following.words, whole, EXACT_MATCH);
}

function isVariant({ before, following, find }: Pair): boolean {
  const [variant] = find(keysOf(before.core), keysOf(before.components.concat(following.words)));
  return holdsBoth(before, following.words, variant, VARIANT_MATCH);
}

/** "Biryani with chicken": plain biryani is chicken biryani already. */
function isCalledAfter({ name }: Food, telling: Token[]): boolean {
  const own = nameWords(name);
  return telling.length > 0 && own.length > telling.length && telling.every(({ key }) => own.includes(key));
}

/** "Poha with sev", "maggi with an egg": dishes of India are named with what lies beside or on them. */
function isIndianDish(match: FoodMatch | undefined): boolean {
  if (!isExactFood(match)) return false;
  return match.food.cuisine === 'india' && !match.food.portions.some(({ unit }) => unit === 'glass');
}

/** "2 pieces of chicken curry with gravy". */
function isGravy(word: Token): boolean {
  return GRAVY.has(word.key) || !isTelling(word);
}

/** "2 rusks with milk": who eats by the piece, drinks beside it. */
function isTakenBeside({ portions }: Food, telling: Token[]): boolean {
  const isDrunk = telling.length > 0 && telling.every(({ key }) => DRUNK.has(key));
  return isDrunk && portions.some(({ unit }) => unit === 'piece') && !portions.some(({ unit }) => unit === 'glass');
}

/** "Eggs with a cheese slice": counted by itself. */
function isHelping(words: Token[], find: FindFoods): boolean {
  const last = words[words.length - 1];
  return COUNTED_UNITS.has(last?.key ?? '') && isExactFood(find(keysOf(words.slice(0, -1)), [])[0]);
}

/** Whether a name takes in telling words of the food and all those that follow. */
function holdsBoth({ core }: Item, words: Token[], match: FoodMatch | undefined, atLeast: number): boolean {
  const telling = words.filter(isTelling);
  return (
    match !== undefined &&
    match.score >= atLeast &&
    telling.length > 0 &&
    telling.every((word) => match.matched.has(word.key)) &&
    core.some((word) => isTelling(word) && match.matched.has(word.key))
  );
}
