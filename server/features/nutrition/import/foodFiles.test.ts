import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportedFood, Reading } from './importedFood.ts';
import { fingerprintOf, openFoodFile } from './openFoodFile.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fitpulse-files-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
}

async function read(path: string, skip = 0): Promise<Reading[]> {
  const readings: Reading[] = [];
  for await (const reading of (await openFoodFile(path)).readings(skip)) readings.push(reading);
  return readings;
}

const foodsIn = (readings: Reading[]): ImportedFood[] =>
  readings.flatMap((reading) => (reading.kind === 'food' ? [reading.food] : []));
const reasonsIn = (readings: Reading[]) =>
  readings.flatMap((reading) => (reading.kind === 'unusable' ? [reading.reason] : []));

const fdcFiles: Record<string, string> = {
  'food.csv': `"fdc_id","data_type","description","food_category_id","publication_date"
"20","sr_legacy_food","Apples, raw, with skin","9","2019-04-01"
"10","sample_food","Apple, sample 3","9","2019-04-01"
"30","survey_fndds_food","Lassi, sweet","","2024-10-31"
"40","branded_food","CRUNCHY ""GOLD"" GRANOLA","","2024-10-31"
"50","foundation_food","Nothing known","9","2024-10-31"
"60","sr_legacy_food","short row"
`,
  'food_nutrient.csv': `"id","fdc_id","nutrient_id","amount"
"1","20","1008","52"
"2","20","1003","0.26"
"3","20","1004","0.17"
"4","20","1005","13.81"
"5","20","1079","2.4"
"6","20","2000","10.39"
"7","30","208","72"
"8","30","203","2.5"
"9","30","204","2.3"
"10","30","205","10.4"
"11","40","1062","1882.8"
"12","40","1008","450"
"13","40","1003","10"
"14","40","1004","18"
"15","40","1005","64"
"16","10","1008","999"
`,
  'food_portion.csv': `"id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"
"1","20","1","1","9999","","cup, sliced","109"
"2","20","2","1","9999","","medium (3"" dia)","182"
"3","20","3","2","1000","","","30"
"4","30","1","","9999","1 cup","10205","240"
"5","30","2","","9999","1 fl oz","30000","30.6"
"6","30","3","","9999","Quantity not specified","90000","240"
`,
  'measure_unit.csv': '"id","name"\n"1000","tablespoon"\n"9999","undetermined"\n',
  'food_category.csv': '"id","code","description"\n"9","0900","Fruits and Fruit Juices"\n',
  'survey_fndds_food.csv': '"fdc_id","food_code","wweia_category_code"\n"30","11115400","1820"\n',
  'wweia_food_category.csv': '"wweia_food_category","wweia_food_category_description"\n"1820","Yogurt drinks"\n',
  'branded_food.csv': `"fdc_id","brand_owner","brand_name","serving_size","serving_size_unit","household_serving_fulltext","branded_food_category"
"40","Golden Mills Inc.","GOLDEN","55","g","0.5 cup","Cereal"
`,
};

