import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/open.ts';
import type { FoodImports } from '../../../db/schema.ts';
import { nameWords } from '../table/nameKey.ts';
import { type ImportedFood, ImportRefused } from './importedFood.ts';

/** Reason -> how many records were left out for it, and one of them. */
export type Skipped = Record<string, { count: number; example: string }>;

export interface ImportState {
  recordsRead: number;
  foodsSaved: number;
  skipped: Skipped;
}

/** The import of a file as far as it has come; `anew` forgets how far that is. */
export async function startImport(
  db: Db,
  file: { fingerprint: string; fileName: string; source: string },
  anew: boolean,
  now: Date,
): Promise<ImportState & { finishedAt: Date | null }> {
  const start = { recordsRead: 0, foodsSaved: 0, skipped: '{}', startedAt: now, finishedAt: null };
  await db
    .insertInto('foodImports')
    .values({ ...file, ...start })
    .onConflict((conflict) => {
      const known = conflict.column('fingerprint');
      return anew ? known.doUpdateSet(start) : known.doNothing();
    })
    .execute();
  const row: Selectable<FoodImports> = await db
    .selectFrom('foodImports')
    .selectAll()
    .where('fingerprint', '=', file.fingerprint)
    .executeTakeFirstOrThrow();
  return { ...row, skipped: row.skipped as unknown as Skipped };
}

/** Saves foods together with how far that is, so that a crash leaves both or neither. */
export async function saveBatch(
  db: Db,
  fingerprint: string,
  foods: ImportedFood[],
  before: ImportState,
  after: ImportState,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const moved = await transaction
      .updateTable('foodImports')
      .set({ ...after, skipped: JSON.stringify(after.skipped) })
      .where('fingerprint', '=', fingerprint)
      .where('recordsRead', '=', before.recordsRead)
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n) throw new ImportRefused('Another process is importing this file.');
    await upsertFoods(transaction, foods);
  });
}

async function upsertFoods(db: Db, foods: ImportedFood[]): Promise<void> {
  await sql`
    insert into foods (source, source_id, name, brand, food_group, is_generic, energy_kcal, protein_g, carbohydrate_g, fat_g,
      fiber_g, sugar_g, sodium_mg, cholesterol_mg, density_g_per_ml, portions, search_words, name_length)
    select * from jsonb_to_recordset(${JSON.stringify(foods.map(toRow))}::jsonb) as food (
      source text, source_id text, name text, brand text, food_group text, is_generic boolean,
      energy_kcal float8, protein_g float8, carbohydrate_g float8, fat_g float8,
      fiber_g float8, sugar_g float8, sodium_mg float8, cholesterol_mg float8,
      density_g_per_ml float8, portions jsonb, search_words text, name_length integer)
    on conflict (source, source_id) do update set
      name = excluded.name, brand = excluded.brand, food_group = excluded.food_group, is_generic = excluded.is_generic,
      energy_kcal = excluded.energy_kcal, protein_g = excluded.protein_g, carbohydrate_g = excluded.carbohydrate_g,
      fat_g = excluded.fat_g, fiber_g = excluded.fiber_g, sugar_g = excluded.sugar_g, sodium_mg = excluded.sodium_mg,
      cholesterol_mg = excluded.cholesterol_mg, density_g_per_ml = excluded.density_g_per_ml,
      portions = excluded.portions, search_words = excluded.search_words, name_length = excluded.name_length`.execute(
    db,
  );
}

function toRow({ source, sourceId, name, brand, group, isGeneric, per100g, portions, densityGPerMl }: ImportedFood) {
  const words = nameWords(name);
  return {
    source,
    source_id: sourceId,
    name,
    brand,
    food_group: group,
    is_generic: isGeneric,
    energy_kcal: per100g.energyKcal,
    protein_g: per100g.proteinG,
    carbohydrate_g: per100g.carbohydrateG,
    fat_g: per100g.fatG,
    fiber_g: per100g.fiberG,
    sugar_g: per100g.sugarG,
    sodium_mg: per100g.sodiumMg,
    cholesterol_mg: per100g.cholesterolMg,
    density_g_per_ml: densityGPerMl,
    portions,
    search_words: words.concat(nameWords(brand)).join(' '),
    name_length: Math.max(1, words.length),
  };
}

/** Makes what was saved quick to search: empties the index's waiting list and counts the words of all names. */
export async function finishImport(db: Db, fingerprint: string, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`lock table food_words in share row exclusive mode`.execute(transaction);
    await sql`select gin_clean_pending_list('foods_search')`.execute(transaction);
    await sql`delete from food_words`.execute(transaction);
    await sql`
      insert into food_words (word, uses)
      select word, ndoc from ts_stat('select search from foods') where word not like '#%'`.execute(transaction);
    await sql`analyze foods, food_words`.execute(transaction);
    await transaction
      .updateTable('foodImports')
      .set({ finishedAt: now })
      .where('fingerprint', '=', fingerprint)
      .execute();
  });
}
