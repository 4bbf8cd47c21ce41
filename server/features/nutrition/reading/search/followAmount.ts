import { isSeasoning } from '../company/seasonings.ts';
import { isStrange } from '../evidence/doubt.ts';
import type { FindFoods } from '../names/findFoods.ts';
import { isDrink } from '../portions/portion.ts';
import { type Amount, combine, SERVED_IN } from '../words/amount.ts';
import { HEADINGS } from '../words/headings.ts';
import { EATING, isTelling } from '../words/structureWords.ts';
import { isWord, type Token } from '../words/tokens.ts';
import { SPIRIT_MEASURES, UNITS_BEFORE_OF, VESSELS } from '../words/units.ts';
import { wordList } from '../words/wordLists.ts';
import { inItsMeasure, isBareCount, isForMeal, isNone } from './bareCount.ts';
import { isBrokenPlate } from './foodRules.ts';
import { charge, dropPending, type Hypothesis, type ItemList, type Place, replaced } from './hypothesis.ts';
import type { Item } from './item.ts';
import { withPlausibility } from './plausible.ts';

const ONLY = wordList('only', 'hi');
/** An amount is of a food that comes, or of one that was named. */
export function followAmount(
  before: Hypothesis,
  place: Place,
  { amount, isOfWhatWas = false }: { amount: Amount; isOfWhatWas?: boolean },
  tokens: Token[],
  find: FindFoods,
): Hypothesis[] {
  const { pending } = before;
  if (isOfWhatWas)
    return [amountAfter(dropPending(before, place.start), place, amount, tokens, find, isOfWhatWas) ?? before];
  if (pending && isOfOneThing(pending, amount))
    return [{ ...before, pending: { ...pending, unit: 'slice', size: amount.size ?? pending.size } }];
  const isArticle = pending && !pending.counted && !pending.unit && !pending.measure;
  const whole = isArticle && amount.quantity === undefined ? { ...amount, quantity: pending.quantity } : amount;
  const dropped = isArticle ? { ...before, pending: undefined } : dropPending(before, place.start);
  const ofWhatComes: Hypothesis = { ...dropped, pending: whole, previous: 'other' };
  const ofWhatWas = amountAfter(dropped, place, amount, tokens, find);
  return ofWhatWas ? [ofWhatComes, ofWhatWas] : [ofWhatComes];
}

/** "A piece of a medium pizza" is one slice of it. */
function isOfOneThing(pending: Amount, following: Amount): boolean {
  const isPiece = pending.isContainer && (pending.unit === 'piece' || pending.unit === 'slice');
  return isPiece && !following.counted && !following.unit && !following.measure;
}

/** "Dal 1 katori", "idlis (80 g)": the amount is of a food before. */
function amountAfter(
  before: Hypothesis,
  place: Place,
  said: Amount,
  tokens: Token[],
  find: FindFoods,
  isOfWhatWas = false,
): Hypothesis | undefined {
  const following = tokens[place.end];
  if (!isOfWhatWas && !mayBeOfWhatWas(before, place, said, tokens)) return undefined;
  const owner = ownerOf(before.items, said);
  if (isForMeal(said, owner?.item, following)) return undefined;
  const amount = inItsMeasure(said, owner?.item, tokens[place.start]);
  if (!owner || isOfOtherDrink(owner.item, tokens[place.end - 1])) return undefined;
  const isAtEnd = isOfWhatWas || !following || following.kind === 'mark' || before.order === 'after';
  const placed = isAtEnd ? before : charge(before, 'amountAfter', place);
  const counted = chargeSecond(placed, place, amount, owner.item);
  const isUnitBehind = !owner.item.amount && amount.counted && isUnitWord(tokens[place.end - 1]);
  let next = isUnitBehind ? charge(counted, 'unitBehind', place) : counted;
  const whole = before.corrects ? amount : combine(owner.item.amount, amount);
  const [best] = owner.item.matches;
  const isNoneOfIt = isNone(amount, owner.item);
  if (best && !isNoneOfIt) next = withPlausibility(next, best.food, whole, place);
  if (isBrokenPlate(owner.item, whole, find)) next = charge(next, 'brokenPlate', place);
  const isUnit = amount.unit !== undefined || amount.measure !== undefined;
  const changed: Item = {
    ...owner.item,
    ...(isNoneOfIt ? { joiner: 'without' as const, amount: undefined } : { amount: whole }),
    amountIsAfter: !owner.item.amount,
    expected: owner.item.expected || isUnit || amount.counted,
    end: place.end,
  };
  return { ...next, items: replaced(next.items, owner, changed), joiner: 'next', corrects: false, previous: 'other' };
}

