import { wordSet } from '../table/nameKey.ts';
import { EXACT_MATCH, type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import type { FoodMatch } from './matchFood.ts';
import { choosePortion } from './portion.ts';
import type { Settled } from './settle.ts';
import { isTelling } from './telling.ts';

/** "A cup of pork, potatoes and carrots": one measure of a dish that is named by its parts. */

type Role = 'base' | 'meat' | 'starch' | 'vegetable' | 'sauce';

const VESSELS = new Set(['cup', 'can', 'container']);
/** How much of such a dish is of each kind; a sauce comes on top. */
const SHARE: Record<Role, number> = { base: 8, meat: 3, starch: 4, vegetable: 2, sauce: 1 };
const PASTA = 'Pasta, noodles and grains';
const ROLE_OF_GROUP: Record<string, Role> = {
  'Meat, poultry and fish': 'meat',
  'Beef and pork dishes': 'meat',
  'Chicken and turkey dishes': 'meat',
  'Fish and seafood dishes': 'meat',
  Eggs: 'base',
  'Mixed dishes': 'base',
  [PASTA]: 'starch',
  'Rice, grains and pulses': 'starch',
  Potatoes: 'starch',
  Vegetables: 'vegetable',
  'Cooked vegetables and sides': 'vegetable',
  'Sauces, dips and syrups': 'sauce',
  'Spreads, sauces and condiments': 'sauce',
};
const STARCHES = wordSet('potato potatoes');
const NOODLES = wordSet('noodles');
const VEGETABLES = wordSet('vegetable vegetables veggies greens');
const SAUCES = wordSet('sauce gravy broth dressing');
const CUP_G = 170;
const CUP_WITH_SAUCE_G = 235;
const CHEESE = wordSet('cheese');
/** A part with a kitchen of its own lies beside the dish. */
const COOKED_BY_ITSELF = wordSet('fried grilled baked roasted roast steamed boiled mashed breaded crispy fries chips');
/** From here on a name of the table is the dish with its sauce. */
const VARIANT_MATCH = 0.75;

/** The mentions of a sentence with the parts of such dishes taken together. */
export function withMixedDishes(mentions: Settled[], find: FindFoods): Settled[] {
  const kept: Settled[] = [];
  for (let at = 0; at < mentions.length; ) {
    const head = mentions[at] as Settled;
    const end =
      VESSELS.has(head.amount?.unit ?? '') && roleOf(head, find) ? endOfParts(mentions, at + 1, find) : at + 1;
    kept.push(...(end > at + 1 ? dishOf(mentions.slice(at, end), find) : [head]));
    at = end;
  }
  return kept;
}

function endOfParts(mentions: Settled[], from: number, find: FindFoods): number {
  let end = from;
  while (isPart(mentions[end], find)) end += 1;
  return end;
}

function isPart(mention: Settled | undefined, find: FindFoods): boolean {
  if (!mention || mention.amount || mention.isDetail || mention.afterEating) return false;
  const goesOn = mention.joiner === 'and' || mention.joiner === 'list' || mention.joiner === 'with';
  return goesOn && roleOf(mention, find) !== undefined && !mention.words.some(({ key }) => COOKED_BY_ITSELF.has(key));
}

function roleOf({ core }: Settled, find: FindFoods): Role | undefined {
  const isOnly = (words: Set<string>) => core.length > 0 && core.every(({ key }) => words.has(key));
  if (isOnly(NOODLES) || isOnly(STARCHES)) return 'starch';
  if (isOnly(VEGETABLES)) return 'vegetable';
  const [best] = find(keysOf(core), []);
  if (!isExactFood(best) || best.food.cuisine === 'india') return undefined;
  const { group } = best.food;
  if (group === 'Dairy') return core.some(({ key }) => CHEESE.has(key)) ? 'sauce' : undefined;
  return group === PASTA && core.filter(isTelling).length > 1 ? 'base' : ROLE_OF_GROUP[group];
}

/** The dish that the table has of these parts, or a share of the measure for each part. */
function dishOf(parts: Settled[], find: FindFoods): Settled[] {
  const [head] = parts as [Settled];
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
function filled(shares: Settled[], cups: number): Settled[] {
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

function asPart({ core, matches }: Settled, find: FindFoods): FoodMatch[] {
  return core.every(({ key }) => NOODLES.has(key)) ? find(['egg', 'noodle'], []) : matches;
}

function namedByParts(parts: Settled[], roles: Role[], find: FindFoods): FoodMatch[] | undefined {
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
