import { nutrients } from '../../../../contract/nutrients.ts';
import { isMeasure } from '../../../../texts/food/portions.ts';
import { roundNutrients } from '../../nutrition/policy.ts';
import type { EstimatedItem } from '../../nutrition/types.ts';

/** For so long a share waits for its person, and the buttons of a pot work. */
export const potLastsMs = 30 * 86_400_000;

/** What a pot is as it was told: the whole of it, or a usual serving where nobody said how much it was. */
interface Contents {
  items: EstimatedItem[];
  isMeasured: boolean;
}

/**
 * The share with this number, from 1 on. What is rounded is the sum up to each share, so that all shares together are the
 * pot, to the last unit of every figure.
 */
export function shareOf({ items, isMeasured }: Contents, slot: number, shares: number): EstimatedItem[] {
  return isMeasured ? items.map((item) => pieceOf(item, slot, shares)) : items;
}

function pieceOf(item: EstimatedItem, slot: number, shares: number): EstimatedItem {
  const piece = (whole: number, decimals: number) => {
    const upTo = (count: number) => roundTo((whole * count) / shares, decimals);
    return roundTo(upTo(slot) - upTo(slot - 1), decimals);
  };
  const pot = roundNutrients(item.nutrients);
  const pieces = nutrients.flatMap(({ name, decimals }) => {
    const amount = pot[name];
    return amount === undefined ? [] : [[name, piece(amount, decimals)]];
  });
  const grams = piece(item.grams, 1);
  return {
    ...item,
    grams,
    ...(isMeasure(item.unit) ? { quantity: grams, unit: 'g' } : { quantity: item.quantity / shares }),
    nutrients: { ...item.nutrients, ...Object.fromEntries(pieces) },
    energyLowKcal: item.energyLowKcal / shares,
    energyHighKcal: item.energyHighKcal / shares,
  };
}

const roundTo = (amount: number, decimals: number) => Math.round(amount * 10 ** decimals) / 10 ** decimals;
