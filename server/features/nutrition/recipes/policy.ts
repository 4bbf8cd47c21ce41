import type { Nutrients, Portion } from '../types.ts';

export interface Ingredient {
  food: string;
  grams: number;
}

/** A recipe as a food of one's own: figures per 100 g of the finished dish, and its portions. */
export interface CookedRecipe extends Nutrients {
  portions: Portion[];
  servings: number;
  yieldG: number;
}

/** Grams of the vessels in which dishes are served (foods/FORMAT.md). */
const vessels = { katori: 150, bowl: 225, cup: 240 };

/**
 * Adds up what is in a dish. Water that boils away and water that is added change its weight and none of its nutrients,
 * so that the weight of the finished dish, where it is known, decides what is in 100 g of it.
 */
export function cook(nutrients: Nutrients[], { servings, yieldG }: { servings: number; yieldG: number }): CookedRecipe {
  const per100g = Object.fromEntries(
    Object.keys(nutrients[0] ?? {}).map((name) => {
      const total = nutrients.reduce((sum, amounts) => sum + amounts[name as keyof Nutrients], 0);
      return [name, (100 * total) / yieldG];
    }),
  ) as unknown as Nutrients;
  const serving = yieldG / servings;
  const portions = [
    ...['serving', 'plate', 'piece'].map((unit) => ({ unit, grams: serving, sizes: {} })),
    ...Object.entries(vessels).map(([unit, grams]) => ({ unit, grams, sizes: {} })),
  ];
  return { ...per100g, portions, servings, yieldG };
}

/** What no dish can have in 100 g: more energy than fat, or more than there is in it. */
export const isPossible = ({ energyKcal, proteinG, carbohydrateG, fatG }: CookedRecipe): boolean =>
  energyKcal <= 905 && proteinG + carbohydrateG + fatG <= 101;
