import { isDrink } from '../portions/portion.ts';
import type { Amount } from '../words/amount.ts';
import { isWord, type Token } from '../words/tokens.ts';
import { wordList } from '../words/wordLists.ts';
import type { Item } from './item.ts';

/** What a number without a unit says. */

const MEALS = wordList('meal');
/** Within these a bare number behind a drink is one of ml; "chai 1030" tells when. */
const LEAST_ML = 100;
const MOST_ML = 1000;
const MOST_ML_OF_CUPS = 500;

export const isBareCount = ({ counted, unit, measure }: Amount) => counted && !unit && !measure;

/** "Vada x0"; "coke 0" is a kind of it. */
export const isNone = (amount: Amount, owner: Item | undefined) =>
  isBareCount(amount) && amount.quantity === 0 && !(owner?.matches[0] && isDrink(owner.matches[0].food));

/** "Pasta 4 lunch", "had soup 2 dinner": for and to, behind what nobody counts by the piece. */
export function isForMeal(amount: Amount, owner: Item | undefined, following: Token | undefined): boolean {
  const isSpelt = isBareCount(amount) && (amount.quantity === 2 || amount.quantity === 4);
  const food = owner?.matches[0]?.food;
  const isCounted = !owner?.amount && food?.portions.some(({ unit }) => unit === 'piece');
  return isSpelt && isWord(following, MEALS) && !isCounted;
}

/** "Mango juice 500" is in ml, "Radler 0,5" in litres. */
export function inItsMeasure(amount: Amount, owner: Item | undefined, written: Token | undefined): Amount {
  const drink = owner?.matches[0]?.food;
  const { quantity = 0 } = amount;
  if (!drink || !isDrink(drink) || !isBareCount(amount) || written?.kind !== 'number') return amount;
  const isInCups = drink.portions[0]?.unit === 'cup';
  if (quantity >= LEAST_ML && quantity <= (isInCups ? MOST_ML_OF_CUPS : MOST_ML))
    return { ...amount, measure: { of: 'ml', amount: 1 } };
  const isInLitres = quantity < 1 && written.key.startsWith('0.') && !isInCups;
  return isInLitres ? { ...amount, measure: { of: 'ml', amount: 1000 } } : amount;
}
