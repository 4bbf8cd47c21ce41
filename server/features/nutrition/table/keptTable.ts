import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { FoodTable } from './foodTable.ts';
import { type PackedTable, packTable, unpackTable } from './packedTable.ts';

/**
 * Reading the food files takes longer than all else of a start, so what was read is kept where Node keeps the code that
 * it has compiled, beside the hash of all that it was made of.
 */
interface Kept {
  sources: string;
  table: PackedTable;
}

const server = new URL('../../../', import.meta.url);
const folders = ['features/nutrition/foods/', 'features/nutrition/published/', 'features/nutrition/table/'];
const alone = ['features/nutrition/types.ts', '../contract/nutrients.ts'];

/** The files that the table is made of: data, and the code that reads it. */
export function sourcesOfTable(): URL[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(new URL(folder, server))
      .filter((file) => /\.(?:txt|csv|ts)$/.test(file) && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => new URL(folder + file, server)),
  );
  return [...inFolders, ...alone.map((file) => new URL(file, server))];
}

/** The table as it was kept, or else as it is read, which is then kept. */
export function keptTable(read: () => FoodTable): FoodTable {
  const folder = getCompileCacheDir();
  if (!folder) return read();
  const path = join(folder, 'foodTable');
  const hash = createHash('sha256');
  for (const source of sourcesOfTable()) hash.update(readFileSync(source)).update(source.pathname);
  const sources = hash.digest('hex');
  const kept = find(path);
  if (kept?.sources === sources) return unpackTable(kept.table);
  const table = read();
  keep(path, { sources, table: packTable(table) });
  return table;
}

function find(path: string): Kept | undefined {
  try {
    return deserialize(readFileSync(path));
  } catch {
    return undefined;
  }
}

/** Whole or not at all; where nothing can be written, every start reads the files. */
function keep(path: string, kept: Kept): void {
  const written = `${path}-${process.pid}`;
  try {
    writeFileSync(written, serialize(kept));
    renameSync(written, path);
  } catch {}
}
