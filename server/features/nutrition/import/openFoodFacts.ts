import { kjPerKcal } from '../policy.ts';
import { linesOf, type OpenBytes } from './bytes.ts';
import { numberIn } from './csvRows.ts';
import { parseJson } from './fdcJson.ts';
import { checked, type FoodFile, type Reading, readableName } from './importedFood.ts';
import { toPortions, type WrittenPortion } from './portions.ts';

/** A field of a product by its name in the export, as text; empty when it isn't there. */
type Product = (field: string) => string;

const G_OF_SODIUM_PER_G_OF_SALT = 0.4;
const G_PER_ML_OF_ALCOHOL = 0.789;
/** Labels there count fibre as carbohydrate; elsewhere they don't. */
const COUNTS_FIBER = /united-states|canada|india|puerto-rico/;

/** The tab-separated export has a header and no quoting; the JSONL export has a product a line. */
export function openFoodFactsFile(format: 'csv' | 'jsonl', path: string, open: () => Promise<OpenBytes>): FoodFile {
  let opened: OpenBytes | undefined;
  return {
    source: 'off',
    paths: [path],
    share: () => opened?.share(),
    async *readings(skip) {
      opened = await open();
      let record = 0;
      let columns: Map<string, number> | undefined;
      for await (const line of linesOf(opened.bytes)) {
        if (format === 'csv' && !columns) {
          columns = new Map(cellsOf(line ?? Buffer.alloc(0)).map((name, index) => [name, index]));
          continue;
        }
        record += 1;
        if (record > skip) yield readLine(line, columns, record);
      }
    },
  };
}

function readLine(line: Buffer | undefined, columns: Map<string, number> | undefined, record: number): Reading {
  const unusable = (reason: string): Reading => ({ kind: 'unusable', reason, record: `record ${record}` });
  if (!line) return unusable('is far too long');
  if (!columns) {
    const product = jsonProduct(parseJson(line.toString()));
    return product ? readProduct(product) : unusable('is not JSON');
  }
  const cells = cellsOf(line);
  if (cells.length !== columns.size) return unusable('has more or fewer cells than the header');
  return readProduct((field) => cells[columns.get(field) ?? -1]?.trim() ?? '');
}

const cellsOf = (line: Buffer) =>
  line
    .toString()
    .replace(/^\ufeff|\r$/g, '')
    .split('\t');

/** JSONL keeps the figures apart from the rest, and tags in lists. */
function jsonProduct(value: unknown): Product | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Record<string, unknown>;
  const nutriments = (fields.nutriments ?? {}) as Record<string, unknown>;
  return (field) => {
    const found = fields[field] ?? nutriments[field];
    return Array.isArray(found) ? found.join(',') : String(found ?? '').trim();
  };
}

/** A product of the API, whose fields are those of the JSONL export. */
export function readApiProduct(value: unknown): Reading {
  const product = jsonProduct(value);
  return product ? readProduct(product) : { kind: 'other' };
}

function readProduct(product: Product): Reading {
  const per100g = (nutrient: string) => numberIn(product(`${nutrient}_100g`));
  const milligrams = (grams: number | undefined) =>
    grams === undefined ? undefined : Math.round(grams * 100_000) / 100;
  const code = product('code');
  const name = product('product_name') || product('product_name_en') || product('generic_name');
  if (!/^\d{4,24}$/.test(code)) return { kind: 'unusable', reason: 'has no barcode', record: name || code };
  const kilojoules = per100g('energy-kj') ?? per100g('energy');
  const salt = per100g('salt');
  const fiberG = per100g('fiber');
  const written = portionsOf(product);
  return checked({
    source: 'off',
    sourceId: code,
    name: readableName(name),
    brand: readableName(product('brands').split(',')[0] ?? ''),
    group: product('main_category_en') || product('pnns_groups_2'),
    isGeneric: false,
    figures: {
      energyKcal: per100g('energy-kcal') ?? (kilojoules === undefined ? undefined : kilojoules / kjPerKcal),
      proteinG: per100g('proteins'),
      carbohydrateG: carbohydrateOf(per100g('carbohydrates'), fiberG, product),
      fatG: per100g('fat'),
      fiberG,
      sugarG: per100g('sugars'),
      sodiumMg: milligrams(per100g('sodium') ?? (salt === undefined ? undefined : salt * G_OF_SODIUM_PER_G_OF_SALT)),
      cholesterolMg: milligrams(per100g('cholesterol')),
    },
    alcoholG: (per100g('alcohol') ?? 0) * G_PER_ML_OF_ALCOHOL,
    portions: toPortions(written),
    densityGPerMl: 1,
  });
}

/** With fibre, as everywhere else in this product. */
function carbohydrateOf(stated: number | undefined, fiberG: number | undefined, product: Product): number | undefined {
  if (stated === undefined || COUNTS_FIBER.test(product('countries_tags'))) return stated;
  return stated + (fiberG ?? 0);
}

/** "2 biscuits (25 g)" with its weight as a figure beside it; and the whole packet. */
function portionsOf(product: Product): WrittenPortion[] {
  const serving = numberIn(product('serving_quantity'));
  const packet = numberIn(product('product_quantity'));
  const words = product('serving_size').replace(/\(.*$/, '').trim();
  return [
    ...(serving && /^\d.*\p{L}/u.test(words) ? [{ text: words, grams: serving }] : []),
    ...(serving ? [{ text: '1 serving', grams: serving }] : []),
    ...(packet ? [{ text: '1 packet', grams: packet }] : []),
  ];
}
