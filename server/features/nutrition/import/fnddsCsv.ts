import { type OpenBytes, openBytes } from './bytes.ts';
import { csvRows, type Row } from './csvRows.ts';
import { checked, type FoodFile, type Reading } from './importedFood.ts';
import { densityOf, toPortions, type WrittenPortion } from './portions.ts';

/** FNDDS as two flat files: figures per 100 g by food code, and portions by food code. */
export function fnddsCsvFile(nutrientsPath: string, portionsPath: string | undefined): FoodFile {
  let opened: OpenBytes | undefined;
  return {
    source: 'fndds',
    paths: portionsPath ? [nutrientsPath, portionsPath] : [nutrientsPath],
    share: () => opened?.share(),
    async *readings(skip) {
      const portions = portionsPath ? await readPortions(portionsPath) : new Map<string, WrittenPortion[]>();
      opened = await openBytes(nutrientsPath);
      let record = 0;
      for await (const row of csvRows(opened.bytes)) {
        record += 1;
        if (record <= skip) continue;
        if (!row) {
          yield { kind: 'unusable', reason: 'has more or fewer cells than the header', record: `record ${record}` };
          continue;
        }
        yield readFood(row.text('food_code'), row, portions.get(row.text('food_code')) ?? []);
      }
    },
  };
}

async function readPortions(path: string): Promise<Map<string, WrittenPortion[]>> {
  const portions = new Map<string, WrittenPortion[]>();
  for await (const row of csvRows((await openBytes(path)).bytes)) {
    const grams = row?.number('grams');
    if (!row || !grams) continue;
    const code = row.text('food_code');
    portions.set(code, [...(portions.get(code) ?? []), { text: row.text('portion'), grams }]);
  }
  return portions;
}

function readFood(code: string, row: Row, written: WrittenPortion[]): Reading {
  if (!/^\d+$/.test(code)) return { kind: 'unusable', reason: 'has no food code', record: row.text('description') };
  return checked({
    source: 'fndds',
    sourceId: code,
    name: row.text('description'),
    brand: '',
    group: row.text('wweia_category'),
    isGeneric: true,
    figures: {
      energyKcal: row.number('energy_kcal'),
      proteinG: row.number('protein_g'),
      carbohydrateG: row.number('carbohydrate_g'),
      fatG: row.number('fat_g'),
      fiberG: row.number('fiber_g'),
      sugarG: row.number('sugar_g'),
      sodiumMg: row.number('sodium_mg'),
      cholesterolMg: row.number('cholesterol_mg'),
    },
    alcoholG: row.number('alcohol_g'),
    portions: toPortions(written),
    densityGPerMl: densityOf(written),
  });
}
