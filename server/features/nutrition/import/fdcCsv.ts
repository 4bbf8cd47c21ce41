import { csvRows, eachRow, type Row, readNames } from './csvRows.ts';
import { Brands } from './fdcBrands.ts';
import { FiguresTable } from './fdcFigures.ts';
import { kindOf, measureText, readFdcFood } from './fdcFood.ts';
import type { Folder } from './folder.ts';
import type { FoodFile, Reading } from './importedFood.ts';
import type { WrittenPortion } from './portions.ts';

/** Records of food.csv for which the other files are gathered at a time: the full download has two million. */
const PART = 500_000;

/** A CSV download of FoodData Central: food.csv in its order, in parts, with what the other files say of each part. */
export function fdcCsvFile(paths: string[], folder: Folder): FoodFile {
  let records = 0;
  let read = 0;
  return {
    source: 'usda',
    paths,
    share: () => (records === 0 ? undefined : read / records),
    async *readings(skip) {
      for (let from = skip; from === skip || from < records; from += PART) {
        const ids = await readIds(folder, from);
        records = ids.records;
        if (from >= records) return;
        const gathered = await gather(folder, ids);
        for await (const record of readPart(folder, from, gathered)) {
          read = record.number;
          if (record.reading) yield record.reading;
        }
      }
    },
  };
}

/** The records of food.csv up to the end of the part; those before it have no reading. */
async function* readPart(folder: Folder, from: number, gathered: Gathered) {
  let number = 0;
  for await (const row of csvRows(await folder.open('food.csv'))) {
    number += 1;
    if (number <= from) yield { number, reading: undefined };
    else yield { number, reading: row ? readRow(row, gathered) : brokenRow(number) };
    if (number === from + PART) return;
  }
}

const brokenRow = (record: number): Reading => ({
  kind: 'unusable',
  reason: 'has more or fewer cells than the header',
  record: `food.csv, record ${record}`,
});

interface Gathered {
  indexOf(id: string): number;
  figures: FiguresTable;
  portions: Map<number, WrittenPortion[]>;
  categories: Map<string, string>;
  surveys: Map<number, { code: string; group: string }>;
  brands: Brands;
}

async function gather(folder: Folder, { indexOf, count }: Ids): Promise<Gathered> {
  const figures = new FiguresTable(count);
  await eachRow(folder, 'food_nutrient.csv', (row) => {
    const food = indexOf(row.text('fdc_id'));
    if (food >= 0) figures.add(food, row.text('nutrient_id'), row.number('amount'));
  });
  const units = await readNames(folder, 'measure_unit.csv', 'id', 'name');
  const portions = new Map<number, WrittenPortion[]>();
  await eachRow(folder, 'food_portion.csv', (row) => {
    const food = indexOf(row.text('fdc_id'));
    if (food < 0) return;
    const measure = {
      amount: row.number('amount'),
      unit: units.get(row.text('measure_unit_id')) ?? '',
      description: row.text('portion_description'),
      modifier: row.text('modifier'),
      grams: row.number('gram_weight'),
    };
    portions.set(food, [...(portions.get(food) ?? []), ...measureText(measure)]);
  });
  const groups = await readNames(
    folder,
    'wweia_food_category.csv',
    'wweia_food_category',
    'wweia_food_category_description',
  );
  const surveys = new Map<number, { code: string; group: string }>();
  await eachRow(folder, 'survey_fndds_food.csv', (row) => {
    const group = groups.get(row.text('wweia_category_code') || row.text('wweia_category_number')) ?? '';
    surveys.set(indexOf(row.text('fdc_id')), { code: row.text('food_code'), group });
  });
  const brands = new Brands(folder.names.includes('branded_food.csv') ? count : 0);
  await eachRow(folder, 'branded_food.csv', (row) => brands.add(indexOf(row.text('fdc_id')), row));
  const categories = await readNames(folder, 'food_category.csv', 'id', 'description');
  return { indexOf, figures, portions, categories, surveys, brands };
}

function readRow(row: Row, { indexOf, figures, portions, categories, surveys, brands }: Gathered): Reading {
  const fdcId = row.text('fdc_id');
  const food = indexOf(fdcId);
  if (food < 0) return { kind: 'other' };
  const survey = surveys.get(food);
  const brand = brands.read(food);
  return readFdcFood({
    ...figures.read(food),
    ...brand,
    fdcId,
    dataType: row.text('data_type'),
    description: row.text('description'),
    foodCode: survey?.code ?? '',
    group: survey?.group || brand.group || categories.get(row.text('food_category_id')) || '',
    portions: portions.get(food) ?? [],
  });
}

interface Ids {
  /** Of all food.csv. */
  records: number;
  /** Foods in this part. */
  count: number;
  /** -1 for what is no food of this part. */
  indexOf(id: string): number;
}

async function readIds(folder: Folder, from: number): Promise<Ids> {
  const ids = new Uint32Array(PART);
  let count = 0;
  let records = 0;
  for await (const row of csvRows(await folder.open('food.csv'))) {
    records += 1;
    if (records <= from || records > from + PART || !row || !kindOf(row.text('data_type'))) continue;
    ids[count] = Number(row.text('fdc_id'));
    count += 1;
  }
  const sorted = ids.subarray(0, count).sort();
  const indexOf = (id: string) => {
    const wanted = Number(id);
    let [low, high] = [0, count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return sorted[low] === wanted ? low : -1;
  };
  return { records, count, indexOf };
}
