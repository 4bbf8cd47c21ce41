import { wordSet } from '../table/nameKey.ts';
import { combine, giveEach, partsCountedApart, SERVED_IN } from './amountsOfSeveral.ts';
import { isDescription, isNameOver, isOfEggs, partDescribed } from './descriptions.ts';
import { GENERAL_DISHES } from './details.ts';
import { turnDictated } from './dictated.ts';
import { type FindFoods, isExactFood, keysOf } from './findFoods.ts';
import { isKindAfter, isKindApart } from './kinds.ts';
import type { Mention } from './mention.ts';
import { isSaidAfter } from './saidAfter.ts';
import { isTelling, LONGEST_PHRASE } from './telling.ts';
import type { Token } from './tokens.ts';
import { hasWords, isServedBy, shiftTrailing } from './trailingAmounts.ts';
import { COUNTED_UNITS, UNITS_BEFORE_OF } from './units.ts';

const THALI = wordSet('thali thaali थाली');

/**
 * Step 3: gives amounts that were said after a food to that food: "dal 1 katori", "sandwich (70 g)", "idli 4, vada 2".
 */
export function attachLooseAmounts(mentions: Mention[], find: FindFoods): Mention[] {
  const attached: Mention[] = [];
  const said = shiftTrailing(turnDictated(countEach(mentions.flatMap(partDescribed)), find), find);
  for (const [at, mention] of said.entries()) {
    const before = attached[attached.length - 1];
    const parts = before && !hasWords(mention) ? partsCountedApart(before, mention, find) : undefined;
    if (before?.words.length && isDescription(before, mention)) {
      const words = isOfEggs(mention) ? before.words : before.words.concat(mention.words);
      const amountIsAfter = before.amountIsAfter || !before.amount;
      attached[attached.length - 1] = { ...before, words, amount: before.amount ?? mention.amount, amountIsAfter };
    } else if (before && isKindApart(before, mention, said[at + 1], find)) {
      attached[attached.length - 1] = { ...before, words: [...mention.words, ...before.words], expected: true };
    } else if (!before || before.words.length === 0 || !mention.amount) {
      attached.push(mention);
    } else if (hasWords(mention) && isNameOver(before, mention)) {
      attached[attached.length - 1] = { ...mention, joiner: before.joiner, words: before.words.concat(mention.words) };
    } else if (isOfDish(attached, mention)) {
      const dish = attached[attached.length - 2] as Mention;
      attached[attached.length - 2] = { ...dish, amount: mention.amount, expected: true, amountIsAfter: true };
    } else if (parts) {
      attached.splice(-1, 1, ...parts);
    } else if (mention.amount.each && !hasWords(mention) && !before.amount) {
      giveEach(attached, mention.amount);
    } else if (hasWords(mention) && isNamedWith(before, mention, find)) {
      const words = before.words.concat(mention.words);
      attached[attached.length - 1] = { ...before, words, amount: mention.amount, expected: true };
    } else if (isNounNamedWith(before, mention, find)) {
      const [noun, ...others] = mention.words;
      const words = before.words.concat(noun ?? []);
      attached[attached.length - 1] = { ...before, words, amount: mention.amount, expected: true };
      attached.push({ ...mention, amount: undefined, joiner: 'list', words: others });
    } else if (!hasWords(mention) && !saysSomethingElse(mention)) {
      attached[attached.length - 1] = {
        ...before,
        amount: combine(before.amount, mention.amount),
        amountIsAfter: !before.amount,
        expected: before.expected || mention.amount.unit !== undefined || mention.amount.measure !== undefined,
        stated: { ...before.stated, ...mention.stated },
      };
    } else if (mention.joiner === 'next' && mention.amount.quantity === undefined && mention.amount.isContainer) {
      const { quantity, counted } = before.amount ?? mention.amount;
      const amount = { ...mention.amount, quantity, counted };
      attached[attached.length - 1] = { ...before, amount, words: mention.words, brand: before.words };
    } else if (isKindAfter(before, mention, find)) {
      const words = [...mention.words, ...before.words];
      const amount = before.amount?.counted ? before.amount : mention.amount;
      attached[attached.length - 1] = { ...before, words, amount, expected: true, amountIsAfter: true };
    } else if (isDescriptor(before, mention)) {
      const words = before.words.concat(mention.words);
      attached[attached.length - 1] = { ...before, words, amount: mention.amount, expected: true, amountIsAfter: true };
    } else if (isTrailingUnit(before, mention, find)) {
      const unit = COUNTED_UNITS.get(mention.words[0]?.key ?? '') ?? 'plate';
      attached[attached.length - 1] = { ...before, amount: { ...mention.amount, unit }, amountIsAfter: true };
    } else if (isSaidAfter(before, mention, find)) {
      attached[attached.length - 1] = { ...before, amount: mention.amount, amountIsAfter: true };
      attached.push({ ...mention, amount: undefined, joiner: 'list', expected: false });
    } else if (hasWords(mention)) {
      attached.push(mention);
    }
  }
  return attached;
}

