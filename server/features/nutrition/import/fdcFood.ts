import type { Nutrients } from '../types.ts';
import { checked, type Reading, readableName } from './importedFood.ts';
import { densityOf, toPortions, type WrittenPortion } from './portions.ts';

/** One food of FoodData Central, from whichever of its files. */
export interface FdcFood {
  fdcId: string;
  dataType: string;
  description: string;
  group: string;
  /** The code of a survey food, which is the same from edition to edition. */
  foodCode: string;
  brand: string;
  servingSize: number | undefined;
  servingUnit: string;
  household: string;
  figures: Partial<Nutrients>;
  alcoholG: number | undefined;
  portions: WrittenPortion[];
}

type Kind = 'survey' | 'generic' | 'branded';

/** Samples and acquisitions, of which most of a full download consists, are no foods for a diary. */
export function kindOf(dataType: string): Kind | undefined {
  if (/^survey/i.test(dataType)) return 'survey';
  if (/^(?:foundation|sr[ _]legacy)/i.test(dataType)) return 'generic';
  return /^branded/i.test(dataType) ? 'branded' : undefined;
}

export function readFdcFood(food: FdcFood): Reading {
  const kind = kindOf(food.dataType);
  if (!kind) return { kind: 'other' };
  const isSurvey = kind === 'survey' && food.foodCode !== '';
  const written = [...food.portions, ...servingOf(food)];
  return checked({
    source: isSurvey ? 'fndds' : 'usda',
    sourceId: isSurvey ? food.foodCode : food.fdcId,
    name: readableName(food.description),
    brand: readableName(food.brand),
    group: food.group,
    isGeneric: kind !== 'branded',
    figures: food.figures,
    alcoholG: kind === 'branded' ? (food.alcoholG ?? 0) : food.alcoholG,
    portions: toPortions(written),
    densityGPerMl: densityOf(written),
  });
}

/** What a label calls a serving. */
function servingOf({ servingSize, servingUnit, household }: FdcFood): WrittenPortion[] {
  if (!servingSize || !/^(?:g|grm|ml|mlt)$/i.test(servingUnit)) return [];
  const serving = { text: '1 serving', grams: servingSize };
  return household === '' ? [serving] : [{ text: household, grams: servingSize }, serving];
}

interface Measure {
  amount: number | undefined;
  unit: string;
  description: string;
  modifier: string;
  grams: number | undefined;
}

/** Survey foods describe a measure in words; the others give an amount, a unit and what it is a measure of. */
export function measureText({ amount, unit, description, modifier, grams }: Measure): WrittenPortion[] {
  if (!grams) return [];
  if (description !== '' && !/^\d+$/.test(description)) return [{ text: description, grams }];
  const words = [unit === 'undetermined' ? '' : unit, /^\d+$/.test(modifier) ? '' : modifier];
  return [{ text: [amount || 1, ...words].filter((word) => word !== '').join(' '), grams }];
}
