import type { FoodEntry } from '../../../contract/entries/food.ts';
import { readPageLocale } from '../../lib/pageLocale.ts';

/** What a food is called in the language of the page; what waits on this device has the name it was told with. */
export const nameOfFood = ({ foodName, hindiName }: Pick<FoodEntry, 'foodName' | 'hindiName'>): string =>
  (readPageLocale() === 'hi' && hindiName) || foodName;