/** "Parle g 6 biscuit", "prawns 100 g curry": the noun that is counted belongs to the name before. */
function isNamedWith(before: Mention, { joiner, amount, words }: Mention, find: FindFoods): boolean {
  if (joiner !== 'next' || !amount?.counted || before.amount) return false;
  if (before.words.length + words.length > LONGEST_PHRASE) return false;
  const [alone] = find(keysOf(before.words), []);
  const [together] = find(keysOf(before.words.concat(words)), []);
  if (words.every(({ key }) => GENERAL_DISHES.has(key))) return isExactFood(together);
  return isExactFood(alone) && isExactFood(together) && alone.food.id === together.food.id;
}

/** "Bourbon 4 biscuit chai me": and another food goes on from there. */
function isNounNamedWith(before: Mention, mention: Mention, find: FindFoods): boolean {
  const [noun, ...others] = mention.words;
  if (!noun || !isTelling(noun) || !isExactFood(find(keysOf(others), [])[0])) return false;
  return isNamedWith(before, { ...mention, words: [noun] }, find);
}

/** "Poha with peanuts, 1 plate", "juice no sugar 200 ml", "tilapia with butter, weighing 226 g": it is of the dish, not of its company. */
function isOfDish(attached: Mention[], { amount, joiner, words }: Mention): boolean {
  const [dish, company] = attached.slice(-2);
  if (!amount?.counted || words.length > 0 || dish?.amount || company?.amount) return false;
  const isServing = amount.unit !== undefined && SERVED_IN.has(amount.unit);
  const isOfAll = isServing || (amount.measure?.of === 'g' && joiner !== 'next');
  return dish !== undefined && (company?.joiner === 'without' || (isOfAll && company?.joiner === 'with'));
}

/** "Chicken breast 180 g grilled": no food, but how the one before was made. */
function isDescriptor(before: Mention, { joiner, amount, words, isDetail }: Mention): boolean {
  const measures = amount?.counted && (amount.measure || amount.unit) && !amount.isContainer;
  const names = words.some((word) => isTelling(word) && word.key !== 'fry');
  return (joiner === 'next' || isDetail) && !before.amount && !!measures && !names;
}

/** "Kitkat 4 fingers", "lasan 2 cloves", "dal baati ek thali": units that stand for a food elsewhere. */
function isTrailingUnit(before: Mention, { joiner, amount, words, afterEating }: Mention, find: FindFoods): boolean {
  const [word, ...others] = words;
  const goesOn = joiner === 'next' || afterEating;
  if (!goesOn || before.amount || !amount?.counted || !word || others.length > 0) return false;
  return isUnit(word) || (THALI.has(word.key) && isServedBy(before, 'plate', find));
}

function isUnit({ key }: Token): boolean {
  return UNITS_BEFORE_OF.has(key) && COUNTED_UNITS.has(key);
}

/** "My sugar is 140": a bare number in another clause is no amount; "it weighed 140 g" and "samosa khaya 2" are. */
function saysSomethingElse({ joiner, amount, afterEating }: Mention): boolean {
  return joiner === 'start' && !afterEating && !amount?.measure && !amount?.unit;
}

/** "2 dosas with 1 tsp ghee each" is 2 tsp. */
function countEach(mentions: Mention[]): Mention[] {
  return mentions.map((mention, at) => {
    const counted = mentions[at - 1]?.amount;
    const accompanies = mention.joiner === 'with' || mention.joiner === 'list' || mention.joiner === 'next';
    if (!mention.amount?.each || !accompanies || !hasWords(mention) || !counted?.counted || counted.measure)
      return mention;
    const quantity = (mention.amount.quantity ?? 1) * (counted.quantity ?? 1);
    return { ...mention, amount: { ...mention.amount, quantity } };
  });
}
