import type { NutrientName } from '../../../contract/nutrients.ts';
import type { PageText } from '../../../texts/locale.ts';
import { groups } from '../../../texts/portal/nutrients.ts';

/** The cards of the page, each with its nutrients in the order in which they are shown. */
export const nutrientGroups: { title: PageText; names: NutrientName[] }[] = [
  {
    title: groups.vitamins,
    names: [
      ...(['vitaminAUg', 'vitaminCMg', 'vitaminDUg', 'vitaminEMg', 'vitaminKUg', 'thiaminMg'] as const),
      ...(['riboflavinMg', 'niacinMg', 'vitaminB6Mg', 'vitaminB12Ug', 'folateUg'] as const),
    ],
  },
  { title: groups.minerals, names: ['calciumMg', 'ironMg', 'magnesiumMg', 'potassiumMg', 'zincMg'] },
  {
    title: groups.watched,
    names: ['sodiumMg', 'sugarG', 'saturatedFatG', 'cholesterolMg', 'caffeineMg', 'alcoholG'],
  },
  { title: groups.macronutrients, names: ['energyKcal', 'proteinG', 'carbohydrateG', 'fiberG', 'fatG'] },
];
