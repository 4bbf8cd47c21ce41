import type { NutrientName } from '../../../contract/nutrients.ts';

/** The cards of the page, each with its nutrients in the order in which they are shown. */
export const nutrientGroups: { title: string; names: NutrientName[] }[] = [
  {
    title: 'Vitamins',
    names: [
      ...(['vitaminAUg', 'vitaminCMg', 'vitaminDUg', 'vitaminEMg', 'vitaminKUg', 'thiaminMg'] as const),
      ...(['riboflavinMg', 'niacinMg', 'vitaminB6Mg', 'vitaminB12Ug', 'folateUg'] as const),
    ],
  },
  { title: 'Minerals', names: ['calciumMg', 'ironMg', 'magnesiumMg', 'potassiumMg', 'zincMg'] },
  {
    title: 'To keep an eye on',
    names: ['sodiumMg', 'sugarG', 'saturatedFatG', 'cholesterolMg', 'caffeineMg', 'alcoholG'],
  },
  { title: 'Energy and macronutrients', names: ['energyKcal', 'proteinG', 'carbohydrateG', 'fiberG', 'fatG'] },
];
