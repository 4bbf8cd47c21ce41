import { wordSet } from '../table/nameKey.ts';
import { absorbFollowing } from './absorb.ts';
import { type Amount, UNSAID } from './amount.ts';
import { countedBread } from './countedBread.ts';
import { describedFood, ENDS_OF_DESCRIPTIONS } from './descriptions.ts';
import { withDetails } from './details.ts';
import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import { foodsAmong } from './foodsAmong.ts';
import type { FoodMatch } from './matchFood.ts';
import type { Mention } from './mention.ts';
import { withMixedDishes } from './mixedDish.ts';
import { foodsOfPhrase } from './phraseFoods.ts';
import { findWithout, refine } from './refine.ts';
import { partSideBySide } from './sideBySide.ts';
import { LEFT_OUT, SUGARS } from './structureWords.ts';
import { isTelling } from './telling.ts';
import type { Token } from './tokens.ts';
import { SIZE_WORDS, USUAL } from './units.ts';

/** A mention with the foods that it may mean, best first. */
export interface Settled extends Mention {
  matches: FoodMatch[];
  /** The words of the food itself, without what it comes with. */
  core: Token[];
}

/** "Bina roti ke sabzi". */
const KE = wordSet('ke k के');
const SHARED = new Set(['plate', 'bowl', 'serving']);

/** Steps 4 and 5: joins mentions that are one food, parts words that are several, and finds the foods. */
export function settleMentions(written: Mention[], find: FindFoods): Settled[] {
  const mentions = written.flatMap((mention) => partNegation(withDescription(mention, find), find));
  const settled: Settled[] = [];
  for (let at = 0; at < mentions.length; ) {
    const mention = mentions[at] as Mention;
    const { core, components, size, next } = absorbFollowing(mentions, at, find);
    const counted = components.length === 0 ? countedBread({ ...mention, words: core }, find) : undefined;
    const pieces = counted ?? partsOf({ ...mention, words: core }, components, find);
    const found = pieces.map((words) => foodsOfPhrase(words, find(keysOf(words), keysOf(components)), find));
    const variant = variantWithout(core, mentions[next], find);
    if (variant && pieces.length === 1) found[0] = variant;
    const sized = sizedKind(core, size, find);
    if (sized) found[0] = sized;
    const owner = mention.amountIsAfter && !counted ? ownerOfAmount(mention, found) : 0;
    // "A salad bowl from the canteen, 350 kcal".
    const stated = Object.assign({}, ...mentions.slice(at, next).map((part) => part.stated));
    for (const [position, words] of pieces.entries()) {
      const matches = found[position] ?? [];
      const shared = pieces.length > 1 ? sharedAmount(mention, pieces.length) : undefined;
      const own = position === owner ? { ...mention, stated } : { ...mention, amount: undefined, stated: {} };
      const amount = shared ?? withSize(own.amount, sized ? undefined : size);
      settled.push({ ...own, amount, core: words, words: position === 0 ? words.concat(components) : words, matches });
    }
    at = next;
  }
  return refine(withMixedDishes(withDetails(settled, find), find), find);
}

/** The foods that the words name; what they come or are made with belongs to a single one. */
function partsOf({ words, amount, endsWithCompanion }: Mention, components: Token[], find: FindFoods): Token[][] {
  const pieces = components.length > 0 ? [words] : partSideBySide(words, find, endsWithCompanion);
  if (pieces.length > 1 || amount?.measure) return pieces;
  const [whole] = foodsOfPhrase(words, find(keysOf(words), keysOf(components)), find);
  return foodsAmong(words, whole, find) ?? pieces;
}

function withDescription(mention: Mention, find: FindFoods): Mention {
  return mention.endsWithCompanion ? mention : { ...mention, words: describedFood(mention.words, find) };
}

/** "No sugar black tea" and "bina tel ki sabzi" take away the sugar and the oil, not the tea and the sabzi. */
function partNegation(mention: Mention, find: FindFoods): Mention[] {
  const { joiner, words } = mention;
  if (joiner !== 'without') return [mention];
  const end = words.findIndex(({ key }) => ENDS_OF_DESCRIPTIONS.has(key));
  const isName = isExactFood(find(keysOf(words), [])[0]);
  const isLeftOut = LEFT_OUT.has(words[0]?.key ?? '') || (KE.has(words[end]?.key ?? '') && !isName);
  if (!isLeftOut) return [mention];
  const cut = Math.max(1, end);
  const rest = words.slice(end > 0 ? end + 1 : 1);
  const isFood = end > 0 ? rest.some(isTelling) : isExactFood(find(keysOf(rest), [])[0]);
  if (!isFood) return [mention];
  return [
    { ...mention, joiner: 'start', words: rest },
    { ...mention, amount: undefined, words: words.slice(0, cut) },
  ];
}

/** "Chai, no sugar" is a food of its own where the table has one. */
function variantWithout(core: Token[], following: Mention | undefined, find: FindFoods): FoodMatch[] | undefined {
  if (following?.joiner !== 'without') return undefined;
  const leftOut = keysOf(following.words.filter(isTelling)).map((key) => (SUGARS.has(key) ? 'sugar' : key));
  return findWithout(core, leftOut, find);
}

/** "bread jam 2 slice" counts the bread, "chai biscuit 4" the biscuits. */
function ownerOfAmount({ amount }: Mention, found: FoodMatch[][]): number {
  const unit = amount?.unit ?? 'piece';
  const usual = amount?.unit ? found.findIndex(([best]) => best?.food.portions[0]?.unit === unit) : -1;
  if (usual !== -1) return usual;
  const withUnit = found.findLastIndex(([best]) => best?.food.portions.some((portion) => portion.unit === unit));
  return withUnit === -1 ? found.length - 1 : withUnit;
}

/** "A burger with two large patties" is the large burger, where the table has one. */
function sizedKind(core: Token[], size: string | undefined, find: FindFoods): FoodMatch[] | undefined {
  const last = core.length > 1 ? SIZE_WORDS.get(core[core.length - 1]?.key ?? '') : undefined;
  const said = size ?? last;
  if (!said) return undefined;
  const matches = find([said, ...keysOf(size ? core : core.slice(0, -1))], []);
  return isExactFood(matches[0]) && matches[0].matched.has(said) ? matches : undefined;
}

function withSize(amount: Amount | undefined, size: string | undefined): Amount | undefined {
  return size && !amount?.size ? { ...(amount ?? UNSAID), size } : amount;
}

/** "A plate of rajma chawal" is the usual portion of both, and "200 g rajma chawal" weighs so much together. */
function sharedAmount({ amount, amountIsAfter }: Mention, parts: number): Amount | undefined {
  if (amount?.measure?.of === 'g' && !amountIsAfter) return { ...amount, quantity: (amount.quantity ?? 1) / parts };
  return amount?.unit && SHARED.has(amount.unit) && !amount.measure ? { ...amount, unit: USUAL } : undefined;
}
