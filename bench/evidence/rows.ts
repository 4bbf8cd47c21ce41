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

const open = (name: string) => read(readFileSync(new URL(name, import.meta.url), 'utf8'));
const sealed = (name: string) =>
  read(gunzipSync(Buffer.from(readFileSync(new URL(name, import.meta.url), 'utf8'), 'base64')).toString('utf8'));

export const readOpenRows = (): NoMealRow[] => open('noMeal-open.jsonl');

/** Only counts of these are printed: nobody reads them. */
export const readSealedRows = (): NoMealRow[] => sealed('noMeal-sealed.b64');

/** Of other hands: messages that tell of no meal and messages that do, half of them read by nobody. */
const hand = (name: string) => ({
  name,
  noMeals: {
    open: () => texts(open(`${name}-noMeal-open.jsonl`)),
    sealed: () => texts(sealed(`${name}-noMeal-sealed.b64`)),
  },
  meals: {
    open: () => texts(open(`${name}-meals-open.jsonl`)),
    sealed: () => texts(sealed(`${name}-meals-sealed.b64`)),
  },
});
const texts = (rows: { text: string }[]) => rows.map(({ text }) => text);
export const otherHands = [hand('second'), hand('third')];

const sets = ['own-set', 'fresh-set', 'third-set', 'fourth-set', 'fifth-set'];

/** Sentences of the food sets that tell of something eaten. */
export const readMeals = (): OwnRow[] =>
  sets
    .flatMap((set) => readOwnRows(`bench/food/${set}.jsonl`))
    .filter(({ intent, items }) => intent === 'eaten' && items.length > 0);
