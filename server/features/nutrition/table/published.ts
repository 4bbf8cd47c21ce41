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
  const unknown = unknownFigures(text.split('\n').length);
  for (let start = text.indexOf('\n') + 1; start < text.length; start = text.indexOf('\n', start) + 1) {
    const comma = text.indexOf(',', start);
    const figures = new Figures(text, comma + 1);
    const per100g: Nutrients = {
      energyKcal: figures.next(),
      proteinG: figures.next(),
      carbohydrateG: figures.next(),
      fatG: figures.next(),
      fiberG: figures.next(),
      sugarG: figures.next(),
      sodiumMg: figures.next(),
      cholesterolMg: figures.next(),
    };
    const furtherPer100g = unknown();
    for (let at = 0; at < furtherPer100g.length; at += 1) furtherPer100g[at] = figures.next();
    into.set(`${table} ${text.slice(start, comma)}`, { per100g, furtherPer100g });
  }
}

const [comma, point, zero] = [0x2c, 0x2e, 0x30];

/** Cells one after another, without a string for each of a hundred thousand. */
class Figures {
  readonly #text: string;
  #at: number;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  /** NaN of an empty cell. */
  next(): number {
    const start = this.#at;
    let digits = 0;
    let divisor = 0;
    for (; ; this.#at += 1) {
      const code = this.#text.charCodeAt(this.#at);
      if (code === comma) break;
      if (code === point) divisor = 1;
      else {
        digits = digits * 10 + code - zero;
        divisor *= 10;
      }
    }
    this.#at += 1;
    return this.#at === start + 1 ? Number.NaN : digits / (divisor || 1);
  }
}
