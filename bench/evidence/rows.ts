import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type OwnRow, readOwnRows } from '../food/rows.ts';

/** A message that tells of no meal of the writer. */
export interface NoMealRow {
  id: string;
  language: string;
  class: string;
  text: string;
}

const read = (text: string) => text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line)]));

export const readOpenRows = (): NoMealRow[] =>
  read(readFileSync(new URL('noMeal-open.jsonl', import.meta.url), 'utf8'));

/** Only counts of these are printed: nobody reads them. */
export const readSealedRows = (): NoMealRow[] => {
  const packed = Buffer.from(readFileSync(new URL('noMeal-sealed.b64', import.meta.url), 'utf8'), 'base64');
  return read(gunzipSync(packed).toString('utf8'));
};

const sets = ['own-set', 'fresh-set', 'third-set', 'fourth-set', 'fifth-set'];

/** Sentences of the food sets that tell of something eaten. */
export const readMeals = (): OwnRow[] =>
  sets
    .flatMap((set) => readOwnRows(`bench/food/${set}.jsonl`))
    .filter(({ intent, items }) => intent === 'eaten' && items.length > 0);
