import type { Food, Portion } from '../types.ts';

/** What the vessels and spoons of an Indian kitchen hold, g or ml: light food below, heaped or dense food above. */
const HOLDS: Record<string, [least: number, most: number]> = {
  katori: [15, 160],
  bowl: [25, 380],
  cup: [18, 300],
  glass: [80, 320],
  tablespoon: [4, 22],
  teaspoon: [1.5, 9],
  'serving spoon': [30, 60],
  ladle: [55, 75],
  handful: [8, 55],
};
/** Vessels of one food hold what their volumes say, give or take: a bowl is five thirds of a katori. */
const RATIOS: [larger: string, smaller: string, least: number, most: number][] = [
  ['bowl', 'katori', 1.1, 2.1],
  ['cup', 'katori', 0.8, 1.95],
  ['tablespoon', 'teaspoon', 2, 3.6],
];
/** The usual helping of a dish of which a katori weighs this much: dry dishes below, gravies above. */
const HELPINGS: { katori: [number, number]; helping: [number, number] }[] = [
  { katori: [80, 119], helping: [80, 120] },
  { katori: [145, 150], helping: [140, 180] },
];
const DISHES = new Set([
  'Dals, sambars and legume curries',
  'North Indian vegetable dishes',
  'West Indian dishes',
  'East and North-East Indian dishes',
]);

/** Where an Indian food's portions depart from those of its class. */
export function measureProblems(food: Pick<Food, 'cuisine' | 'group' | 'portions' | 'densityGPerMl'>): string[] {
  if (food.cuisine !== 'india') return [];
  const problems: string[] = [];
  const portionOf = (unit: string) => food.portions.find((portion) => portion.unit === unit);
  for (const { unit, grams } of food.portions) {
    const [least, most] = HOLDS[unit] ?? [0, Number.POSITIVE_INFINITY];
    const ml = grams / food.densityGPerMl;
    if (ml < least || ml > most) problems.push(`a ${unit} of ${ml.toFixed(0)} is not between ${least} and ${most}`);
  }
  for (const [larger, smaller, least, most] of RATIOS) {
    const ratio = (portionOf(larger)?.grams ?? Number.NaN) / (portionOf(smaller)?.grams ?? Number.NaN);
    if (ratio < least || ratio > most)
      problems.push(`a ${larger} is ${ratio.toFixed(1)} times a ${smaller}, not ${least} to ${most} times`);
  }
  const [usual] = food.portions;
  if (usual && DISHES.has(food.group)) problems.push(...helpingProblems(usual, portionOf('katori')));
  return problems;
}

function helpingProblems(usual: Portion, katori: Portion | undefined): string[] {
  if (!katori || (usual.unit !== 'serving' && usual.unit !== 'katori')) return [];
  return HELPINGS.flatMap((dish) => {
    const isDish = katori.grams >= dish.katori[0] && katori.grams <= dish.katori[1];
    const [least, most] = dish.helping;
    const isUsual = usual.grams >= least && usual.grams <= most;
    return isDish && !isUsual ? [`the usual helping is ${usual.grams} g, not ${least} to ${most} g`] : [];
  });
}
