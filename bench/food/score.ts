import { totalOf } from '../../server/features/nutrition/reading/portions/estimate.ts';
import type { FoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import { nameKey } from '../../server/features/nutrition/table/nameKey.ts';
import type { EstimatedItem, MealUnderstanding } from '../../server/features/nutrition/types.ts';
import type { DevRow, OwnRow } from './rows.ts';

export interface DevResult {
  row: DevRow;
  understood: MealUnderstanding;
  carbohydrateG: number;
  energyKcal: number;
  inRange: boolean;
}

export function scoreDevRow(row: DevRow, understood: MealUnderstanding): DevResult {
  const total = totalOf(understood.items);
  return {
    row,
    understood,
    carbohydrateG: total.nutrients.carbohydrateG,
    energyKcal: total.nutrients.energyKcal,
    inRange: total.energyLowKcal <= row.energyKcal + 0.5 && row.energyKcal - 0.5 <= total.energyHighKcal,
  };
}

export function summariseDev(results: DevResult[]) {
  const labelled = results.filter(({ row }) => row.labelOk);
  const mean = (read: (result: DevResult) => number, over = labelled) =>
    over.reduce((sum, result) => sum + read(result), 0) / Math.max(1, over.length);
  const carbohydrateError = (result: DevResult) => Math.abs(result.carbohydrateG - result.row.carbohydrateG);
  return {
    rows: results.length,
    'acc@7.5': mean((result) => (carbohydrateError(result) < 7.5 ? 1 : 0)).toFixed(3),
    'carb MAE': mean(carbohydrateError).toFixed(1),
    'kcal MAE': mean((result) => Math.abs(result.energyKcal - result.row.energyKcal)).toFixed(0),
    covered: mean(({ understood }) => (understood.items.length > 0 ? 1 : 0), results).toFixed(3),
    'in range': mean((result) => (result.inRange ? 1 : 0)).toFixed(3),
    unknown: mean(({ understood }) => understood.unknown.length, results).toFixed(2),
  };
}

export interface OwnResult {
  row: OwnRow;
  understood: MealUnderstanding;
  found: number;
  extra: number;
  kcalRight: boolean;
  intentRight: boolean;
}

/** The sets name a food as "one name|another"; any name of the food in the table will do. */
export function isFoodOf(table: FoodTable): (item: EstimatedItem, names: string) => boolean {
  return (item, names) => {
    const food = table.byId.get(item.foodId);
    const known = new Set(food ? [food.name, ...food.names].map(nameKey) : []);
    return names.split('|').some((name) => known.has(nameKey(name)));
  };
}

/** An item is found when a food of that name, or of one of its names, has a weight in the range. */
export function scoreOwnRow(
  row: OwnRow,
  understood: MealUnderstanding,
  isFood: (item: EstimatedItem, name: string) => boolean,
): OwnResult {
  const logged = understood.intent === 'eaten' ? understood.items : [];
  const left = [...logged];
  let found = 0;
  for (const { food, gramsLow, gramsHigh } of row.items) {
    const at = left.findIndex((item) => isFood(item, food) && item.grams >= gramsLow && item.grams <= gramsHigh);
    if (at === -1) continue;
    found += 1;
    left.splice(at, 1);
  }
  const kcal = totalOf(logged).nutrients.energyKcal;
  return {
    row,
    understood,
    found,
    extra: left.length - (row.items.length - found),
    kcalRight: kcal >= row.kcalLow - 0.5 && kcal <= row.kcalHigh + 0.5,
    intentRight: understood.intent === row.intent,
  };
}

export function summariseOwn(results: OwnResult[]) {
  const wanted = results.reduce((sum, { row }) => sum + row.items.length, 0);
  const found = results.reduce((sum, result) => sum + result.found, 0);
  const share = (test: (result: OwnResult) => boolean) =>
    (results.filter(test).length / Math.max(1, results.length)).toFixed(3);
  return {
    sentences: results.length,
    'items found': (found / Math.max(1, wanted)).toFixed(3),
    'all found': share((result) => result.found === result.row.items.length && result.extra <= 0),
    'kcal right': share((result) => result.kcalRight),
    'intent right': share((result) => result.intentRight),
  };
}
