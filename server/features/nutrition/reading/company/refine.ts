import { nameWords } from '../../table/nameKey.ts';
import type { Food } from '../../types.ts';
import { type FindFoods, isExactFood, keysOf } from '../names/findFoods.ts';
import type { FoodMatch } from '../names/matchFood.ts';
import type { Item } from '../search/item.ts';
import { type Amount, UNSAID } from '../words/amount.ts';
import { LESS, SUGARS } from '../words/structureWords.ts';
import { wordList } from '../words/wordLists.ts';
import { withoutSeasoning, withVesselOfSeasoning } from './seasonings.ts';
import { isMixer, isSpiritMeasure, mixerAmount } from './spirits.ts';

/** Spoons or cubes that a sweet drink has anyway. */
const MOST_SUGAR_INSIDE = 2;
const POWDER_UNITS = new Set(['spoon', 'tablespoon', 'teaspoon', 'scoop']);
const MIXED_IN = wordList('mixed in');
const MOST_WEIGHED_DRY_G = 100;
const MILK_ON_CEREALS: Amount = { ...UNSAID, quantity: 200, measure: { of: 'ml', amount: 1 } };
const HALF_A_HANDFUL: Amount = { ...UNSAID, quantity: 0.5, unit: 'handful' };

/** What the foods of a sentence say about each other: mixers, powders, toppings, seasonings and sugar. */
export function refine(settled: Item[], find: FindFoods): Item[] {
  const poured = withShakesMixed(settled, find).map((mention, at) => withMixerAmount(mention, settled[at - 1], find));
  const hasCereal = poured.some(({ matches }) => matches[0]?.food.traits.has('eaten with milk'));
  const refined = poured
    .map((mention) => asTopping(asDry(asPowder(mention, find), find)))
    .map((mention) => (hasCereal ? asMilkOnCereals(mention) : mention));
  const company = [...new Set(refined.flatMap(({ matches }) => matches[0]?.food ?? []))];
  const beside = refined.map((mention) => asMeantBeside(mention, company, find));
  return withoutSugarInside(withoutSeasoning(withVesselOfSeasoning(beside)), find);
}

/** Beside idli chutney is of coconut, "kulcha with chana" is chole, and the sabzi of puris is of potatoes. */
function asMeantBeside(mention: Item, company: Food[], find: FindFoods): Item {
  const [word] = mention.core;
  const isOneWord = word !== undefined && mention.core.every(({ key }) => key === word.key);
  const matches = isOneWord ? find.meantBeside(word.key, company) : undefined;
  return matches ? { ...mention, matches } : mention;
}

/** "Whey shake with 200 ml milk": the powder, and the milk that is told. */
function withShakesMixed(settled: Item[], find: FindFoods): Item[] {
  const isMeasured = settled.some(
    ({ amount, core }) => amount?.measure?.of === 'ml' && core.some(({ key }) => MIXED_IN.has(key)),
  );
  if (!isMeasured) return settled;
  return settled.map((mention) => {
    const isShake = mention.matches[0]?.food.traits.has('mixed with milk') && !mention.amount?.measure;
    return isShake ? { ...mention, amount: undefined, matches: find(['whey', 'protein'], []) } : mention;
  });
}

/** "60 ml rum with coke": the coke is what fills the glass, and plain "soda" has no sugar. */
function withMixerAmount(mention: Item, before: Item | undefined, find: FindFoods): Item {
  const { amount, words } = mention;
  const spirit = before?.amount;
  if (amount || !spirit || !isSpiritMeasure(spirit) || !words.some(isMixer)) return mention;
  const isSoda = words.length === 1 && words[0]?.key === 'soda';
  const matches = isSoda ? find(['club', 'soda'], []) : mention.matches;
  return { ...mention, amount: mixerAmount(spirit), matches };
}

/** "Oats with almonds", "bath with boondi on top": what is strewn over a dish is half a handful. */
function asTopping(mention: Item): Item {
  const usual = mention.matches[0]?.food.portions[0];
  const isStrewn = mention.joiner === 'with' && !mention.amount && usual?.unit === 'handful';
  return isStrewn ? { ...mention, amount: HALF_A_HANDFUL } : mention;
}

/** "2 spoons of bournvita": what comes in spoons and scoops is the powder, not the drink. */
function asPowder(mention: Item, find: FindFoods): Item {
  const { amount, core, matches } = mention;
  if (!amount?.unit || !POWDER_UNITS.has(amount.unit)) return mention;
  const hasUnit = matches[0]?.food.portions.some(({ unit }) => POWDER_UNITS.has(unit));
  if (isExactFood(matches[0]) && hasUnit) return mention;
  const powder = find([...keysOf(core), 'powder'], []);
  return isExactFood(powder[0]) ? { ...mention, matches: powder } : mention;
}

/** "40 g oats in 200 ml milk": what is cooked in its own water is weighed before. */
function asDry(mention: Item, find: FindFoods): Item {
  const { amount, core } = mention;
  const isWeighed = amount?.measure?.of === 'g' && amount.measure.amount * (amount.quantity ?? 1) <= MOST_WEIGHED_DRY_G;
  if (!isWeighed) return mention;
  const matches = find(['dri', ...keysOf(core)], []);
  const isDry = isExactFood(matches[0]) && matches[0].food.traits.has('weighed dry');
  return isDry ? { ...mention, matches } : mention;
}

/** "Cornflakes with milk": what is poured over cereals. */
function asMilkOnCereals(mention: Item): Item {
  const isMilk = !mention.amount && mention.matches[0]?.food.name.toLowerCase().endsWith('milk') === true;
  return isMilk ? { ...mention, amount: MILK_ON_CEREALS } : mention;
}

/** "Chai with 2 spoons of sugar": so much is in the usual cup. */
function withoutSugarInside(mentions: Item[], find: FindFoods): Item[] {
  return mentions.filter((mention, at) => {
    const drink = mentions[at - 1];
    if (mention.words.length > 1 && mention.words.every(({ key }) => SUGARS.has(key) || LESS.has(key))) return false;
    const isSugar = mention.joiner !== 'start' && mention.words.every(({ key }) => SUGARS.has(key));
    if (isSugar && mention.amount?.size === 'little' && !mention.amount.unit) return false;
    if (!isSugar || !drink || (mention.amount?.quantity ?? 1) > MOST_SUGAR_INSIDE || mention.amount?.measure)
      return true;
    return findWithout(keysOf(drink.words), ['sugar'], find) === undefined;
  });
}

/** The food without something, where the table has it as a food of its own. */
export function findWithout(core: string[], leftOut: string[], find: FindFoods): FoodMatch[] | undefined {
  const [base] = find(core, []);
  const withIt = isExactFood(base) ? base.food.name.split(' with ') : [];
  if (leftOut.length === 1 && withIt[1] === leftOut[0]) return find(nameWords(withIt[0] ?? ''), []);
  for (const name of [core, isExactFood(base) ? nameWords(base.food.name) : []]) {
    const matches = find([...name, 'without', ...leftOut], []);
    if (isExactFood(matches[0]) && matches[0].matched.has('without')) return matches;
  }
  return undefined;
}
