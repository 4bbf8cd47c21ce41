import { oncePer } from '../../../../lib/oncePer.ts';
import { areIndianDishes, isNamedSideBySide } from '../company/sideBySide.ts';
import { isMixer, isSpiritMeasure } from '../company/spirits.ts';
import { isLikelyName } from '../evidence/doubt.ts';
import { type FindFoods, keysOf } from '../names/findFoods.ts';
import type { NamedFood } from '../spans/span.ts';
import type { Amount } from '../words/amount.ts';
import { HEADINGS } from '../words/headings.ts';
import type { Token } from '../words/tokens.ts';
import { COUNTED_UNITS } from '../words/units.ts';
import type { Hypothesis, Place } from './hypothesis.ts';
import type { Item } from './item.ts';
import type { RuleName } from './rules.ts';

/** A food that some words may name, after a reading of all that stands before them. */
interface FoodHere {
  before: Hypothesis;
  last: Item | undefined;
  food: NamedFood;
  amount: Amount | undefined;
  place: Place;
  find: FindFoods;
}

const isDirectlyAfter = ({ before, last }: FoodHere) => last !== undefined && before.joiner === 'next';
const isBare = (here: FoodHere) => isDirectlyAfter(here) && !here.before.pending;

/** When each of the rules about a food and what stands before it holds. */
export const FOOD_RULES: [RuleName, (here: FoodHere) => boolean][] = [
  ['mixerInName', ({ before, food }) => isSpiritMeasure(before.pending) && endsWithMixer(food.core)],
  ['brokenPlate', ({ food, amount, find }) => amount !== undefined && isBrokenPlate(food, amount, find)],
  ['sameAgain', (here) => isBare(here) && idOf(here.last) !== undefined && idOf(here.last) === idOf(here.food)],
  ['strangerBeside', ({ before }) => before.previous === 'stranger'],
  ['acrossTie', (here) => isDirectlyAfter(here) && here.before.previous === 'tie'],
  ['headingBeside', (here) => isDirectlyAfter(here) && here.food.core.every(isHeading)],
  ['tornName', (here) => isBare(here) && here.last?.end === here.place.start && isTorn(here)],
  ['sideBySide', (here) => isBare(here) && idOf(here.food) !== undefined && areCompany(here)],
  ['strangersSideBySide', (here) => isBare(here) && idOf(here.food) !== undefined && !areCompany(here)],
  ['amountAfterBareFood', (here) => isDirectlyAfter(here) && isAmountOfNeither(here)],
  ['weightBehind', (here) => isDirectlyAfter(here) && isWeightOfLast(here)],
  ['countedRather', (here) => isDirectlyAfter(here) && isRatherOfLast(here)],
  [
    'strangerExpected',
    ({ food, before }) => food.reading === 'stranger' && (isStrangerExpected(before) || isLikelyName(food.core)),
  ],
];

const isHeading = ({ key }: Token) => HEADINGS.has(key) || COUNTED_UNITS.has(key);
const idOf = (named: Pick<Item, 'matches'> | undefined) => named?.matches[0]?.food.id;
const endsWithMixer = (core: Token[]) => core.length > 1 && isMixer(core[core.length - 1] as Token);
const isAmountOfNeither = ({ before, last }: FoodHere) =>
  !last?.amount && before.pending?.counted === true && before.order !== 'before';

/** "Rice 200g rajma": said in front of all other amounts, right behind what is weighed. */
function isWeightOfLast({ before, last, amount }: FoodHere): boolean {
  const portions = last?.matches[0]?.food.portions;
  if (!portions || last?.amount || amount?.measure?.of !== 'g' || before.order === 'before') return false;
  return portions.every(({ unit }) => unit !== 'piece');
}

/** "Appam 3 thengai paal": what stands before the number comes in pieces, and what follows never does. */
function isRatherOfLast({ last, food, amount }: FoodHere): boolean {
  const [before, following] = [last?.matches[0]?.food.portions, food.matches[0]?.food.portions];
  const isCount = amount?.counted && !amount.unit && !amount.measure && (amount.quantity ?? 0) >= 2;
  if (!isCount || last?.amount || !before || !following) return false;
  return before[0]?.unit === 'piece' && following.every(({ unit }) => unit !== 'piece');
}

const areCompany = oncePer(({ last, food }: FoodHere): boolean => {
  const [one, other] = [last?.matches[0]?.food, food.matches[0]?.food];
  return (one && other && areIndianDishes(one, other)) || isNamedSideBySide(last?.core ?? [], food.core);
});

/** "Lemon" and "pickle", where the two words are the name of one food. */
function isTorn({ last, food, find }: FoodHere): boolean {
  const core = [...(last?.core ?? []), ...food.core];
  const [whole] = find(keysOf(core), []);
  if (!whole || whole.score < 1) return false;
  return !(last?.amount && isBrokenPlate({ core, matches: [whole] }, last.amount, find));
}

/** Several plates of a dish with bread are likelier so many breads with it. */
export function isBrokenPlate({ core, matches }: Pick<NamedFood, 'core' | 'matches'>, amount: Amount, find: FindFoods) {
  const isNumber = amount.counted && !amount.unit && !amount.measure && (amount.quantity ?? 0) >= 2;
  if (!isNumber || core.length < 2 || !matches[0]) return false;
  const isBread = ({ key }: Token) => find([key], [])[0]?.food.traits.has('bread') === true;
  const isPlural = core[0]?.word.endsWith('s') === true && core[0].word !== core[0].key;
  if (matches[0].food.portions.some(({ unit }) => unit === 'piece')) return isPlural && core.slice(1).every(isBread);
  return core.some(isBread);
}

/** "A banana and some xyzzy", "ate florbs": what nobody knows stands where a food is due. */
function isStrangerExpected({ joiner, items, afterEating, expected, pending }: Hypothesis): boolean {
  if (pending?.counted || pending?.unit) return true;
  const goesOn = joiner === 'and' || joiner === 'plus' || joiner === 'with' || joiner === 'list';
  return goesOn ? items !== undefined && (expected || items.item.amount !== undefined) : afterEating;
}
