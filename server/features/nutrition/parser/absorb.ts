import { nameWords, wordSet } from '../table/nameKey.ts';
import type { Food } from '../types.ts';
import { EXACT_MATCH, type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import type { FoodMatch } from './matchFood.ts';
import type { Mention } from './mention.ts';
import { isBreadOfSandwich } from './sandwichParts.ts';
import { isMixer, isSpiritMeasure } from './spirits.ts';
import { DRUNK, HOLDS_ITS_INGREDIENTS, LEFT_OUT, PARTS_OF_FOOD, SERVED_BESIDE, WITH_WORDS } from './structureWords.ts';
import { isTelling, LONGEST_PHRASE } from './telling.ts';
import type { Token } from './tokens.ts';
import { COUNTED_UNITS } from './units.ts';

/** A name that holds both sides of a "with" is taken from this score on. */
const GRAVY = wordSet('gravy jhol rassa rasa tari shorba');
const VARIANT_MATCH = 0.75;
const WRAPPED = wordSet('burrito wrap chimichanga');

interface Absorbed {
  core: Token[];
  components: Token[];
  /** What it is made of has been named, and the list may go on. */
  listsIngredients: boolean;
  /** Said of its patties: "a burger on a bun with a large patty". */
  size: string | undefined;
  next: number;
}

/** Takes in the mentions after one that belong to its name ("macaroni" and "cheese") or choose its variant. */
export function absorbFollowing(mentions: Mention[], at: number, find: FindFoods): Absorbed {
  const { words = [], brand = [] } = mentions[at] ?? {};
  const absorbed: Absorbed = { core: words, components: brand, listsIngredients: false, size: undefined, next: at + 1 };
  for (; absorbed.next < mentions.length; absorbed.next += 1) {
    const following = mentions[absorbed.next] as Mention;
    if (isBreadOfSandwich(absorbed.core, following)) {
      const withBread = find(keysOf(absorbed.core), keysOf(absorbed.components.concat(following.words)))[0];
      if (holdsBoth(absorbed, following.words, withBread, VARIANT_MATCH))
        absorbed.components = absorbed.components.concat(following.words);
      absorbed.size ??= following.amount?.size;
      continue;
    }
    if (following.amount?.counted || following.amount?.unit || following.words.length === 0) break;
    if (isToldApart(following, find)) break;
    const role = isMixedWith(mentions[at] as Mention, following) ? 'food' : roleOf(following, absorbed, find);
    if (role === 'food') break;
    if (absorbed.core.length + absorbed.components.length + following.words.length > LONGEST_PHRASE) continue;
    absorbed[role] = absorbed[role].concat(role === 'components' ? knownOf(following.words, find) : following.words);
    if (following.joiner === 'made') absorbed.listsIngredients = true;
  }
  return absorbed;
}

/** "An omelet with ham and a roll", "a cutlet in a large pita": with an article of its own, or a size, it is no ingredient. */
function isToldApart({ joiner, amount, words }: Mention, find: FindFoods): boolean {
  if (joiner === 'made') return amount?.size !== undefined && isExactFood(find(keysOf(words), [])[0]);
  return (joiner === 'and' || joiner === 'list') && amount?.quantity !== undefined && !amount.measure;
}

/** "At saravana bhavan" is no ingredient. */
function knownOf(words: Token[], find: FindFoods): Token[] {
  return words.filter((word) => !isTelling(word) || find.knows(word.key));
}

/** "2 pegs of whisky with soda": the measure is the spirit's alone. */
function isMixedWith({ amount }: Mention, { joiner, words }: Mention): boolean {
  const isOther = joiner === 'with' || (joiner === 'and' && words.some(isMixer));
  return isOther && isSpiritMeasure(amount);
}

/** Whether a mention continues the name before it, describes that food, or is a food of its own. */
function roleOf(following: Mention, before: Absorbed, find: FindFoods): 'core' | 'components' | 'food' {
  const { joiner, words } = following;
  const lists = joiner === 'and' || joiner === 'list';
  if (!lists && joiner !== 'with' && joiner !== 'made') return 'food';
  const base = find(keysOf(before.core), keysOf(before.components))[0];
  const alone = find(keysOf(words), [])[0];
  const telling = words.filter(isTelling);

  if (joiner === 'with' && isExactFood(base) && isIndianDish(base.food) && words.every(isGravy)) return 'components';

  const isWrapped = before.core.some(({ key }) => WRAPPED.has(key));
  const holdsPart = before.components.length > 0 || (isWrapped && before.core.some(({ key }) => WITH_WORDS.has(key)));

  // "Chicken curry and rice", "a spoon of ghee in dal": the staple is a food of its own.
  const isStaple = (match: FoodMatch | undefined) => isExactFood(match) && match.food.id === 'rice';
  if (
    joiner !== 'list' &&
    !(isWrapped && (joiner === 'with' || holdsPart)) &&
    isExactFood(base) &&
    isExactFood(alone) &&
    (isStaple(alone) || (joiner === 'with' && isStaple(base)))
  )
    return 'food';
  if (joiner === 'made' && isExactFood(alone) && before.core.every(({ key }) => LEFT_OUT.has(key))) return 'food';

  // "roasted and salted peanuts", "ham and cheese sandwich": the name goes on.
  if (lists && !before.core.some(isTelling) && !isExactFood(base)) return 'core';
  const areBothFoods = isExactFood(base) && isExactFood(alone);
  const asOneName = joiner === 'and' && !areBothFoods ? find(keysOf(before.core.concat(words)), [])[0] : undefined;
  if (holdsBoth(before, words, asOneName, EXACT_MATCH)) return 'core';

  if (joiner === 'with' && isExactFood(alone) && isOfDrinks(alone.food) && !(base && isOfDrinks(base.food)))
    return 'food';
  if (joiner === 'with' && isExactFood(base) && isCalledAfter(base.food, telling)) return 'components';
  if (joiner === 'with' && isExactFood(base) && isTakenBeside(base.food, telling)) return 'food';
  if (joiner === 'with' && isExactFood(base) && isIndianDish(base.food) && isExactFood(alone)) return 'food';
  if (joiner === 'with' && isExactFood(base) && isHelping(words, find)) return 'food';

  // "coffee with milk", "a roll, sugar free": it chooses the variant.
  const asVariant = lists ? undefined : find(keysOf(before.core), keysOf(before.components.concat(words)))[0];
  if (holdsBoth(before, words, asVariant, VARIANT_MATCH)) return 'components';
  const isKind = words.every(({ key }) => /(?:free|fat)$/.test(key));
  if (telling.length === 0 && (isKind || !isExactFood(alone))) return 'components';

  // "a burger with lettuce and fries", "cookies made with oats and raisins": it is inside, or beside.
  if (joiner === 'with' && telling.every((word) => PARTS_OF_FOOD.has(word.key))) return 'components';
  if (joiner !== 'made' && telling.some((word) => SERVED_BESIDE.has(word.key))) return 'food';
  const holdsIngredients = base !== undefined && before.core.some((word) => HOLDS_ITS_INGREDIENTS.has(word.key));
  const isInside = holdsIngredients && (joiner === 'with' || holdsPart);
  return joiner === 'made' || isInside || (lists && before.listsIngredients) ? 'components' : 'food';
}

function isOfDrinks({ group }: Food): boolean {
  return /\bdrinks$/i.test(group);
}

/** "Biryani with chicken": plain biryani is chicken biryani already. */
function isCalledAfter({ name }: Food, telling: Token[]): boolean {
  const own = nameWords(name);
  return telling.length > 0 && own.length > telling.length && telling.every(({ key }) => own.includes(key));
}

/** "Poha with sev", "maggi with an egg": dishes of India are named with what lies beside or on them. */
function isIndianDish({ cuisine, portions }: Food): boolean {
  return cuisine === 'india' && !portions.some(({ unit }) => unit === 'glass');
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
function holdsBoth({ core }: Absorbed, words: Token[], match: FoodMatch | undefined, atLeast: number): boolean {
  const telling = words.filter(isTelling);
  return (
    match !== undefined &&
    match.score >= atLeast &&
    telling.length > 0 &&
    telling.every((word) => match.matched.has(word.key)) &&
    core.some((word) => isTelling(word) && match.matched.has(word.key))
  );
}