/** A zip archive as zip programs write them, with a folder around the files. */
function zipOf(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const path = Buffer.from(`download/${name}`);
    const packed = deflateRawSync(text);
    const header = Buffer.alloc(30);
    header.writeUInt32LE(0x04034b50);
    header.writeUInt16LE(8, 8);
    header.writeUInt16LE(path.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(Buffer.byteLength(text), 24);
    entry.writeUInt16LE(path.length, 28);
    entry.writeUInt32LE(offset, 42);
    bodies.push(header, path, packed);
    entries.push(entry, path);
    offset += header.length + path.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

describe('a CSV download of FoodData Central', () => {
  const readings = async () => {
    for (const [name, text] of Object.entries(fdcFiles)) write(`fdc/${name}`, text);
    return read(join(folder, 'fdc'));
  };

  test('gives its foods with figures, portions and groups, and leaves samples and broken rows out', async () => {
    const all = await readings();
    const [apple, lassi, granola] = foodsIn(all);
    expect(apple).toMatchObject({
      source: 'usda',
      sourceId: '20',
      name: 'Apples, raw, with skin',
      group: 'Fruits and Fruit Juices',
      isGeneric: true,
      per100g: { energyKcal: 52, proteinG: 0.26, carbohydrateG: 13.81, fiberG: 2.4, sugarG: 10.39 },
    });
    expect(apple?.portions).toEqual([
      { unit: 'cup', grams: 109, sizes: {} },
      { unit: 'piece', grams: 182, sizes: { medium: 182 } },
      { unit: 'tablespoon', grams: 15, sizes: {} },
    ]);
    expect(lassi).toMatchObject({
      source: 'fndds',
      sourceId: '11115400',
      group: 'Yogurt drinks',
      densityGPerMl: 1.035,
    });
    expect(lassi?.portions[0]).toEqual({ unit: 'serving', grams: 240, sizes: {} });
    expect(granola).toMatchObject({
      name: 'Crunchy "gold" granola',
      brand: 'Golden',
      isGeneric: false,
      per100g: { energyKcal: 450 },
    });
    expect(granola?.portions).toEqual([
      { unit: 'cup', grams: 110, sizes: {} },
      { unit: 'serving', grams: 55, sizes: {} },
    ]);
    expect(reasonsIn(all)).toEqual([
      'lacks energy, protein, carbohydrate or fat',
      'has more or fewer cells than the header',
    ]);
    expect(all).toHaveLength(6);
  });

  test('is the same as a zip archive, and from the middle', async () => {
    const all = await readings();
    const zip = write('fdc.zip', zipOf(fdcFiles));
    expect(await read(zip)).toEqual(all);
    expect(await read(zip, 2)).toEqual(all.slice(2));
  });
});

const jsonFoods = [
  {
    fdcId: 7,
    description: 'Hummus {"plain"}, [commercial]',
    dataType: 'Foundation',
    foodCategory: { description: 'Legumes' },
    foodNutrients: [
      { nutrient: { id: 2047, number: '957' }, amount: 229 },
      { nutrient: { id: 1003 }, amount: 7.35 },
      { nutrient: { id: 1004 }, amount: 17.1 },
      { nutrient: { id: 1005 }, amount: 14.9 },
    ],
    foodPortions: [{ amount: 2, measureUnit: { name: 'tablespoon' }, gramWeight: 33.9 }],
  },
  { fdcId: 8, description: 'No figures', dataType: 'Foundation', foodNutrients: [] },
  { description: 'no id' },
];

test('a JSON download of FoodData Central is read food by food, gzip or not', async () => {
  const text = JSON.stringify({ FoundationFoods: jsonFoods }, undefined, 1);
  const readings = await read(write('foundation.json', text));
  const [hummus] = foodsIn(readings);
  expect(hummus).toMatchObject({ sourceId: '7', name: 'Hummus {"plain"}, [commercial]', group: 'Legumes' });
  expect(hummus?.per100g.energyKcal).toBe(229);
  expect(hummus?.portions).toEqual([{ unit: 'tablespoon', grams: 16.95, sizes: {} }]);
  expect(reasonsIn(readings)).toEqual([
    'lacks energy, protein, carbohydrate or fat',
    'is not a food of FoodData Central',
  ]);
  expect(await read(write('foundation.json.gz', gzipSync(text)))).toEqual(readings);
  expect(await read(write('foundation.zip', zipOf({ 'foundation.json': text })), 1)).toEqual(readings.slice(1));
});

test('FNDDS in two CSV files is read with its portions', async () => {
  const header =
    'food_code,description,wweia_category,energy_kcal,protein_g,carbohydrate_g,fat_g,fiber_g,sugar_g,sodium_mg';
  const path = write(
    'fndds-nutrients.csv',
    `${header},cholesterol_mg\n1,"Milk, whole",Milk,61,3.27,4.63,3.2,0,4.81,38,12\n2,Wine,Wine,83,0.07,2.6,0,0,0.8,5,0\n3,Wrong,X,800,1,2,3,0,0,0,0\n4,Heavy,X,300,60,60,10,0,0,0,0\n`,
  );
  write(
    'fndds-portions.csv',
    'food_code,portion,grams\n1,1 cup,244\n1,1 fl oz,30.5\n1,Guideline amount per cup of hot cereal,61\n',
  );
  const readings = await read(path);
  expect(foodsIn(readings).map(({ sourceId, name, portions }) => [sourceId, name, portions.length])).toEqual([
    ['1', 'Milk, whole', 1],
    ['2', 'Wine', 0],
  ]);
  expect(reasonsIn(readings)).toEqual([
    'energy does not agree with the macronutrients',
    'protein, carbohydrate and fat add up to more than 101 g',
  ]);
});

describe('an export of Open Food Facts', () => {
  const columns = [
    ...['code', 'product_name', 'brands', 'countries_tags', 'serving_size', 'serving_quantity', 'product_quantity'],
    ...['energy-kcal_100g', 'energy_100g', 'proteins_100g', 'carbohydrates_100g', 'fat_100g', 'fiber_100g'],
    ...['sugars_100g', 'salt_100g', 'alcohol_100g'],
  ];
  const rows = [
    [
      '8901063014343',
      'Marie "Gold" Biscuit',
      'Britannia,Other',
      'en:india',
      '3 biscuits (16.5 g)',
      16.5,
      250,
      450,
      '',
      8,
      76,
      12,
      2,
      22,
      1,
      '',
    ],
    ['3017620422003', 'Muesli', 'X', 'en:france', '', '', '', '', 1500, 10, 55, 8, 10, 10, 0.1, ''],
    ['3017620422004', 'Pastis', 'X', 'en:france', '', '', '', 274, '', 0, 2, 0, '', 2, 0, 48],
    ['3017620422005', 'kJ typed as kcal', 'X', 'en:france', '', '', '', 1900, '', 8, 70, 12, '', 2, 0, ''],
    ['3017620422006', 'More sugar', 'X', 'en:france', '', '', '', 200, '', 0, 50, 0, '', 60, 0, ''],
    ['code', 'No barcode', 'X', 'en:france', '', '', '', 200, '', 0, 50, 0, '', 5, 0, ''],
    ['3017620422007', '', 'X', 'en:france', '', '', '', 200, '', 0, 50, 0, '', 5, 0, ''],
  ];
  const expected = (readings: Reading[]) => {
    const [biscuit, muesli, pastis] = foodsIn(readings);
    expect(biscuit).toMatchObject({ sourceId: '8901063014343', brand: 'Britannia', name: 'Marie "Gold" Biscuit' });
    expect(biscuit?.per100g).toMatchObject({ carbohydrateG: 76, fiberG: 2, sodiumMg: 400 });
    expect(biscuit?.portions).toEqual([
      { unit: 'piece', grams: 5.5, sizes: {} },
      { unit: 'serving', grams: 16.5, sizes: {} },
      { unit: 'packet', grams: 250, sizes: {} },
    ]);
    expect(muesli?.per100g).toMatchObject({ energyKcal: expect.closeTo(358.5, 1), carbohydrateG: 65 });
    expect(pastis?.name).toBe('Pastis');
    expect(reasonsIn(readings).slice(0, 4)).toEqual([
      'more than 905 kcal',
      'more sugar than carbohydrate',
      'has no barcode',
      'has no name',
    ]);
  };

  test('is read as tab-separated values without quoting', async () => {
    const lines = [columns, ...rows, ['one', 'cell', 'too', 'few']].map((cells) => cells.join('\t'));
    const readings = await read(write('off.csv.gz', gzipSync(lines.join('\n'))));
    expected(readings);
    expect(reasonsIn(readings)[4]).toBe('has more or fewer cells than the header');
  });

  test('is read as JSON lines', async () => {
    const lines = rows.map((row) => {
      const fields = columns
        .map((name, index): [string, unknown] => [name, row[index]])
        .filter(([, value]) => value !== '');
      const isFigure = ([name]: [string, unknown]) => name.endsWith('_100g');
      const nutriments = Object.fromEntries(fields.filter(isFigure));
      return JSON.stringify({ ...Object.fromEntries(fields.filter((field) => !isFigure(field))), nutriments });
    });
    const readings = await read(write('off.jsonl.gz', gzipSync([...lines, '{"code": "1'].join('\n'))));
    expected(readings);
    expect(reasonsIn(readings)[4]).toBe('is not JSON');
  });
});

test('a file of something else, or of another source than was said, is refused', async () => {
  const path = write('notes.txt', 'Dear diary\n');
  await expect(openFoodFile(path)).rejects.toThrow('notes.txt is not a download of');
  await expect(openFoodFile(join(folder, 'missing.csv'))).rejects.toThrow('There is no file');
  await expect(openFoodFile(write('a.json', '{"SurveyFoods": []}'), 'off')).rejects.toThrow('Open Food Facts');
  await expect(openFoodFile(write('cut.zip', zipOf(fdcFiles).subarray(0, 900)))).rejects.toThrow('ends too early');
});

test('the fingerprint tells a file from one of the same size', async () => {
  const fingerprint = async (text: string) => fingerprintOf(await openFoodFile(write('same.json', text)));
  const first = await fingerprint('[{"x":"a"}]');
  expect(await fingerprint('[{"x":"b"}]')).not.toBe(first);
  expect(await fingerprint('[{"x":"a"}]')).toBe(first);
});
