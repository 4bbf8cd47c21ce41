import type { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { Folder } from './folder.ts';

/** The rows of a CSV file with a header, as a look-up by column name; undefined for one with too many or too few cells. */
export async function* csvRows(bytes: Readable): AsyncGenerator<Row | undefined> {
  const parser = parse({ bom: true, relax_column_count: true, relax_quotes: true, max_record_size: 1 << 20 });
  bytes.on('error', (error) => parser.destroy(error));
  bytes.pipe(parser);
  let columns: Map<string, number> | undefined;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (!columns) columns = new Map(cells.map((name, index) => [name.trim(), index]));
      else yield cells.length === columns.size ? rowOf(columns, cells) : undefined;
    }
  } finally {
    bytes.destroy();
  }
}

export interface Row {
  /** Empty for a column that the file doesn't have. */
  text(column: string): string;
  /** undefined for an empty cell or one that isn't a number. */
  number(column: string): number | undefined;
}

export function rowOf(columns: Map<string, number>, cells: string[]): Row {
  const text = (column: string) => cells[columns.get(column) ?? -1]?.trim() ?? '';
  return { text, number: (column) => numberIn(text(column)) };
}

export function numberIn(text: string): number | undefined {
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Does something with each sound row of a file that a folder may have. */
export async function eachRow(folder: Folder, name: string, use: (row: Row) => void): Promise<void> {
  if (!folder.names.includes(name)) return;
  for await (const row of csvRows(await folder.open(name))) if (row) use(row);
}

/** A small file of codes and their names. */
export async function readNames(
  folder: Folder,
  file: string,
  code: string,
  name: string,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  await eachRow(folder, file, (row) => names.set(row.text(code), row.text(name)));
  return names;
}
