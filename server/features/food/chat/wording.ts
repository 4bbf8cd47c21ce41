import * as texts from '../../../../texts/food/food.ts';
import type { Locale } from '../../../../texts/locale.ts';
import type { EntryRow } from '../../../db/entries.ts';
import { portionText } from '../../nutrition/table/toldFoods.ts';
import type { EstimatedItem } from '../../nutrition/types.ts';

export const itemText = (locale: Locale, item: EstimatedItem) =>
  texts.item(locale, portionText(locale, item), item.nutrients.energyKcal);

export const entryText = (locale: Locale, row: EntryRow<'foodEntries'>) =>
  texts.item(locale, portionText(locale, { ...row, unit: row.servingUnit }), row.energyKcal);

export const quoted = (words: string[]) => words.map((word) => `“${word}”`).join(', ');
