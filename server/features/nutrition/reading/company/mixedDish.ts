import { EXACT_MATCH, type FindFoods, isExactFood, keysOf } from '../names/findFoods.ts';
import type { FoodMatch } from '../names/matchFood.ts';
import { choosePortion } from '../portions/portion.ts';
import type { Item } from '../search/item.ts';
import { isTelling } from '../words/structureWords.ts';
import { wordList } from '../words/wordLists.ts';

/** "A cup of pork, potatoes and carrots": one measure of a dish that is named by its parts. */

type Role = 'dish' | 'meat' | 'starch' | 'vegetable' | 'sauce';

const VESSELS = new Set(['cup', 'can', 'container']);
/** How much of such a dish is of each kind; a sauce comes on top. */
const SHARE: Record<Role, number> = { dish: 8, meat: 3, starch: 4, vegetable: 2, sauce: 1 };
const ROLES = ['meat', 'sauce', 'vegetable', 'starch', 'dish'] as const;
const STARCHES = wordList('starches');
const NOODLES = wordList('noodles');
const VEGETABLES = wordList('vegetables');
const SAUCES = wordList('sauces');
const CUP_G = 170;
const CUP_WITH_SAUCE_G = 235;
const CHEESE = wordList('cheese');
/** A part with a kitchen of its own lies beside the dish. */
const COOKED_BY_ITSELF = wordList('cooked by itself');
/** From here on a name of the table is the dish with its sauce. */
const VARIANT_MATCH = 0.75;

/** The mentions of a sentence with the parts of such dishes taken together. */
export function withMixedDishes(mentions: Item[], find: FindFoods): Item[] {
  const kept: Item[] = [];
  for (let at = 0; at < mentions.length; ) {
    const head = mentions[at] as Item;
    const end =
      VESSELS.has(head.amount?.unit ?? '') && roleOf(head, find) ? endOfParts(mentions, at + 1, find) : at + 1;
    kept.push(...(end > at + 1 ? dishOf(mentions.slice(at, end), find) : [head]));
    at = end;
  }
  return kept;
}

function endOfParts(mentions: Item[], from: number, find: FindFoods): number {
  let end = from;
  while (isPart(mentions[end], find)) end += 1;
  return isJoined(mentions.slice(from, end)) ? end : from;
}

/** "1 cup rice, broccoli" is a list of two foods: what is in one dish is joined by a word at least once. */
function isJoined(parts: Item[]): boolean {
  return parts.some(({ joiner }) => joiner !== 'list');
}

function isPart(mention: Item | undefined, find: FindFoods): boolean {
  if (!mention || mention.amount || mention.isDetail || mention.afterEating) return false;
  const goesOn = mention.joiner === 'and' || mention.joiner === 'list' || mention.joiner === 'with';
  return goesOn && roleOf(mention, find) !== undefined && !mention.words.some(({ key }) => COOKED_BY_ITSELF.has(key));
}

function roleOf({ core }: Item, find: FindFoods): Role | undefined {
  const isOnly = (words: Set<string>) => core.length > 0 && core.every(({ key }) => words.has(key));
  if (isOnly(NOODLES) || isOnly(STARCHES)) return 'starch';
  if (isOnly(VEGETABLES)) return 'vegetable';
  const [best] = find(keysOf(core), []);
  if (!isExactFood(best) || best.food.cuisine === 'india') return undefined;
  const { traits } = best.food;
  // Pasta of a kind is a dish by itself.
  if (traits.has('pasta') && core.filter(isTelling).length > 1) return 'dish';
  return ROLES.find((role) => traits.has(role)) ?? (core.some(({ key }) => CHEESE.has(key)) ? 'sauce' : undefined);
}

/** The dish that the table has of these parts, or a share of the measure for each part. */
function dishOf(parts: Item[], find: FindFoods): Item[] {
  const [head] = parts as [Item];
  const roles = parts.map((part) => roleOf(part, find) as Role);
  const matches = namedByParts(parts, roles, find);
  if (matches) {
    const words = parts.flatMap((part) => part.words);
    return [{ ...head, core: words, words, matches }];
  }
  const whole = roles.reduce((sum, role) => sum + (role === 'sauce' ? 0 : SHARE[role]), 0);
  const shares = parts.map((part, position) => {
    const amount = head.amount && {
      ...head.amount,
      quantity: ((head.amount.quantity ?? 1) * SHARE[roles[position] as Role]) / whole,
    };
    return { ...part, amount, matches: asPart(part, find) };
  });
  return head.amount?.unit === 'cup' ? filled(shares, head.amount.quantity ?? 1) : shares;
}

/** The parts of a dish lie closer in the cup than each by itself, and sauce fills what is between. */
function filled(shares: Item[], cups: number): Item[] {
  const grams = shares.reduce((sum, { matches: [best], amount }) => {
    return best ? sum + choosePortion(best.food, amount).grams : sum;
  }, 0);
  const hasSauce = shares.some(({ words }) => words.some(({ key }) => SAUCES.has(key)));
  const times = grams > 0 ? (cups * (hasSauce ? CUP_WITH_SAUCE_G : CUP_G)) / grams : 1;
  return shares.map(({ amount, ...part }) => ({
    ...part,
    amount: amount && { ...amount, quantity: (amount.quantity ?? 1) * times },
  }));
}

function asPart({ core, matches }: Item, find: FindFoods): FoodMatch[] {
  return core.every(({ key }) => NOODLES.has(key)) ? find(['egg', 'noodle'], []) : matches;
}

function namedByParts(parts: Item[], roles: Role[], find: FindFoods): FoodMatch[] | undefined {
  const keys = parts.flatMap(({ core }, at) => (at > 0 && roles[at] === 'vegetable' ? ['vegetable'] : keysOf(core)));
  const inDish = [...new Set(keys)];
  const beside = parts.flatMap(({ core, words }) => keysOf(words.filter((word) => !core.includes(word))));
  const candidates = [
    { matches: find(inDish, beside), atLeast: beside.length > 0 ? VARIANT_MATCH : EXACT_MATCH },
    { matches: find(inDish, []), atLeast: EXACT_MATCH },
  ];
  const named = candidates.find(({ matches: [best], atLeast }) => {
    const isDish = best !== undefined && best.score >= atLeast && best.food.cuisine !== 'india';
    return (
      isDish &&
      parts.every(({ core }, at) => roles[at] === 'vegetable' || core.some(({ key }) => best.matched.has(key)))
    );
  });
  return named?.matches;
}
