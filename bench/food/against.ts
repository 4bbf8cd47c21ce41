import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { understandMeal } from '../../server/features/nutrition/reading/understandMeal.ts';
import type { FoodTable } from '../../server/features/nutrition/table/foodTable.ts';
import type { DevRow, Half, OwnRow } from './rows.ts';
import { isFoodOf, scoreDevRow, scoreOwnRow, summariseDev, summariseOwn } from './score.ts';

/** A way of understanding meals, with the table that it knows. */
interface Reader {
  understand: (text: string) => ReturnType<typeof understandMeal>;
  table: FoodTable;
}

/** The reader of another checkout or another folder, by the path of its understandMeal.ts; its table lies in ../table. */
export async function loadReader(path: string): Promise<Reader> {
  const url = pathToFileURL(resolve(path));
  const { understandMeal: understandText } = await import(url.href);
  const { loadFoodTable } = await import(new URL('../table/foodTable.ts', url).href);
  const table: FoodTable = loadFoodTable();
  return { understand: (text) => understandText(text, table), table };
}

/** Totals of two readers, "before -> after", for every set and half: what a change does to rows that nobody may read. */
export function compareReaders(before: Reader, after: Reader, sets: [string, OwnRow[]][], dev: DevRow[]): void {
  const figures: Record<string, object> = {};
  for (const half of ['open', 'sealed'] as const) {
    for (const [name, all] of sets) {
      const rows = all.filter((row) => row.half === half);
      if (rows.length === 0) continue;
      const summarise = ({ understand, table }: Reader) =>
        summariseOwn(rows.map((row) => scoreOwnRow(row, understand(row.text), isFoodOf(table))));
      figures[`${name}, ${half}`] = sideBySide(summarise(before), summarise(after));
    }
    for (const slice of new Set(dev.map((row) => row.slice)))
      figures[`${slice}, ${half}`] = compareSlice(before, after, slice, half, dev);
  }
  console.table(figures);
}

function compareSlice(before: Reader, after: Reader, slice: string, half: Half, dev: DevRow[]): object {
  const rows = dev.filter((row) => row.slice === slice && row.half === half);
  const summarise = ({ understand }: Reader) => summariseDev(rows.map((row) => scoreDevRow(row, understand(row.text))));
  return sideBySide(summarise(before), summarise(after));
}

function sideBySide(before: object, after: object): object {
  const others = new Map(Object.entries(after));
  return Object.fromEntries(
    Object.entries(before).map(([name, value]) => [
      name,
      value === others.get(name) ? `${value}` : `${value} -> ${others.get(name)}`,
    ]),
  );
}
