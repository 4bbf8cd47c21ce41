import { existsSync, readFileSync } from 'node:fs';

export type Half = 'open' | 'sealed';

/** A meal description with its true figures. */
export interface DevRow {
  id: string;
  half: Half;
  slice: string;
  text: string;
  carbohydrateG: number;
  energyKcal: number;
  /** Labels on a raw-weight basis are left out of the macro figures. */
  labelOk: boolean;
}

/** A sentence of the project's own set. */
export interface OwnRow {
  id: string;
  half: Half;
  text: string;
  items: { food: string; gramsLow: number; gramsHigh: number }[];
  kcalLow: number;
  kcalHigh: number;
  intent: string;
}

export function readDevRows(path: string): DevRow[] {
  return readLines(path).map((line) => {
    const row = JSON.parse(line);
    return {
      id: row.id,
      half: halfOf(row.id),
      slice: row.slice,
      text: row.text,
      carbohydrateG: row.carbs,
      energyKcal: row.energy,
      labelOk: row.label_ok,
    };
  });
}

export function readOwnRows(path: string): OwnRow[] {
  return readLines(path).map((line) => JSON.parse(line));
}

function readLines(path: string): string[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** A fixed half of the rows stays unread while tuning; which one a row is in depends on its id alone. */
function halfOf(id: string): Half {
  let hash = 2166136261;
  for (const character of id) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  return ((hash >>> 15) & 1) === 0 ? 'open' : 'sealed';
}
