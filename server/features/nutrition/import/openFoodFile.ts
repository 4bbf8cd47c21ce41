import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type OpenBytes, openBytes, readRange, sizeOf } from './bytes.ts';
import { fdcCsvFile } from './fdcCsv.ts';
import { fdcJsonFile } from './fdcJson.ts';
import { fnddsCsvFile } from './fnddsCsv.ts';
import { type Folder, openFolder } from './folder.ts';
import { type FoodFile, type FoodSource, ImportRefused } from './importedFood.ts';
import { openFoodFactsFile } from './openFoodFacts.ts';

const sourceNames = { usda: 'FoodData Central', fndds: 'FNDDS', off: 'Open Food Facts' };

/** Opens a download of any known form. What it is shows in its content; a source that is said must agree with that. */
export async function openFoodFile(path: string, source?: FoodSource): Promise<FoodFile> {
  if (!existsSync(path)) throw new ImportRefused(`There is no file ${path}.`);
  const folder = await openFolder(path);
  const file = folder ? openInFolder(path, folder) : await openSingle(path);
  // FoodData Central is also where FNDDS is published.
  if (file && (!source || file.source === source || (source === 'fndds' && file.source === 'usda'))) return file;
  const expected = source ? sourceNames[source] : Object.values(sourceNames).join(', ');
  throw new ImportRefused(`${basename(path)} is not a download of ${expected} that can be read.`);
}

function openInFolder(path: string, folder: Folder): FoodFile | undefined {
  const paths = folder.isArchive ? [path] : folder.names.filter(isData).map((name) => join(path, name));
  if (folder.names.includes('food.csv') && folder.names.includes('food_nutrient.csv')) return fdcCsvFile(paths, folder);
  const [json, ...others] = folder.names.filter((name) => name.endsWith('.json'));
  if (json && others.length === 0) {
    return fdcJsonFile(paths, async () => ({ bytes: await folder.open(json), share: () => undefined }));
  }
  const nutrients = folder.names.find((name) => name.endsWith('nutrients.csv'));
  return nutrients && !folder.isArchive ? fnddsPair(join(path, nutrients)) : undefined;
}

const isData = (name: string) => /\.(?:csv|json)$/.test(name);

async function openSingle(path: string): Promise<FoodFile | undefined> {
  const open = (): Promise<OpenBytes> => openBytes(path);
  const head = (await firstCharacters(await open())).replace(/^\ufeff/, '');
  if (/^"?food_code"?,/.test(head)) return fnddsPair(path);
  if (/^(?:\w+\t)*product_name\t/m.test(head)) return openFoodFactsFile('csv', path, open);
  if (/^\s*(?:\[|\{\s*"\w+Foods"\s*:)/.test(head)) return fdcJsonFile([path], open);
  return head.startsWith('{') ? openFoodFactsFile('jsonl', path, open) : undefined;
}

function fnddsPair(nutrientsPath: string): FoodFile {
  const portionsPath = nutrientsPath.replace(/nutrients(?=[^/]*$)/, 'portions');
  const hasPortions = portionsPath !== nutrientsPath && existsSync(portionsPath);
  return fnddsCsvFile(nutrientsPath, hasPortions ? portionsPath : undefined);
}

async function firstCharacters({ bytes }: OpenBytes): Promise<string> {
  for await (const chunk of bytes as AsyncIterable<Buffer>) return chunk.subarray(0, 1 << 16).toString();
  return '';
}

const SAMPLE = 1 << 20;

/** Tells files from all others by their sizes, their beginnings and their ends. */
export async function fingerprintOf({ paths }: FoodFile): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths.toSorted()) {
    const size = await sizeOf(path);
    hash.update(`${basename(path)} ${size} `);
    hash.update(await readRange(path, 0, Math.min(size, SAMPLE)));
    hash.update(await readRange(path, Math.max(0, size - SAMPLE), Math.min(size, SAMPLE)));
  }
  return hash.digest('hex');
}
