import type { Food } from '../../types.ts';

/** Units that mean one thing for one food and another for the next: spoons, tumblers, slabs, half plates. */

export function vesselFor(food: Food, said: string, size: string | undefined): string {
  if (said === 'spoon') return spoonFor(food, size);
  if (said === 'slab') return food.portions.some(({ unit }) => unit === 'rack') ? 'rack' : 'piece';
  if (said !== 'tumbler') return said;
  return food.portions[0]?.unit === 'cup' ? 'cup' : 'glass';
}

/** "A spoon of": the spoon that the food is usually taken with; a big one, and one of rice, is for serving. */
function spoonFor({ portions, traits }: Food, size: string | undefined): string {
  const isServed = size === 'large' || traits.has('served with a spoon');
  if (isServed && portions.some(({ unit }) => unit === 'serving spoon')) return 'serving spoon';
  const spoons = new Set(['teaspoon', 'tablespoon']);
  return portions.find(({ unit }) => spoons.has(unit))?.unit ?? 'tablespoon';
}

/** A half plate or portion as kitchens sell it, which is more than half of the full one. */
export function halfOf(food: Food, unit: string): number | undefined {
  const isSold = unit === 'plate' || unit === 'serving';
  return isSold ? food.portions.find(({ sizes }) => sizes.half)?.sizes.half : undefined;
}
