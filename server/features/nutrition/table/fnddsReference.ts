import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Nutrients } from '../types.ts';

const FILE = 'fndds-2019-2020-nutrients.csv';

interface ReferenceFood {
  code: string;
  description: string;
  per100g: Nutrients;
}

/** The published FNDDS figures, when the download lies in FNDDS_DIR or ../shared/data. */
export function readFnddsReference(directory: string | undefined): ReferenceFood[] | undefined {
  const path = join(directory ?? resolve('../shared/data'), FILE);
  if (!existsSync(path)) return undefined;
  const [, ...lines] = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map(readLine);
}

function readLine(line: string): ReferenceFood {
  const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) => match[1] ?? match[2] ?? '');
  const figure = (index: number) => Number(cells[index]);
  return {
    code: cells[0] ?? '',
    description: (cells[1] ?? '').replaceAll('""', '"'),
    per100g: {
      energyKcal: figure(3),
      proteinG: figure(4),
      carbohydrateG: figure(5),
      fatG: figure(6),
      fiberG: figure(7),
      sugarG: figure(8),
      sodiumMg: figure(9),
      cholesterolMg: figure(10),
    },
  };
}