/** Whether what stands around an amount lets it be of a food before. */
function mayBeOfWhatWas(before: Hypothesis, { start, end }: Place, amount: Amount, tokens: Token[]): boolean {
  const following = tokens[end];
  const saysMuch = amount.counted || amount.unit || amount.size || amount.measure;
  if (!saysMuch || (amount.isContainer && following?.kind === 'word')) return false;
  if (!isWord(tokens[start - 1], ONLY) && isOfNewName(before, amount, following)) return false;
  // "Koki banayi thi, 2 kha li dahi ke saath".
  const isEaten = before.joiner === 'start' && isBareCount(amount) && isWord(following, EATING);
  return (
    isNear(before, amount) || (isEaten && before.items?.item.amount === undefined && before.previous !== 'stranger')
  );
}

/** "Half a naan, 2 cobras": a number behind a comma is of what it stands in front of, even where nobody knows that. */
function isOfNewName({ joiner }: Hypothesis, amount: Amount, following: Token | undefined): boolean {
  const isBare = amount.counted && !amount.unit && !amount.measure;
  const isNamed = following?.kind === 'word' && isTelling(following) && isStrange(following);
  return joiner === 'list' && isBare && isNamed;
}

/** "Pulao, do peg": of no dish. */
function isOfOtherDrink({ matches: [best] }: Item, unit: Token | undefined): boolean {
  return best !== undefined && unit !== undefined && SPIRIT_MEASURES.has(unit.key) && !isDrink(best.food);
}

/** Whether what stands between a food and an amount lets the amount be of that food. */
function isNear(before: Hypothesis, amount: Amount): boolean {
  const { joiner, items, previous, afterEating, isCompanion, corrects } = before;
  if (!items || previous === 'stranger') return false;
  if (joiner === 'next' || joiner === 'list' || isCompanion || corrects) return true;
  if (joiner === 'start')
    return afterEating || amount.measure !== undefined || (amount.unit !== undefined && !items.item.amount);
  return joiner === 'made' && amount.measure !== undefined;
}

/** A food seldom has two amounts, unless the second is the more exact. */
function chargeSecond(before: Hypothesis, place: Place, amount: Amount, { amount: first }: Item): Hypothesis {
  if (!first?.counted && !first?.unit)
    return amount.counted && !before.isDetail ? { ...before, order: 'after' } : before;
  const isUnitOnly = amount.unit !== undefined && !amount.counted && !first.unit;
  const isExact =
    isUnitOnly ||
    !(first.counted || first.measure) ||
    (amount.measure !== undefined && !first.measure) ||
    before.isDetail ||
    before.corrects;
  return isExact ? before : charge(before, 'secondAmount', place);
}

function isUnitWord(token: Token | undefined): boolean {
  return token?.kind === 'word' && (UNITS_BEFORE_OF.has(token.key) || HEADINGS.has(token.key));
}

/** "Poha with peanuts, 1 plate", "juice no sugar 200 ml", "bread jam 2 slice": it is of the dish, not of its company. */
function ownerOf(items: ItemList | undefined, amount: Amount): ItemList | undefined {
  const dish = items?.before;
  if (!items || !dish || items.item.amount || dish.item.amount) return items;
  const { item } = items;
  const isOfAll = (amount.unit !== undefined && SERVED_IN.has(amount.unit)) || amount.measure?.of === 'g';
  if (item.joiner === 'without' || (isOfAll && item.joiner === 'with')) return dish;
  const isInVessel = VESSELS.has(amount.unit ?? '');
  if (isInVessel && isSeasoning(item.matches[0]?.food)) return dish;
  const drink = isInVessel ? drinkAround(items) : undefined;
  if (drink) return drink;
  return item.joiner === 'next' && !amount.measure && comesRatherIn(amount.unit ?? 'piece', dish.item, item)
    ? dish
    : items;
}

/** "Tea with honey and ginger, a big mug": nobody drinks the honey by the mug. */
function drinkAround(items: ItemList): ItemList | undefined {
  let isWith = false;
  for (let at: ItemList | undefined = items; at && !at.item.amount; at = at.before) {
    const best = at.item.matches[0];
    if (best && isDrink(best.food)) return isWith ? at : undefined;
    isWith ||= at.item.joiner === 'with';
  }
  return undefined;
}

/** Whether the first food comes in a unit that the second doesn't, or doesn't usually. */
function comesRatherIn(unit: string, dish: Item, company: Item): boolean {
  const [there, here] = [dish.matches[0]?.food.portions, company.matches[0]?.food.portions];
  if (!there || !here) return false;
  const isServed = (portions: typeof here) => portions.some((portion) => portion.unit === unit);
  return (isServed(there) && !isServed(here)) || (there[0]?.unit === unit && here[0]?.unit !== unit);
}
