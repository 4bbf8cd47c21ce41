import { readFileSync } from 'node:fs';

/** A row of the FNDDS nutrient file: what the columns hold, by their names there. */
export interface FnddsRow {
  code: string;
  description: string;
  figures: Record<string, number>;
}

/** The FNDDS 2019-2020 nutrients as a CSV with a header of `food_code,description,…`. */
export function readFnddsFile(path: string): FnddsRow[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8').split(/\r?\n/);
  const columns = header.split(',');
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        (match) => match[1] ?? match[2] ?? '',
      );
      const figures = Object.fromEntries(columns.map((column, at) => [column, Number(cells[at])]));
      return { code: cells[0] ?? '', description: (cells[1] ?? '').replaceAll('""', '"'), figures };
    });
}
