import { type Amount, readAmount } from './amount.ts';
import type { Mention } from './mention.ts';
import type { Token } from './tokens.ts';

/** "Margherita regular pizza", "3 slices of medium pizza": the size belongs to the name. */
export function isSizeInName({ quantity, unit, measure, size }: Amount, current: Mention): boolean {
  const isSizeOnly = size !== undefined && size !== 'little' && quantity === undefined && !unit && !measure;
  return isSizeOnly && (current.words.length > 0 || current.amount?.isContainer === true);
}

/** A message of a word or two, or one that starts with an amount, is a list of foods and nothing else. */
export function isBareList(tokens: Token[]): boolean {
  return tokens.length <= 2 || readAmount(tokens, 0)?.amount.counted === true;
}
