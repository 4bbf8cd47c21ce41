import { readFileSync } from 'node:fs';
import type { FurtherFigures, Nutrients } from '../types.ts';
import { unknownFigures } from './furtherFigures.ts';

/** A row of a published table, per 100 g of the edible part. */
export interface PublishedRow {
  per100g: Nutrients;
  furtherPer100g: FurtherFigures;
}

/** Published rows by their citation: "FNDDS 51300175", "IFCT 2017 B021". */
export type PublishedRows = Map<string, PublishedRow>;

export const publishedFolder = new URL('../published/', import.meta.url);
const files: Record<string, string> = { FNDDS: 'fndds-2019-2020.csv', 'IFCT 2017': 'ifct-2017.csv' };
const citation = new RegExp(`^(?:${Object.keys(files).join('|')}) \\w+$`);

/** Whether a source is a row that lies in the repository. */
export const isCitation = (source: string) => citation.test(source);

/** The rows that the food files cite. */
export function readPublishedRows(): PublishedRows {
  const rows: PublishedRows = new Map();
  for (const [table, file] of Object.entries(files))
    readRows(table, readFileSync(new URL(file, publishedFolder), 'utf8'), rows);
  return rows;
}

/** Reads lines of `code,<all nutrients in the order of the contract>,"description"`; an empty cell is unknown. */
function readRows(table: string, text: string, into: PublishedRows): void {
  const end = text.length;
  const unknown = unknownFigures(text.split('\n').length);
  for (let start = text.indexOf('\n') + 1; start < end; start = text.indexOf('\n', start) + 1) {
    let comma = text.indexOf(',', start);
    const code = text.slice(start, comma);
    const next = () => {
      const from = comma + 1;
      comma = text.indexOf(',', from);
      return comma === from ? Number.NaN : Number(text.slice(from, comma));
    };
    const per100g: Nutrients = {
      energyKcal: next(),
      proteinG: next(),
      carbohydrateG: next(),
      fatG: next(),
      fiberG: next(),
      sugarG: next(),
      sodiumMg: next(),
      cholesterolMg: next(),
    };
    const furtherPer100g = unknown();
    for (let at = 0; at < furtherPer100g.length; at += 1) furtherPer100g[at] = next();
    into.set(`${table} ${code}`, { per100g, furtherPer100g });
  }
}
