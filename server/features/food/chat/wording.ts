import { figure } from '../../../../texts/numbers.ts';
import type { EntryRow } from '../../../db/entries.ts';
import type { EstimatedItem } from '../../nutrition/types.ts';

const weightUnits = new Set(['g', 'kg', 'mg', 'oz', 'lb', 'ml', 'l']);
const plurals: Record<string, string> = {
  glass: 'glasses',
  box: 'boxes',
  bunch: 'bunches',
  pinch: 'pinches',
  inch: 'inches',
};

interface Portioned {
  foodName: string;
  quantity: number;
  unit: string;
  grams: number | null;
}

/** "Roti, 2 pieces (80 g)" */
function portionText({ foodName, quantity, unit, grams }: Portioned): string {
  const weight = grams === null ? '' : `${figure(grams)} g`;
  if (weightUnits.has(unit))
    return `${foodName}, ${unit === 'g' ? weight : `${figure(quantity, 2)} ${unit} (${weight})`}`;
  return `${foodName}, ${amountText(quantity, unit)}${weight && ` (${weight})`}`;
}

/** "2 pieces" */
export const amountText = (quantity: number, unit: string) =>
  `${figure(quantity, 2)} ${quantity > 1 ? (plurals[unit] ?? `${unit}s`) : unit}`;

export const itemText = (item: EstimatedItem) => `${portionText(item)}: ${figure(item.nutrients.energyKcal)} kcal`;

export const entryText = (row: EntryRow<'foodEntries'>) =>
  `${portionText({ ...row, unit: row.servingUnit })}: ${figure(row.energyKcal)} kcal`;

/** "Today: 1,240 of 2,000 kcal, 760 left" */
export function dayText(day: string, energyKcal: number, targetKcal: number): string {
  const difference = Math.round(targetKcal - energyKcal);
  const left = difference >= 0 ? `${figure(difference)} left` : `${figure(-difference)} over`;
  return `${day}: ${figure(energyKcal)} of ${figure(targetKcal)} kcal, ${left}`;
}

export const quoted = (words: string[]) => words.map((word) => `“${word}”`).join(', ');
